// Keeps docs/spec-map.md true: its files and tests exist, and every sentence has a test.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, type Expression, type Super, Visitor, parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

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
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(repository, file)))).toEqual([]);
  });

  it('names no test that does not exist', () => {
    const named = [...new Set(rows.flatMap(({ tests }) => tests))];
    expect(named.filter((test) => !isThere(test))).toEqual([]);
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
  let section = '';
  const found: Row[] = [];
  for (const line of page.split('\n')) {
    const heading = /^## (\d\..*)$/.exec(line)?.[1];
    if (heading) section = heading;
    const [sentence = '', files = '', tests = ''] = cellsOf(line);
    if (section === '' || sentence === '' || sentence === 'Sentence' || /^-+$/.test(sentence)) continue;
    found.push({ section, sentence, files: parts(files).map(withoutTicks), tests: parts(tests) });
  }
  return found;
}

/** A literal bar in a cell is written `\|`. */
function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function parts(cell: string): string[] {
  return cell
    .split('<br>')
    .map((part) => part.trim())
    .filter(Boolean);
}

function withoutTicks(text: string): string {
  return text.replaceAll('`', '');
}

const titlesByFile = new Map<string, RegExp[]>();

function isThere(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ');
  const path = withoutTicks(file);
  if (title === '' || !existsSync(join(repository, path))) return false;
  const titles = titlesByFile.get(path) ?? readTitles(path, read(path));
  titlesByFile.set(path, titles);
  return titles.some((template) => template.test(title));
}

/** Patterns of a file's test titles; values filled in by `each` or a template match anything. */
function readTitles(path: string, text: string): RegExp[] {
  const titles: RegExp[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const template = first && /^(it|test|customerTest)$/.test(rootOf(callee)) ? templateOf(first) : undefined;
      // A title that is only a filled-in value would match everything.
      if (template && template.some((piece) => /\w/.test(piece))) {
        titles.push(new RegExp(`^${template.map(literally).join('.+')}$`));
      }
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

const literally = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The `it` of `it(…)` and `it.each(…)(…)`. */
function rootOf(callee: Expression | Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}

/** The fixed parts of a title; undefined if it is no text. */
function templateOf(title: Argument): string[] | undefined {
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value.split(/%[sdifjo]|\$\w+/);
  if (title.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.cooked ?? '');
  return undefined;
}
