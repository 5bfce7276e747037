import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

/** What a program finds that was begun with `--import little-memory.mjs`. */
async function begin(environment: Record<string, string> = {}, flags: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-little-memory-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const program = join(folder, 'program.mjs');
  await writeFile(
    program,
    `const { argv, execArgv, env } = process;
    console.log(JSON.stringify({ words: argv.slice(2), flags: execArgv, env }));`,
  );
  const preload = join(import.meta.dirname, 'little-memory.mjs');
  const written = execFileSync(process.execPath, [...flags, '--import', preload, program, 'one', 'two words'], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  return JSON.parse(written) as { words: string[]; flags: string[]; env: Record<string, string> };
}

describe.skipIf(process.platform === 'win32')('a process that is to take little memory', () => {
  test('begins anew with little room for the young, one heap for all threads, and all that it was given', async () => {
    const found = await begin({ DATA_DIR: '/srv/shop' }, ['--no-deprecation']);
    expect(found.words).toEqual(['one', 'two words']);
    expect(found.flags).toEqual(expect.arrayContaining(['--max-semi-space-size=8', '--no-deprecation']));
    expect(found.env).toMatchObject({ DATA_DIR: '/srv/shop', MALLOC_ARENA_MAX: '1' });
  });

  test("leaves the owner's own settings alone", async () => {
    const found = await begin({ MALLOC_ARENA_MAX: '4' }, ['--max-semi-space-size=32']);
    expect(found.env).toMatchObject({ MALLOC_ARENA_MAX: '4' });
    // Of two, Node takes the last.
    expect(found.flags.findLast((flag) => flag.includes('semi-space'))).toBe('--max-semi-space-size=32');
  });
});
