import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../run-command.ts';

let folder: string;
let said: string;
let asked: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-products-'));
  [said, asked] = ['', []];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** `answer`: of the person at the terminal; without one, nobody is there. */
const run = (words: string, answer?: string) =>
  runCommand(
    words.split(' '),
    { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', SAMPLE_DATA: 'off' },
    {
      print: (line) => void (said += `${line}\n`),
      printError: (line) => void (said += `${line}\n`),
      ...(answer !== undefined && {
        ask: (question: string) => {
          asked.push(question);
          return Promise.resolve(answer);
        },
      }),
    },
  );
const write = async (text: string) => {
  const path = join(folder, 'tees.csv');
  await writeFile(path, text);
  return path;
};

it('a file of products is shown, and imported once somebody says yes', async () => {
  const path = await write('Handle,Title,Variant Price,Status\na-tee,A Tee,499,draft\n');
  expect(await run(`catalogue import ${path} --dry-run`)).toBe(0);
  expect(said).toMatch(/^Rows +1\nNew +1\nChanged +0\nUnchanged +0\nOf them drafts +1\n/);
  expect(await run(`catalogue import ${path}`)).toBe(1);
  expect(said).toContain('Add --yes');
  expect(await run(`catalogue import ${path}`, 'n')).toBe(1);
  expect(await run(`catalogue import ${path}`, 'y')).toBe(0);
  expect(asked).toHaveLength(2);
  said = '';
  expect(await run(`catalogue import ${path} --yes`)).toBe(0);
  expect(said).toMatch(/^Rows +1\nNew +0\nChanged +0\nUnchanged +1\n/);
  const file = join(folder, 'export.csv');
  expect(await run(`catalogue export ${file}`)).toBe(0);
  expect(await readFile(file, 'utf8')).toContain('a-tee,A Tee,');
  expect(await run(`catalogue export ${file}`)).toBe(1);
});

it('a file with problems is not imported; the rows are named, and rounding is offered', async () => {
  const path = await write('Handle,Title,Variant Price,Status\na-tee,A Tee,499.50,draft\n');
  expect(await run(`catalogue import ${path} --yes`)).toBe(1);
  expect(said).toMatch(/ROW +FIELD +PROBLEM\n +2 +Variant Price +“499.50” has paise/);
  expect(said).toContain('--round');
  expect(await run(`catalogue import ${path} --yes --round`)).toBe(0);
});

it('a file that is no list of products is refused with one sentence', async () => {
  const path = await write('Name,Cost,Place\n1,2,3\n');
  expect(await run(`catalogue import ${path}`)).toBe(1);
  expect(said).toMatch(/^There is no column “Handle”.*\n$/);
});
