import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Pixels, four bytes each. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** A palette has so many colours; pngjs cannot write one. */
const COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function decode(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/** A small file: the pictures lie in the repository. */
export function encode({ width, height, data }: Picture): Buffer {
  const pixels = Array.from({ length: width * height }, (_, at) => rough(data, at * 4));
  const palette = mostFrequent(pixels);
  const places = new Map<number, number>();
  const place = (colour: number): number => {
    const known = places.get(colour) ?? nearest(palette, colour);
    places.set(colour, known);
    return known;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // The first byte of a row says how it is filtered: not at all.
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = place(pixels[y * width + x] ?? 0);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for a pixel, which is a place in the palette.
  head.set([8, 3], 8);
  const body = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A colour as one number. The last three bits of a shade cannot be seen, but cost a lot. */
function rough(data: Buffer, at: number): number {
  const shade = (value = 0): number => Math.min(255, (value + 4) & ~7);
  return (shade(data[at]) << 16) | (shade(data[at + 1]) << 8) | shade(data[at + 2]);
}

const parts = (colour: number): [red: number, green: number, blue: number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

function mostFrequent(pixels: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  const wanted = parts(colour);
  const distance = (other: number): number =>
    parts(other).reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0);
  let best = 0;
  palette.forEach((other, at) => {
    if (distance(other) < distance(palette[best] ?? 0)) best = at;
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

/** The checksum of PNG; Node's zlib has it only from version 22 on. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
