import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const repository = path.join(import.meta.dirname, '..');
const run = promisify(execFile);
/** In ms: a limit for a hanging build, not a speed test. */
const longest = 120_000;
let folder = '';
let dist = '';

// A copy of the sources: the repository's own build may be in use by other tests.
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-build-'));
  dist = path.join(folder, 'storefront', 'dist');
  const isWanted = (file: string) => !/[\\/](dist|node_modules)$/.test(file);
  for (const name of [
    'storefront',
    'contract',
    'shop.config.ts',
    'shop.house-lines.ts',
    'package.json',
    'package-lock.json',
  ]) {
    await cp(path.join(repository, name), path.join(folder, name), { recursive: true, filter: isWanted });
  }
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = () => run(process.execPath, [path.join(folder, 'storefront', 'build.ts')]);
const current = () => readFile(path.join(dist, 'current'), 'utf8');

test(
  'two simultaneous starts share one complete build',
  async () => {
    await Promise.all([build(), build()]);
    const name = await current();
    expect(new Set(await readdir(dist))).toEqual(new Set([name, 'current']));
    expect(await readdir(path.join(dist, name))).toEqual(['client', 'server']);
    expect((await build()).stdout).toBe('');
  },
  longest,
);

test(
  'a new build keeps the previous one and removes older ones',
  async () => {
    const names: string[] = [];
    for (const release of ['first', 'second', 'third']) {
      await appendFile(path.join(folder, 'shop.config.ts'), `// ${release}\n`);
      await build();
      names.push(await current());
    }
    expect(new Set(names).size).toBe(3);
    expect(new Set(await readdir(dist))).toEqual(new Set([names[1], names[2], 'current']));
  },
  longest,
);
