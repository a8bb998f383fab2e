/** What pages beside a real table keep on this device. */

/** What was kept at a place, as far as `read` takes it; what it stumbles over was never kept by this page. */
export function kept<Found, Read>(place: string, read: (found: Found) => Read | null): Read | null {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? 'null') as Found | null;
    return found === null ? null : read(found);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets what was kept where it is null. */
export function keep(place: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing counts as long as the page is open.
  }
}

/** Takes up what another window of this browser keeps at a place, so that neither overwrites the other; until it is ended. */
export function follow(place: string, take: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    // No key is told where all was forgotten.
    if (key === place || key === null) take();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
