// An accepted release archive, unpacked beside the other releases.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { archiveFolder, releases } from '../places.ts';
import { Problem, messageOf } from '../problem.ts';
import { folderOf, isPartial, versionOf } from '../releases.ts';

/** An unpacked release takes about three times as much as its archive. */
const unpackedFactor = 4;
const spareBytes = 100 * 2 ** 20;

/** The version by the name of the only folder inside. */
export function versionInside(archive: string): string {
  const listing = tar(['-tzf', archive]).split('\n').filter(Boolean);
  const roots = new Set(listing.map((name) => name.split('/')[0] ?? ''));
  const [root = ''] = roots;
  const version = archiveFolder.exec(root)?.[1];
  if (roots.size !== 1 || !version) throw new Problem('The archive is no release of this shop.');
  return version;
}

/** Throws a Problem if the disk of `folder` has less free space. */
export function requireSpace(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const [free, needed] = [bavail * bsize, bytes + spareBytes].map((count) => Math.ceil(count / 2 ** 20));
  if ((free ?? 0) < (needed ?? 0)) {
    throw new Problem(
      `The disk of ${folder} has ${free} MB free, and ${needed} MB are needed. Make room and try again.`,
    );
  }
}

/** Replaces an existing release of that version, unless it is running. */
export function unpack(archive: string, version: string): void {
  mkdirSync(releases, { recursive: true });
  // Leftovers of killed updates.
  for (const name of readdirSync(releases).filter(isPartial)) rmSync(join(releases, name), { recursive: true });
  requireSpace(releases, statSync(archive).size * unpackedFactor);
  const partial = join(releases, `.${version}`);
  mkdirSync(partial);
  try {
    tar(['-xzf', archive, '--no-same-owner', '--strip-components=1', '-C', partial]);
    if (versionOf(partial) !== version) throw new Problem('The archive is no release of this shop.');
    execFileSync('sync', ['-f', dirname(partial)]);
    rmSync(folderOf(version), { recursive: true, force: true });
    renameSync(partial, folderOf(version));
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function tar(args: readonly string[]): string {
  try {
    return execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (/No space left|Wrote only/.test(stderr)) throw new Problem('The disk is full. Make room and try again.');
    throw new Problem(`The archive cannot be unpacked: ${stderr.trim().split('\n')[0] || messageOf(error)}`);
  }
}
