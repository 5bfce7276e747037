// Keeps docs/spec-map.md true: its files and tests exist, and every sentence has a test.
import { describe, expect, it } from 'vitest';
import { isFile, isTest, read, readTitles, rowsOf, splitCell, withoutTicks } from './testing/map-pages.ts';

interface Row {
  readonly section: string;
  readonly sentence: string;
  readonly files: readonly string[];
  /** `<file> › <title>` each. */
  readonly tests: readonly string[];
}

const rows = readRows(read('docs/spec-map.md'));

describe('the map of the specification', () => {
  it('has rows for each of the sections 2 to 9', () => {
    const sections = new Set(rows.map(({ section }) => section));
    expect([...sections].map((section) => section.slice(0, 2))).toEqual([
      '2.',
      '3.',
      '4.',
      '5.',
      '6.',
      '7.',
      '8.',
      '9.',
    ]);
  });

  it('names a file and a test for each sentence, and no sentence twice', () => {
    expect(rows.filter(({ files, tests }) => files.length === 0 || tests.length === 0)).toEqual([]);
    const named = rows.map(({ section, sentence }) => `${section}: ${sentence}`);
    expect(named.filter((sentence, index) => named.indexOf(sentence) !== index)).toEqual([]);
  });

  it('names no file that does not exist', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !isFile(file))).toEqual([]);
  });

  it('names no test that does not exist', () => {
    const named = [...new Set(rows.flatMap(({ tests }) => tests))];
    expect(named.filter((test) => !isTest(test))).toEqual([]);
  });
});

describe('a test’s title', () => {
  const titles = readTitles(
    'some.test.ts',
    "it('one'); test.each([1])('takes %i of them', () => {}); customerTest(`${path} opens`, () => {}); it.each([])('%s', f); call('five');",
  );

  it.each(['one', 'takes 5 of them', '/cart opens'])('is found: %s', (title) => {
    expect(titles.some((template) => template.test(title))).toBe(true);
  });

  it.each(['five', 'takes of them', 'ones', 'anything'])('is not found: %s', (title) => {
    expect(titles.some((template) => template.test(title))).toBe(false);
  });
});

function readRows(page: string): Row[] {
  return rowsOf(page)
    .filter(({ section, cells: [sentence] }) => /^\d\./.test(section) && sentence !== 'Sentence')
    .map(({ section, cells: [sentence = '', files = '', tests = ''] }) => ({
      section,
      sentence,
      files: splitCell(files).map(withoutTicks),
      tests: splitCell(tests),
    }));
}
