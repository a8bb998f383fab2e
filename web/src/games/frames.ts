/** Single frames of a game's lessons, as pictures. */
export const framesOf = <Frame>(scenes: { key: string; frames: Frame[] }[], chosen: Record<string, number>) =>
  Object.entries(chosen).flatMap(([key, frame]) => {
    const shown = scenes.find((scene) => scene.key === key)?.frames[frame];
    return shown === undefined ? [] : [{ key, shown }];
  });
