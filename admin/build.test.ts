// The build of the admin: simultaneous starts, and the files that open tabs still need.
import { execFile } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CopiedSources, copySources } from '../scripts/testing/copied-sources.ts';

const run = promisify(execFile);
/** In ms: a limit for a hanging build, not a speed test. */
const timeoutMs = 120_000;
let sources: CopiedSources;
let dist = '';

beforeEach(async () => {
  sources = await copySources(['admin', 'contract', 'design']);
  dist = path.join(sources.folder, 'admin', 'dist');
  await writeEntry('one line');
});
afterEach(() => sources.remove());

/**
 * A one-line screen: which files a build keeps does not depend on the screens, which take 10 s of
 * processor time.
 */
const writeEntry = (title: string) =>
  writeFile(path.join(sources.folder, 'admin', 'app', 'entry.tsx'), `document.title = '${title}';\n`);
const build = () => run(process.execPath, [path.join(sources.folder, 'admin', 'build.ts')]);
/** The script that the page loads. */
const entry = async () =>
  /assets\/(index-[\w-]+\.js)/.exec(await readFile(path.join(dist, 'index.html'), 'utf8'))?.[1] ?? '';

test(
  'two simultaneous starts make one complete build, and a third has nothing to do',
  async () => {
    await Promise.all([build(), build()]);
    expect((await readdir(dist)).toSorted()).toEqual([
      'assets',
      'built.json',
      'index.html',
      'offline.css',
      'offline.html',
      'offline.js',
      'sw.js',
    ]);
    const assets = await readdir(path.join(dist, 'assets'));
    const name = await entry();
    expect(assets).toEqual(expect.arrayContaining([name, `${name}.br`, `${name}.gz`]));
    expect((await build()).stdout).toBe('');
  },
  timeoutMs,
);

test(
  'a new build keeps the files of the one before, and removes older ones',
  async () => {
    const entries: string[] = [];
    for (const release of ['first', 'second', 'third']) {
      await writeEntry(release);
      await build();
      entries.push(await entry());
    }
    const assets = await readdir(path.join(dist, 'assets'));
    expect(entries.map((name) => assets.includes(name))).toEqual([false, true, true]);
    expect(entries.map((name) => assets.includes(`${name}.br`))).toEqual([false, true, true]);
  },
  timeoutMs,
);
