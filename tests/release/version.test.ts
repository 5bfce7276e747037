// `npm version` in a clone of the repository: it commits and tags only a version that CHANGELOG.md
// explains.
import { type SpawnSyncReturns, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const repository = path.join(import.meta.dirname, '..', '..');
const files = ['package.json', 'package-lock.json', '.npmrc', '.gitignore', 'CHANGELOG.md', 'scripts/require-node.mjs'];
const author = ['-c', 'user.name=Meera Iyer', '-c', 'user.email=meera@example.com'];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-version-'));
  for (const file of [...files, 'scripts/release']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(repository, file), path.join(folder, file), { recursive: true });
  }
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a version that CHANGELOG.md does not have, and changes nothing', () => {
  const { status, stderr } = setVersion('7.0.0');
  expect(status).not.toBe(0);
  expect(stderr).toContain('CHANGELOG.md has no entry "## 7.0.0 - DATE"');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});

it('refuses an entry that says nothing', () => {
  addEntry('## 7.0.0 - 2026-12-01\n\n');
  const { status, stderr } = setVersion('7.0.0');
  expect(status).not.toBe(0);
  expect(stderr).toContain('says nothing');
  expect(git('tag')).toBe('');
});

it('commits and tags a version that CHANGELOG.md explains', () => {
  addEntry('## 7.0.0 - 2026-12-01\n\n### Fixed\n\n- A picture is shown again.\n\n');
  expect(setVersion('7.0.0')).toMatchObject({ status: 0 });
  expect(git('tag')).toBe('v7.0.0\n');
  expect(git('log', '-1', '--format=%s')).toBe('release: 7.0.0\n');
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({ version: '7.0.0' });
});

function addEntry(entry: string): void {
  const file = path.join(folder, 'CHANGELOG.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^## /m, `${entry}## `));
  commit();
}

function setVersion(version: string): SpawnSyncReturns<string> {
  const identity = { GIT_AUTHOR_NAME: 'Meera Iyer', GIT_AUTHOR_EMAIL: 'meera@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Meera Iyer', GIT_COMMITTER_EMAIL: 'meera@example.com' };
  return spawnSync('npm', ['version', version], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...identity, ...committer },
  });
}

function commit(): void {
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message', 'shop: as it is');
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
}
