// Parses the pages of docs/ that map sentences to tests, and checks whether a test exists.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, type Expression, type Super, Visitor, parseSync } from 'oxc-parser';

const repository = join(import.meta.dirname, '..', '..');

/** `path` from the root of the repository. */
export const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

export const isFile = (path: string): boolean => existsSync(join(repository, path));

interface TableRow {
  /** The last heading of the second level. */
  readonly section: string;
  readonly cells: readonly string[];
}

/** The rows of all tables, their headings included. */
export function rowsOf(page: string): TableRow[] {
  let section = '';
  const rows: TableRow[] = [];
  for (const line of page.split('\n')) {
    section = /^## (.*)$/.exec(line)?.[1] ?? section;
    const cells = cellsOf(line);
    if (cells.length > 0 && !/^-+$/.test(cells[0] ?? '')) rows.push({ section, cells });
  }
  return rows;
}

/** A literal bar in a cell is written `\|`. */
function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return [];
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** The parts that `<br>` separates. */
export function splitCell(cell: string): string[] {
  return cell
    .split('<br>')
    .map((part) => part.trim())
    .filter(Boolean);
}

export function withoutTicks(text: string): string {
  return text.replaceAll('`', '');
}

const titlesByFile = new Map<string, RegExp[]>();

/** `test` is `<file> › <title>`. */
export function isTest(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ');
  const path = withoutTicks(file);
  if (title === '' || !isFile(path)) return false;
  const titles = titlesByFile.get(path) ?? readTitles(path, read(path));
  titlesByFile.set(path, titles);
  return titles.some((template) => template.test(title));
}

/** Patterns of a file's test titles; values filled in by `each` or a template match anything. */
export function readTitles(path: string, text: string): RegExp[] {
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
