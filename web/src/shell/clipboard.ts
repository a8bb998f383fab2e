/**
 * Copies a text; false where the browser lets a page do no such thing.
 * On a plain http address of a home network there is no clipboard, so an old way stands behind it.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const words = await text;
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return selectAndCopy(words);
  }
}

function selectAndCopy(words: string): boolean {
  const area = document.createElement('textarea');
  area.value = words;
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
