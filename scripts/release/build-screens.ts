// Builds the storefront and the admin of a source folder, beside the repository's packages but
// separate from its own builds: the same sources give the same files.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '..', '..');
const workFolder = path.join(repository, '.cache', 'release');
const workspaces = ['contract', 'design', 'storefront', 'admin'];
const sources = [...workspaces, 'scripts', 'package.json', 'package-lock.json', 'shop.config.ts'];
const screens = ['storefront', 'admin'];

/** Writes `storefront/dist` and `admin/dist` into `target`. */
export function buildScreens(source: string, target: string): void {
  mkdirSync(workFolder, { recursive: true });
  // Below the repository, so that its packages are found. The workspaces are the source's own.
  const folder = mkdtempSync(path.join(workFolder, 'build-'));
  try {
    const isSource = (file: string) => !/\/(dist|node_modules)$/.test(file);
    for (const name of sources.filter((each) => existsSync(path.join(source, each))))
      cpSync(path.join(source, name), path.join(folder, name), { recursive: true, filter: isSource });
    const links = path.join(folder, 'node_modules', '@taana-baana');
    mkdirSync(links, { recursive: true });
    for (const name of workspaces) symlinkSync(path.join('..', '..', name), path.join(links, name));
    for (const name of screens) {
      execFileSync(process.execPath, [path.join(name, 'build.ts')], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      removePath(folder);
      cpSync(path.join(folder, name, 'dist'), path.join(target, name, 'dist'), { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Vite's list of files names one stylesheet by its whole path, which differs from build to build. */
function removePath(folder: string): void {
  for (const name of globSync('*/dist/*/client/.vite/manifest.json', { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`${folder}/`, ''));
  }
}
