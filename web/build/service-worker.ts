import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Release } from '../src/offline/messages.ts';

/** It has to lie where the page does, under a name that never changes. */
export const SERVICE_WORKER = 'service-worker.js';
const PLACE = '__RELEASE__';

/** Tells the service worker which files belong to its release. */
export function serviceWorker(): Plugin {
  let folder = 'public';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[SERVICE_WORKER];
        const page = bundle['index.html'];
        if (worker?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('the page or its service worker is missing');
        if (worker.imports.length > 0) throw new Error('the service worker has to be one file');
        const release = releaseOf(String(page.source), Object.keys(bundle), folder);
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(release));
      },
    },
  };
}

function releaseOf(page: string, names: readonly string[], folder: string): Release {
  const first = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name ?? '');
  const entry = first.find((name) => page.includes(`<script type="module" crossorigin src="./${name}">`));
  if (!entry) throw new Error('the page begins with nothing');
  const files = names.filter((name) => name.startsWith('assets/')).sort();
  const named = readdirSync(folder).sort();
  const version = createHash('sha256').update(JSON.stringify([page, files]));
  named.forEach((name) => version.update(readFileSync(join(folder, name))));
  return { version: version.digest('hex').slice(0, 16), entry, first, files, named };
}
