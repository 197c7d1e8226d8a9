import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Desk } from './desk';
import { type Crossing, laidOf } from './words';

/** How somebody works the page. */
export interface Hand {
  press(what: Locator): Promise<void>;
  /** Writes into a field instead of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Picks one of several. */
  choose(radio: Locator): Promise<void>;
  /** Takes something and lets it go elsewhere; null where nothing can be carried. */
  carry: ((from: Locator, to: Locator) => Promise<void>) | null;
  lay(desk: Desk, crossing: Crossing): Promise<void>;
}

interface Point {
  x: number;
  y: number;
}

const STEPS = 8;
/** A finger would hide what it carries: it is that far above. */
const ABOVE_FINGER = 44;
/** No page has more that can be reached. */
const MOST_TABS = 80;

export function mouse(page: Page): Hand {
  async function drag(from: Point, to: Point): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: STEPS });
    await page.mouse.up();
  }
  /** Where the cursor stands, there goes the die that is clicked. */
  async function tap(die: Locator, cell: Locator): Promise<void> {
    if ((await cell.getAttribute('tabindex')) !== '0') await cell.click();
    await die.click();
  }
  const press = (what: Locator): Promise<void> => what.click();
  /** What is taken lies still first: above it a line may come or go. */
  async function carry(from: Locator, to: Locator): Promise<void> {
    await from.hover();
    await page.mouse.down();
    const { x, y } = await middleOf(to);
    await page.mouse.move(x, y, { steps: STEPS });
    await page.mouse.up();
  }
  return { press, write: writeBy(press), choose: press, carry, lay: layBy(drag, tap) };
}

export async function touch(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const press = (what: Locator): Promise<void> => what.tap();
  const drag = (from: Point, to: Point): Promise<void> => swipe(session, from, { x: to.x, y: to.y + ABOVE_FINGER });
  async function tap(die: Locator, cell: Locator): Promise<void> {
    await die.tap();
    await cell.tap();
  }
  return { press, write: writeBy(press), choose: press, carry: tap, lay: layBy(drag, tap) };
}

async function swipe(session: CDPSession, from: Point, to: Point): Promise<void> {
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await tell('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    const way = step / STEPS;
    await tell('touchMove', [{ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }]);
  }
  await tell('touchEnd', []);
}

/** Keys alone: whatever cannot be reached by Tab cannot be pressed. */
export function keyboard(page: Page): Hand {
  async function tabTo(what: Locator): Promise<void> {
    await what.waitFor();
    // Twice round: a page that is drawn anew on the way, as on a busy machine, may take the focus back to its top.
    for (let tabs = 0; tabs < 2 * MOST_TABS; tabs++) {
      if (await what.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${what} cannot be reached by Tab`);
  }
  return {
    async press(what) {
      await tabTo(what);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** The chosen one of a group is reached by Tab, the others by arrows. */
    async choose(radio) {
      const name = await radio.getAttribute('name');
      await tabTo(page.locator(`input[name="${name}"]:checked`));
      while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
    },
    carry: null,
    /** Types across, goes back to where the word began, turns, and types down. */
    async lay(_, { across, down }) {
      await page.keyboard.type(across.toLowerCase());
      for (let back = 0; back < across.length; back++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
      await page.keyboard.type(down.slice(1).toLowerCase());
    },
  };
}

function writeBy(press: Hand['press']): Hand['write'] {
  return async (field, text) => {
    await press(field);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  };
}

type Drag = (from: Point, to: Point) => Promise<void>;
type Tap = (die: Locator, cell: Locator) => Promise<void>;

/** By dragging and by tapping, in turn. */
function layBy(drag: Drag, tap: Tap): Hand['lay'] {
  return async (desk, crossing) => {
    for (const [i, { letter, cell }] of laidOf(crossing).entries()) {
      const [from, to] = [desk.die(letter), desk.cell(cell)];
      if (i % 2 === 0) await drag(await middleOf(from), await middleOf(to));
      else await tap(from, to);
    }
  };
}

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
