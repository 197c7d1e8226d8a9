import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST = 1024;
// Fonts in woff2 are brotli inside already.
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest|wasm|pack)$/;
/** Files of megabytes: to pack them as small as can be takes more than a minute, so only releases do. */
const LARGE = 1 << 20;
const QUALITY = { quick: 5, best: 11 };
/** Brotli's own limit; words that are alike lie far from each other. */
const WINDOW = 24;
const CACHE = join(import.meta.dirname, '../node_modules/.cache/brotli');

const pack = promisify(brotliCompress);

/** Writes `name.br` beside every asset that gains by it; the server sends it where it can. */
export function brotli(): Plugin {
  let folder = 'dist';
  return {
    name: 'brotli',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await mkdir(CACHE, { recursive: true });
      await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST) return;
  if (bytes.length < LARGE) return writeFile(`${path}.br`, await packed(bytes, QUALITY.best));
  const quality = process.env.BROTLI === 'best' ? QUALITY.best : QUALITY.quick;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const kept = join(CACHE, `${hash}.${quality}.br`);
  if (!existsSync(kept)) {
    // Whoever stops a build leaves no half file that counts as a whole one.
    await writeFile(`${kept}.part`, await packed(bytes, quality));
    await rename(`${kept}.part`, kept);
  }
  await copyFile(kept, `${path}.br`);
}

function packed(bytes: Buffer, quality: number): Promise<Buffer> {
  return pack(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: bytes.length < LARGE ? constants.BROTLI_DEFAULT_WINDOW : WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
