// Release archives for tests: of former versions, of the working tree, and broken ones made of it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeArchive } from '../../../scripts/release/make-archive.ts';
import { formerVersions } from '../former-versions.ts';

const repository = path.join(import.meta.dirname, '..', '..', '..');
const cache = path.join(repository, 'node_modules', '.cache', 'release-archives');

/** From git history; kept by commit, because it never changes. */
export async function formerArchive(version: keyof typeof formerVersions): Promise<string> {
  const commit = formerVersions[version];
  const target = path.join(cache, commit);
  const archive = path.join(target, `taana-baana-${version}-linux-x64.tar.gz`);
  if (existsSync(archive)) return archive;
  const source = await mkdtemp(path.join(tmpdir(), 'shop-former-'));
  try {
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${source}`], { cwd: repository });
    return await makeArchive({ source, target, version });
  } finally {
    await rm(source, { recursive: true });
  }
}

/** Of the working tree, as it is now. */
export async function treeArchive(version: string): Promise<string> {
  return await makeArchive({ source: repository, target: path.join(cache, 'tree'), version });
}

/** A release of the tree under another version, in which `changes` rewrite files (text by path). */
export async function changedArchive(
  archive: string,
  version: string,
  changes: Record<string, (text: string) => string>,
): Promise<string> {
  const work = await mkdtemp(path.join(tmpdir(), 'shop-changed-'));
  try {
    const target = path.join(work, `taana-baana-${version}`);
    await mkdir(target);
    execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
    const setVersion = (text: string) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`);
    for (const [file, change] of Object.entries({ 'package.json': setVersion, ...changes })) {
      const place = path.join(target, file);
      const before = existsSync(place) ? await readFile(place, 'utf8') : '';
      const after = change(before);
      if (after === before) throw new Error(`${file} was not changed.`);
      await writeFile(place, after);
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-archive-'));
    const made = path.join(folder, `taana-baana-${version}-linux-x64.tar.gz`);
    execFileSync('tar', ['-cf', made, '--use-compress-program=gzip -1', '-C', work, path.basename(target)]);
    execFileSync('sh', ['-c', `sha256sum ${path.basename(made)} > ${made}.sha256`], { cwd: folder });
    return made;
  } finally {
    await rm(work, { recursive: true });
  }
}
