// Keeps docs/runbook.md true: it has exactly the messages of the server's log.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, Visitor, parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
const page = readFileSync(join(repository, 'docs/runbook.md'), 'utf8');
const tables = page.slice(page.indexOf('## By message of the log'));

interface Logged {
  readonly level: string;
  readonly message: string;
  readonly file: string;
}

/** Every call of a log, with its last argument: a text, or a choice of two. */
function readMessages(file: string): Logged[] {
  const found: Logged[] = [];
  const { program } = parseSync(file, readFileSync(join(repository, file), 'utf8'));
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (!['fatal', 'error', 'warn', 'info'].includes(property.name)) return;
      const log = object.type === 'MemberExpression' ? object.property : object;
      if (log.type !== 'Identifier' || !/^log(ger)?$/.test(log.name)) return;
      for (const message of textsOf(given.at(-1))) found.push({ level: property.name, message, file });
    },
  }).visit(program);
  return found;
}

function textsOf(argument: Argument | undefined): string[] {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return [argument.value];
  if (argument?.type === 'ConditionalExpression')
    return [...textsOf(argument.consequent), ...textsOf(argument.alternate)];
  return ['not a text'];
}

const isProduct = (file: string) => !/\.test\.ts$|(^|\/)testing(\.|\/)/.test(file);
const logged = globSync('server/**/*.ts', { cwd: repository }).filter(isProduct).flatMap(readMessages);
const section = (heading: string) => tables.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
/** In the first column, quoted. */
const messagesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));

it.each([
  ['Errors', ['error', 'fatal']],
  ['Warnings', ['warn']],
  ['For your information', ['info']],
])('%s: the runbook has each message of this level, and no other', (heading, levels) => {
  const messages = logged.filter(({ level }) => levels.includes(level)).map(({ message }) => message);
  expect(messages.length).toBeGreaterThan(8);
  expect(messagesIn(section(heading)).toSorted()).toEqual([...new Set(messages)].toSorted());
});

it('says what each error and warning means and what to do', () => {
  const rows = [section('Errors'), section('Warnings')].flatMap((text) =>
    text.split('\n').filter((line) => line.startsWith('| `')),
  );
  for (const row of rows) expect(row.split(' | '), row).toHaveLength(3);
});

it('leads to headings that it has', () => {
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'));
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});
