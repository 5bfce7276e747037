// Finds the built storefront. Each build has its own folder, so a build made while this process
// runs does not change the files it serves.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '..', '..', 'storefront', 'dist');

/** The newest build when this process started. The folder does not exist when there is no build. */
export const builtStorefront = path.join(dist, readCurrent());

/** Includes the previous build, whose files open browser tabs still request. */
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
