import { execFile } from 'node:child_process';
import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CopiedSources, copySources } from '../scripts/testing/copied-sources.ts';

const run = promisify(execFile);
/** In ms: a limit for a hanging build, not a speed test. */
const timeoutMs = 120_000;
let sources: CopiedSources;
let folder = '';
let dist = '';

beforeEach(async () => {
  sources = await copySources(['storefront', 'contract', 'design']);
  folder = sources.folder;
  dist = path.join(folder, 'storefront', 'dist');
  // A one-line page: these tests do not depend on the pages, whose build takes 10 s of CPU.
  for (const entry of ['entry-client.tsx', 'entry-server.tsx'])
    await writeFile(path.join(folder, 'storefront', 'app', entry), 'document.title = "one line";\n');
});
afterEach(() => sources.remove());

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
  timeoutMs,
);

test(
  'a new build keeps the previous one and removes older ones',
  async () => {
    const names: string[] = [];
    for (const release of ['first', 'second', 'third']) {
      await appendFile(path.join(folder, 'contract', 'limits.ts'), `// ${release}\n`);
      await build();
      names.push(await current());
    }
    expect(new Set(names).size).toBe(3);
    expect(new Set(await readdir(dist))).toEqual(new Set([names[1], names[2], 'current']));
  },
  timeoutMs,
);
