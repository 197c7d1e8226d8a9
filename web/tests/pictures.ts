import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { type Picture, decode, encode } from './png';

/** Pictures are half as wide and high as the window: small files, and a button that moved by a pixel still shows. */
const SCALE = 0.5;
/** How far a pixel's colour may be off, of 1; what the palette leaves out is less. */
const THRESHOLD = 0.15;
/** So many pixels may differ: less than a word. */
const TOLERANCE = 24;
/** Two colours whose channels are no further apart, of 255, are taken for one. */
const ALIKE = 80;

/** What a page looks like now. Chromium scales it, which is quicker; a phone has one device pixel for each of CSS from then on. */
export async function take(page: Page): Promise<Picture> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // A clip is measured from the top of the page, which may have been scrolled.
  const [x, y] = await page.evaluate(() => [scrollX, scrollY]);
  const clip = { x, y, width, height, scale: SCALE };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  await session.detach();
  return decode(Buffer.from(data, 'base64'));
}

/** A folder with the last accepted picture of everything that can be seen. */
export class Accepted {
  constructor(
    readonly folder: string,
    readonly diffs: string,
  ) {}

  /** Is there a set at all? */
  get exists(): boolean {
    return existsSync(this.folder);
  }

  names(): string[] {
    return this.exists ? readdirSync(this.folder).map((file) => file.replace('.png', '')) : [];
  }

  has(name: string): boolean {
    return existsSync(this.#file(name));
  }

  accept(name: string, picture: Picture): void {
    // As long as nothing has changed that is seen, the file stays, too.
    if (this.compare(name, picture) === null) return;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.#file(name), encode(picture));
  }

  forget(name: string): void {
    rmSync(this.#file(name));
  }

  /** What is wrong with a picture, if anything: a sentence with the file that shows where. */
  compare(name: string, picture: Picture): string | null {
    if (!this.has(name)) return `${name}: there is no accepted picture`;
    const accepted = decode(readFileSync(this.#file(name)));
    const { width, height } = accepted;
    if (picture.width !== width || picture.height !== height)
      return `${name}: the picture is ${picture.width} × ${picture.height}, the accepted one ${width} × ${height}`;
    const diff = new PNG({ width, height });
    const options = { threshold: THRESHOLD, diffMask: true };
    const differing = pixelmatch(accepted.data, picture.data, diff.data, width, height, options);
    if (differing <= TOLERANCE) return null;
    const count = [...diff.data.keys()].filter(
      (at) => at % 4 === 3 && diff.data[at] !== 0 && !isRounded(accepted, picture, (at - 3) / 4),
    ).length;
    if (count <= TOLERANCE) return null;
    return `${name}: ${count} pixels differ, see ${this.#show(name, accepted, picture, diff)}`;
  }

  /** Accepted, now and the difference, side by side in one file. */
  #show(name: string, ...pictures: Picture[]): string {
    mkdirSync(this.diffs, { recursive: true });
    const [{ width, height } = { width: 0, height: 0 }] = pictures;
    const sheet = new PNG({ width: width * pictures.length, height });
    pictures.forEach((picture, at) => PNG.bitblt(asPng(picture), sheet, 0, 0, width, height, width * at, 0));
    const file = join(this.diffs, `${name}.png`);
    writeFileSync(file, PNG.sync.write(sheet));
    return relative(process.cwd(), file);
  }

  #file(name: string): string {
    return join(this.folder, `${name}.png`);
  }
}

/** Is a difference only a hairline that was rounded the other way: has either picture the other's colour, a pixel beside? */
function isRounded(one: Picture, other: Picture, pixel: number): boolean {
  return hasBeside(one, other, pixel) && hasBeside(other, one, pixel);
}

function hasBeside(one: Picture, other: Picture, pixel: number): boolean {
  const beside = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => pixel + row * one.width + column));
  const isAlike = (at: number): boolean =>
    [0, 1, 2].every((channel) => {
      const [here, there] = [one.data[pixel * 4 + channel] ?? 0, other.data[at * 4 + channel] ?? Infinity];
      return Math.abs(here - there) <= ALIKE;
    });
  return beside.some(isAlike);
}

function asPng({ width, height, data }: Picture): PNG {
  const png = new PNG({ width, height });
  png.data = data;
  return png;
}
