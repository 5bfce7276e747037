// On an older Node a command says one sentence, before anything else.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');

/** Starts a program as every command does, on a Node that says it is of this version. */
function start(version: string) {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const loaded = [`data:text/javascript,${encodeURIComponent(older)}`, './scripts/require-node.mjs'];
  const words = [...loaded.flatMap((module) => ['--import', module]), '-e', "console.log('started')"];
  return spawnSync(process.execPath, words, { cwd: repository, encoding: 'utf8' });
}

it.each(['20.20.2', '22.17.1'])('Node %s is refused with one sentence that says what to do', (version) => {
  const { status, stdout, stderr } = start(version);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`needs Node 22\\.18 or later, this is ${version}\\. Run "npm install" again`)),
  ]);
});

it.each(['22.18.0', '24.0.0'])('Node %s starts without a word', (version) => {
  const { stdout, stderr } = start(version);
  expect([stdout, stderr]).toEqual(['started\n', '']);
});

it('every command asks for it first, and npm does not warn of each package that an older Node cannot run', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const unasked = Object.entries(scripts).filter(
    ([, command]) => command.startsWith('node ') && !command.includes(' --import ./scripts/require-node.mjs '),
  );
  expect(unasked).toEqual([]);
  const { stdout } = spawnSync('npm', ['config', 'get', 'loglevel'], {
    cwd: repository,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('error');
});
