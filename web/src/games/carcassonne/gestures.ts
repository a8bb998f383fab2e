/** Hands on the map: one finger or the mouse drags it, two fingers pinch it, the wheel makes it larger. */
import type { Camera } from './camera.svelte';

/** A hand that moves less than this many pixels chooses; one that moves more drags. */
const STILL = 7;

/** Listens on the map. A drag is no choice: the click that follows it is swallowed. */
export function gestures(camera: Camera) {
  return (map: SVGSVGElement): (() => void) => {
    const down = new Map<number, { x: number; y: number }>();
    let moved = false;
    const place = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
      const box = map.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (down.size === 0) moved = false;
      down.set(event.pointerId, place(event));
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = place(event);
      if (!moved && down.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
      if (!moved) {
        moved = true;
        for (const id of down.keys()) map.setPointerCapture(id);
      }
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) camera.pan(now.x - before.x, now.y - before.y);
      else {
        const far = (one: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        camera.zoom(far(now) / Math.max(far(before), 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
      down.set(event.pointerId, now);
    }

    const lift = (event: PointerEvent): void => void down.delete(event.pointerId);

    function click(event: MouseEvent): void {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = place(event);
      const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
      camera.zoom(Math.exp(-lines * (event.ctrlKey ? 0.01 : 0.0018)), x, y);
    }

    map.addEventListener('pointerdown', press);
    map.addEventListener('pointermove', move);
    map.addEventListener('pointerup', lift);
    map.addEventListener('pointercancel', lift);
    map.addEventListener('click', click, { capture: true });
    map.addEventListener('wheel', wheel, { passive: false });
    return () => {
      map.removeEventListener('pointerdown', press);
      map.removeEventListener('pointermove', move);
      map.removeEventListener('pointerup', lift);
      map.removeEventListener('pointercancel', lift);
      map.removeEventListener('click', click, { capture: true });
      map.removeEventListener('wheel', wheel);
    };
  };
}
