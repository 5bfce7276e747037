// Keeps docs/security.md true: its files exist, every row has an answer, and no requirement occurs twice. The tests of
// the guards are found by their tags (spec-map/).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
const page = readFileSync(join(repository, 'docs', 'security.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', asks = '', places = '', gap = '']) => ({ numbers: numbers.split(', '), asks, places, gap }));

it('names files that exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:tsx?|md|json|txt))`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(rows.length);
  expect([...new Set(named)].filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});

it('says for every requirement where it is met, or what is missing', () => {
  const silent = rows.filter(({ asks, places, gap }) => asks === '' || (!places.includes('`') && gap === ''));
  expect(silent.map(({ numbers }) => numbers)).toEqual([]);
});

it('has each requirement number once', () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.filter((number) => !/^([1-9]|1[0-7])\.\d\.\d{1,2}$/.test(number))).toEqual([]);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
