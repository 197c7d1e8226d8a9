import type { BrowserContext, Page } from 'playwright-core';
import { settle } from './browser';

/** What a live region is, as browsers tell screen readers. */
const LIVE = '[role=status], [role=log], [role=alert], [aria-live=polite], [aria-live=assertive], output';

/** Some sentences wait until the hand rests, and all for those that come with them: so long at the most. */
const RESTED = 1200;
/** On a busy machine sentences and the focus come late: so long they are waited for. */
const LATEST = 15_000;

declare global {
  interface Window {
    /** What has been said since it was last asked for. */
    said: string[];
    /** When something was said last. */
    saidAt: number;
  }
}

/** Sits in the page and writes down what a screen reader would say by itself, and where the focus is. */
export class Listener {
  readonly #page: Page;
  readonly #script: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async in(visit: BrowserContext): Promise<Listener> {
    await visit.addInitScript((live) => {
      window.said = [];
      window.saidAt = 0;
      const regionOf = (node: Node): Element | null =>
        (node instanceof Element ? node : node.parentElement)?.closest(live) ?? null;
      /** Behind a dialog nothing is heard. */
      const isHeard = (region: Element): boolean => {
        const modal = document.querySelector(':modal');
        return modal === null || modal.contains(region);
      };
      const tell = (text: string | null): void => {
        const spoken = (text ?? '').replace(/\s+/g, ' ').trim();
        if (spoken === '') return;
        window.said.push(spoken);
        window.saidAt = performance.now();
      };
      new MutationObserver((records) => {
        // A status is said as a whole, a log by what is added; each once for what came together.
        const whole = new Set<Element>();
        const added = new Set<Node>();
        for (const { target, addedNodes } of records) {
          const region = regionOf(target);
          if (region === null) {
            // A region that appears with its text is not read everywhere, so it does not count as said.
            continue;
          }
          if (!isHeard(region)) continue;
          if (region.matches('[role=log]')) addedNodes.forEach((node) => added.add(node));
          else whole.add(region);
        }
        whole.forEach((region) => tell(region.textContent));
        added.forEach((node) => tell(node.textContent));
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, LIVE);
    return new Listener(await visit.newPage());
  }

  get page(): Page {
    return this.#page;
  }

  /** What was written down, as a script. */
  get script(): string {
    return `${this.#script.join('\n')}\n`;
  }

  /** Does something, and writes down what followed. */
  async hear(what: string, act: () => Promise<unknown>): Promise<Heard> {
    await act();
    await settle(this.#page);
    await this.#rest();
    const said = await this.#page.evaluate(() => window.said.splice(0));
    const focus = await this.#focus();
    // Whether two sentences came together is a matter of milliseconds; in which order, and how often, is not.
    const says = said.length > 0 ? [`  says   ${said.join(' ')}`] : [];
    this.#script.push(what, ...says, `  focus  ${focus ?? 'nowhere'}`, '');
    return { said, focus };
  }

  /** Waits until nothing more is said and the focus has a place. */
  async #rest(): Promise<void> {
    await this.#page.evaluate(
      async ({ rested, latest }) => {
        const start = performance.now();
        const isDone = (): boolean => {
          const now = performance.now();
          const isQuiet = now - Math.max(window.saidAt, start) >= rested;
          return now - start >= latest || (isQuiet && document.activeElement !== document.body);
        };
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 50));
      },
      { rested: RESTED, latest: LATEST },
    );
  }

  /** What can be found in the page's content by role and name, without what is only text. */
  async look(): Promise<void> {
    const tree = await this.#page.getByRole('main').ariaSnapshot();
    const named = tree.split('\n').flatMap((line) => {
      const found = /^\s*- (heading|button|textbox|grid|list|region|timer|radio|checkbox|tab|link) "([^"]*)"/.exec(
        line,
      );
      return found ? [`  ${found[1]}: ${found[2]}`] : [];
    });
    this.#script.push('In the page are', ...named, '');
  }

  async #focus(): Promise<string | null> {
    const isSomewhere = await this.#page.evaluate(() => document.activeElement !== document.body);
    if (!isSomewhere) return null;
    const [first = ''] = (await this.#page.locator(':focus').ariaSnapshot()).split('\n');
    // Of what holds more than a name, only the beginning.
    return first.replace(/^- /, '').replace(/:$/, '').slice(0, 120) || 'something without a name';
  }
}

export interface Heard {
  said: string[];
  focus: string | null;
}
