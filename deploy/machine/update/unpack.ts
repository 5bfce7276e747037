// A release archive: downloaded if it has an address, compared with its checksum, unpacked beside
// the other releases.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, statfsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archiveFolder, releases } from '../places.ts';
import { Problem, messageOf } from '../problem.ts';
import { folderOf, isPartial, versionOf } from '../releases.ts';

const downloads = '/opt/shop/downloads';
/** An unpacked release takes about three times as much as its archive. */
const unpackedFactor = 4;
const spareBytes = 100 * 2 ** 20;

/** Resolves to a file whose checksum was compared. `source`: a file or an https address. */
export async function fetchArchive(source: string): Promise<string> {
  const file = /^\w+:\/\//.test(source) ? await download(source) : resolve(source);
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  const sums = `${file}.sha256`;
  if (!existsSync(sums)) {
    throw new Problem(`${basename(sums)} is missing: download it too, into the same folder as the archive.`);
  }
  const expected = /^[0-9a-f]{64}\b/.exec(readFileSync(sums, 'utf8'))?.[0];
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== expected) {
    throw new Problem(
      `${basename(file)} is damaged: it does not have the checksum in ${basename(sums)}. Download both again.`,
    );
  }
  return file;
}

async function download(address: string): Promise<string> {
  if (!address.startsWith('https://')) throw new Problem('The address of an archive begins with https://.');
  mkdirSync(downloads, { recursive: true });
  const file = join(downloads, basename(new URL(address).pathname));
  for (const [from, to] of [
    [address, file],
    [`${address}.sha256`, `${file}.sha256`],
  ] as const) {
    try {
      const response = await fetch(from);
      if (!response.ok || !response.body) throw new Error(`the answer is ${response.status}`);
      await pipeline(Readable.from(response.body), createWriteStream(to));
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : messageOf(error);
      throw new Problem(`${from} cannot be downloaded: ${cause}.`);
    }
  }
  return file;
}

export function removeDownloads(): void {
  rmSync(downloads, { recursive: true, force: true });
}

/** The version by the name of the only folder inside. */
export function versionInside(archive: string): string {
  const listing = tar(['-tzf', archive]).split('\n').filter(Boolean);
  const roots = new Set(listing.map((name) => name.split('/')[0] ?? ''));
  const [root = ''] = roots;
  const version = archiveFolder.exec(root)?.[1];
  if (roots.size !== 1 || !version) throw new Problem(`${basename(archive)} is no release of this shop.`);
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
    if (versionOf(partial) !== version) throw new Problem(`${basename(archive)} is no release of this shop.`);
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
