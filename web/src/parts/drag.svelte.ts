import { type Carry, type Point, type Step, RESTING, carry } from './carry';

/** So far above the finger is what it carries, to be seen. */
const ABOVE_FINGER = 44;

interface Ends<T> {
  /** May it be taken up now? */
  may: (what: T) => boolean;
  /** It was let go here. */
  drop: (what: T, at: Point) => void;
}

/** Carries things by mouse, pen and finger. A tap is a click and no business of ours. */
export class Drag<T> {
  /** What is in the hand, and where it is. */
  held = $state.raw<{ what: T; at: Point } | null>(null);

  #carry: Carry<T> = RESTING;
  #lift = 0;
  readonly #ends: Ends<T>;

  constructor(ends: Ends<T>) {
    this.#ends = ends;
  }

  /** For the `pointerdown` of what can be carried. */
  press(event: PointerEvent, what: T): void {
    if (event.button !== 0 || !this.#ends.may(what)) {
      return;
    }
    this.#lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
    this.#step({ type: 'down', what, pointer: event.pointerId, at: pointOf(event) });
    this.#listen(true);
  }

  /** Lets go without a drop. */
  cancel(): void {
    this.#listen(false);
    this.#carry = RESTING;
    this.held = null;
  }

  readonly #move = (event: PointerEvent): void =>
    this.#step({ type: 'move', pointer: event.pointerId, at: pointOf(event) });

  readonly #up = (event: PointerEvent): void => {
    const { held } = this;
    this.#step({ type: 'up', pointer: event.pointerId });
    if (held !== null && this.held === null) {
      swallowClick();
      this.#ends.drop(held.what, held.at);
    }
  };

  readonly #cancelled = (event: PointerEvent): void => this.#step({ type: 'cancel', pointer: event.pointerId });

  /** What is thrown is no fling of the page: after that the browser would swallow the next tap. */
  readonly #steady = (event: Event): void => void (this.held !== null && event.preventDefault());

  #step(step: Step<T>): void {
    this.#carry = carry(this.#carry, step);
    if (this.#carry.is === 'resting') {
      this.cancel();
    } else if (this.#carry.is === 'carried') {
      const { what, at } = this.#carry;
      this.held = { what, at: { x: at.x, y: at.y - this.#lift } };
    }
  }

  #listen(on: boolean): void {
    const change = on ? window.addEventListener : window.removeEventListener;
    change('pointermove', this.#move as EventListener);
    change('pointerup', this.#up as EventListener);
    change('pointercancel', this.#cancelled as EventListener);
    // The browser's own way of dragging would take the pointer from us.
    change('dragstart', prevent);
    change('touchmove', this.#steady, { passive: false });
  }
}

const prevent = (event: Event): void => event.preventDefault();

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

/** What was carried was not clicked. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
