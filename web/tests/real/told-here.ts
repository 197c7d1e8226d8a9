import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableMessage } from '../../src/protocol/types';

/** What tables of this browser tell their page, as `overhear` for the server's. Call it before the page is opened. */
export class ToldHere<View> {
  private constructor(readonly page: Page) {}

  static async by<View>(page: Page): Promise<ToldHere<View>> {
    await page.addInitScript(keepWhatIsTold);
    return new ToldHere<View>(page);
  }

  /** What it was told last; null before the first view. */
  async last(): Promise<TableMessage<View> | null> {
    const text = await this.page.evaluate(() => (window as unknown as { told?: string }).told ?? null);
    return text === null ? null : (JSON.parse(text) as TableMessage<View>);
  }

  /** Does something, and waits until the table is otherwise than it was. */
  async after(what: () => Promise<unknown>): Promise<void> {
    const before = (await this.last())?.seq ?? 0;
    await what();
    await expect.poll(async () => (await this.last())?.seq ?? 0).toBeGreaterThan(before);
  }
}

/** In the page: keeps the last message that has a view. */
function keepWhatIsTold(): void {
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', ({ data }: MessageEvent<{ from: string; text?: string }>) => {
        if (data.from !== 'text' || data.text === undefined) return;
        const message = JSON.parse(data.text) as { type: string; view?: unknown };
        if (message.type === 'table' && message.view) Object.assign(window, { told: data.text });
      });
    }
  };
}
