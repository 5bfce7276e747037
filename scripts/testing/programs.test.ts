// What a run of the tests lacks is said once, by name, and the README names the same.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..', '..');

/** On a machine that has none of them. */
const report = (env: NodeJS.ProcessEnv = {}) => {
  const program = `import(${JSON.stringify(join(import.meta.dirname, 'programs.ts'))}).then((it) => it.reportMissingPrograms())`;
  return spawnSync(process.execPath, ['-e', program], { env: { PATH: '', ...env }, encoding: 'utf8' });
};

it('a run without them skips their tests, says so in a line each, and the README names them', () => {
  const { status, stderr } = report();
  expect(status).toBe(0);
  const lines = stderr.trim().split('\n');
  const found = lines.map((line) => /^!!! (\S+) was not found: .*\(Debian: apt-get install (\S+)\)/.exec(line));
  const readme = readFileSync(join(repository, 'README.md'), 'utf8');
  const named = found.filter((match) => match !== null).map(([, name, debian]) => `\`${name}\` (\`${debian}\`)`);
  expect(named.length).toBeGreaterThanOrEqual(2);
  expect(named.filter((words) => !readme.includes(words))).toEqual([]);
  expect(lines.filter((_, index) => found[index] === null)).toEqual([
    '!!! No disk may be mounted here: tests of full disks are skipped (Linux, as root).',
  ]);
  expect(readme).toContain('disks that a test may mount (Linux, as root)');
});

it('on CI nothing is skipped: it is an error', () => {
  const { status, stderr } = report({ CI: '1' });
  expect(status).toBe(1);
  expect(stderr).toContain('pdftotext was not found');
});
