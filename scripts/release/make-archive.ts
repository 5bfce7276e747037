// A release archive: one folder, packed so that the same sources give the same bytes.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from './make-folder.ts';

export interface Release {
  /** The shop's sources, also of an older version. */
  readonly source: string;
  /** Output folder of the archive and its checksum. */
  readonly target: string;
  /** By default that of the source's package.json. */
  readonly version?: string;
}

/**
 * The modification time of every file, so that archives are reproducible. npm gives its packages
 * the same one.
 */
const fileTime = '1985-10-26 08:15:00 UTC';

/**
 * Writes `taana-baana-VERSION-linux-x64.tar.gz` and its `.sha256`; resolves to the archive's path.
 */
export async function makeArchive({ source, target, version }: Release): Promise<string> {
  const known = version ?? (await versionOf(source));
  const name = `taana-baana-${known}`;
  const archive = path.join(target, `${name}-linux-x64.tar.gz`);
  const work = await mkdtemp(path.join(tmpdir(), 'shop-release-'));
  try {
    makeFolder(path.resolve(source), path.join(work, name), known);
    await mkdir(target, { recursive: true });
    pack(work, name, `${archive}.unfinished`);
    await writeFile(`${archive}.sha256`, `${await sha256(`${archive}.unfinished`)}  ${path.basename(archive)}\n`);
    await rename(`${archive}.unfinished`, archive);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return archive;
}

function pack(work: string, name: string, archive: string): void {
  const sameBytes = ['--format=gnu', '--sort=name', `--mtime=${fileTime}`, '--mode=u=rwX,go=rX'];
  const noOwner = ['--owner=0', '--group=0', '--numeric-owner'];
  const packed = ['--create', '--file', archive, '--use-compress-program=gzip -n', '--directory', work];
  execFileSync('tar', [...packed, ...sameBytes, ...noOwner, name]);
}

async function versionOf(source: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as { version: string }).version;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
