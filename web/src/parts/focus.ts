/**
 * Gives the focus a place when what had it has gone: otherwise it falls to the page, and a keyboard starts anew.
 * The first of `places`, which are selectors, takes it. Who has the focus elsewhere keeps it.
 */
export function catchFocus(room: HTMLElement, ...places: readonly string[]): void {
  const active = document.activeElement;
  if (active !== null && !active.contains(room)) return;
  const place = places.map((selector) => room.querySelector<HTMLElement>(selector)).find((found) => found !== null);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
