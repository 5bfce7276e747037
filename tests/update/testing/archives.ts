// Release archives for tests: of former versions, of the working tree, and modified ones.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeArchive } from '../../../scripts/release/make-archive.ts';
import { formerVersions, treeVersion } from '../former-versions.ts';

const repository = path.join(import.meta.dirname, '..', '..', '..');
const cache = path.join(repository, 'node_modules', '.cache', 'release-archives');
/** Milliseconds. */
const day = 24 * 3600_000;
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** From git history; cached by commit, because it never changes. */
export function formerArchive(version: keyof typeof formerVersions): Promise<string> {
  return archiveOf(formerVersions[version], version);
}

/** Of the current working tree; cached until a file changes. */
export async function treeArchive(): Promise<string> {
  const kept = `tree-${workingTree()}`;
  // Another run may still use a recent one.
  const isOld = (name: string) =>
    name.startsWith('tree') && name !== kept && Date.now() - statSync(path.join(cache, name)).mtimeMs > day;
  if (existsSync(cache))
    for (const name of readdirSync(cache).filter(isOld)) rmSync(path.join(cache, name), { recursive: true });
  return await archiveOf(workingTree(), treeVersion, kept);
}

async function archiveOf(tree: string, version: string, folder = tree): Promise<string> {
  const target = path.join(cache, folder);
  const archive = path.join(target, `taana-baana-${version}-linux-x64.tar.gz`);
  if (existsSync(archive)) return archive;
  const source = mkdtempSync(path.join(tmpdir(), 'shop-source-'));
  try {
    execFileSync('sh', ['-c', `git archive ${tree} | tar -x -C ${source}`], { cwd: repository });
    return await makeArchive({ source, target, version });
  } finally {
    rmSync(source, { recursive: true });
  }
}

/** Git's hash of all current files. */
function workingTree(): string {
  const index = path.join(mkdtempSync(path.join(tmpdir(), 'shop-index-')), 'index');
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repository, encoding: 'utf8', env: { ...process.env, GIT_INDEX_FILE: index } });
  cpSync(
    execFileSync('git', ['rev-parse', '--git-path', 'index'], { cwd: repository, encoding: 'utf8' }).trim(),
    index,
  );
  git('add', '--all');
  const tree = git('write-tree').trim();
  rmSync(path.dirname(index), { recursive: true });
  return tree;
}

export interface ChangedReleases {
  readonly version: string;
  /** A release in which `changes` rewrite or add files (text by path); without any it equals the tree's. */
  archive(changes: Changes): string;
  remove(): void;
}

/**
 * Makes archives of that version from the tree's, quickly: changed files are appended, where they
 * win. They have no sample catalogue, which only a first start reads.
 */
export function changedReleases(treesArchive: string, version: string): ChangedReleases {
  const work = mkdtempSync(path.join(tmpdir(), 'shop-changed-'));
  const name = `taana-baana-${version}`;
  const release = path.join(work, name);
  mkdirSync(release);
  execFileSync('tar', ['-xzf', treesArchive, '--strip-components=1', '--exclude=*/sample/drop/*', '-C', release]);
  const manifest = path.join(release, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`));
  execFileSync('sh', ['-ec', `tar -cf whole ${name}; tar -rf whole ${name}/package.json`], { cwd: work });
  removeEnd(path.join(work, 'whole'));
  execFileSync('gzip', ['-1', 'whole'], { cwd: work });
  return {
    version,
    archive(changes) {
      const changed = path.join(work, 'changed', name);
      rmSync(path.dirname(changed), { recursive: true, force: true });
      mkdirSync(changed, { recursive: true });
      for (const [file, change] of Object.entries(changes)) {
        const original = path.join(release, file);
        const before = existsSync(original) ? readFileSync(original, 'utf8') : '';
        const after = change(before);
        if (after === before) throw new Error(`${file} was not changed.`);
        mkdirSync(path.dirname(path.join(changed, file)), { recursive: true });
        writeFileSync(path.join(changed, file), after);
      }
      const archive = `${name}-linux-x64.tar.gz`;
      const script = `tar -C changed -c ${name} | gzip -1 | cat whole.gz - > ${archive}
        sha256sum ${archive} > ${archive}.sha256`;
      execFileSync('sh', ['-ec', script], { cwd: work });
      return path.join(work, archive);
    },
    remove: () => rmSync(work, { recursive: true }),
  };
}

/** A tar file ends with blocks of zeros, and everything after them is ignored. */
function removeEnd(file: string): void {
  const block = 512;
  const bytes = readFileSync(file);
  let end = bytes.length;
  while (bytes.subarray(end - block, end).every((byte) => byte === 0)) end -= block;
  truncateSync(file, end);
}
