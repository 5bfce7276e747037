import { execFile } from 'node:child_process';
import { appendFile, cp, readFile, readdir, writeFile } from 'node:fs/promises';
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

const build = (...options: string[]) =>
  run(process.execPath, [path.join(folder, 'storefront', 'build.ts'), ...options]);
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

test(
  'an uncompressed build is whole, and gets its compressed copies later',
  async () => {
    await build('--uncompressed');
    const name = await current();
    const assets = () => readdir(path.join(dist, name, 'client', 'assets'));
    const texts = (await assets()).filter((file) => /\.(js|css)$/.test(file));
    expect([texts.length > 0, (await assets()).filter((file) => /\.(br|gz)$/.test(file))]).toEqual([true, []]);

    const compress = path.join('scripts', 'compress.ts');
    await cp(compress, path.join(folder, compress));
    await run(process.execPath, [path.join(folder, compress)]);
    expect(await assets()).toEqual(expect.arrayContaining(texts.flatMap((file) => [file, `${file}.br`, `${file}.gz`])));
    expect(await current()).toBe(name);
  },
  timeoutMs,
);

test(
  'a build after an interrupted compression makes the copies that are missing',
  async () => {
    await build('--uncompressed');
    expect((await build()).stdout).toBe('');
    const assets = await readdir(path.join(dist, await current(), 'client', 'assets'));
    const texts = assets.filter((file) => /\.(js|css)$/.test(file));
    expect(assets).toEqual(expect.arrayContaining(texts.flatMap((file) => [`${file}.br`, `${file}.gz`])));
  },
  timeoutMs,
);
