import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module that says where the engine is. */
const NAME = 'virtual:engine';
const FOLDER = join(import.meta.dirname, '../engine');
const HASH_LENGTH = 16;

/** A file that cargo leaves here for the client, named after what is in it. */
interface Part {
  hash: string;
  /** Relative to the page's base. */
  path: string;
  bytes: Buffer;
}

/** Gives the client the engine and its words, as files of their own; null where they have not been built. */
export function engine(): Plugin {
  const code = part('engine.wasm');
  const words = part('words.pack');
  const parts = code && words ? { code, words } : null;
  return {
    name: 'engine',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export const engine = ${JSON.stringify(parts, withoutBytes)};` : undefined),
    buildStart() {
      if (!parts) this.info('no engine in web/engine: the client is built without tables of its own');
    },
    generateBundle() {
      for (const { path, bytes } of Object.values(parts ?? {}))
        this.emitFile({ type: 'asset', fileName: path, source: bytes });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const asked = Object.values(parts ?? {}).find(({ path }) => request.url === `/${path}`);
        if (!asked) return next();
        response.setHeader(
          'content-type',
          asked.path.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream',
        );
        response.end(asked.bytes);
      });
    },
  };
}

function part(file: string): Part | null {
  const path = join(FOLDER, file);
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return { hash, path: `assets/${file.replace('.', `-${hash}.`)}`, bytes };
}

function withoutBytes(key: string, value: unknown): unknown {
  return key === 'bytes' ? undefined : value;
}
