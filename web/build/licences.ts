import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A package that is in the client, with the text that its licence wants to go along. */
interface Package {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Writes `licences.json`: the packages that chunks and fonts were made of. `cargo xtask dist` reads it, too. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
      );
      const folders = new Set(files.map(packageFolder).filter((folder) => folder !== null));
      const packages = [...folders].sort().map(read);
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(packages, null, 1) });
    },
  };
}

/** The folder of the package that a file comes from: what follows the last `node_modules`, with its scope. */
function packageFolder(file: string): string | null {
  const found = /^.*[/\\]?node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file.replace(/^\0/, ''));
  return found ? resolve(found[0]) : null;
}

function read(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (!file) throw new Error(`${name} ${version} has no text of its licence in ${dirname(folder)}`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}
