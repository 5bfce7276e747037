// Where the built storefront is: one folder a build, so that a build made while this process runs changes nothing under it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '..', '..', 'storefront', 'dist');

/** The build that was the newest when this process started; a folder that is not there when none has been made. */
export const builtStorefront = path.join(dist, readCurrent());

/** Of the build before too: a shopper's open page still asks for what belongs to it. */
export function builtAssetFolders(): string[] {
  if (!existsSync(dist)) return [];
  const others = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('unfinished-'))
    .map((entry) => path.join(dist, entry.name))
    .filter((folder) => folder !== builtStorefront);
  return [...others, builtStorefront].map((folder) => path.join(folder, 'client', 'assets'));
}

function readCurrent(): string {
  try {
    return readFileSync(path.join(dist, 'current'), 'utf8');
  } catch {
    return 'none';
  }
}
