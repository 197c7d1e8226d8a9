/** Lets a phone be felt, once somebody has touched the page: browsers want it so. */
export function vibrate(...pattern: number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
