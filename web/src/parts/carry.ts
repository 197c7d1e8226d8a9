/**
 * How something is carried by a pointer: it rests, is pressed, and once the pointer has moved far enough it is in the
 * hand until it is let go. Pure, so that it can be tested without a browser.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Carry<T> =
  | { readonly is: 'resting' }
  | {
      readonly is: 'pressed' | 'carried';
      readonly what: T;
      readonly pointer: number;
      readonly start: Point;
      readonly at: Point;
    };

export type Step<T> =
  | { readonly type: 'down'; readonly what: T; readonly pointer: number; readonly at: Point }
  | { readonly type: 'move'; readonly pointer: number; readonly at: Point }
  | { readonly type: 'up' | 'cancel'; readonly pointer: number };

export const RESTING = { is: 'resting' } as const;

/** Less is a tap (ux.md, 2.1). */
const THRESHOLD = 6;

export function carry<T>(before: Carry<T>, step: Step<T>): Carry<T> {
  if (step.type === 'down') {
    const { what, pointer, at } = step;
    return before.is === 'resting' ? { is: 'pressed', what, pointer, start: at, at } : before;
  }
  if (before.is === 'resting' || before.pointer !== step.pointer) {
    return before;
  }
  if (step.type !== 'move') {
    return RESTING;
  }
  const far = Math.hypot(step.at.x - before.start.x, step.at.y - before.start.y) >= THRESHOLD;
  return { ...before, is: far ? 'carried' : before.is, at: step.at };
}
