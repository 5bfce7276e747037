// Reads which sentences a test, or a group of tests, holds from the tags at the end of its title:
// `it('takes no 11 of a kind [spec cart.3,5-7 form.2] [policy terms.1]', …)`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, type Expression, type Super, Visitor, parseSync } from 'oxc-parser';

interface TaggedTest {
  readonly file: string;
  /** Without its tags; `…` stands for a value that is filled in. */
  readonly title: string;
  /** One each: `spec cart.3`. */
  readonly tags: readonly string[];
}

const repository = join(import.meta.dirname, '..', '..');
const tests = '{admin,contract,deploy,design,e2e,sample,scripts,server,storefront,tests}/**/*.{test,spec}.{ts,tsx}';
/** A word and its ids. Anything else in brackets is part of the title. */
const tag = /\[(spec|policy|guard) ([^[\]]+)\]/g;

export function readTaggedTests(): TaggedTest[] {
  return globSync(tests, { cwd: repository, exclude: ['**/node_modules/**'] })
    .toSorted()
    .flatMap((file) => taggedTestsOf(file, readFileSync(join(repository, file), 'utf8')));
}

export function taggedTestsOf(file: string, text: string): TaggedTest[] {
  if (!text.match(tag)) return [];
  const found: TaggedTest[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const title = first && /^(describe|it|test|customerTest)$/.test(rootOf(callee)) ? titleOf(first) : '';
      const tags = [...title.matchAll(tag)].flatMap(([, word = '', ids = '']) =>
        ids.split(' ').flatMap((ofPrefix) => expand(ofPrefix).map((id) => `${word} ${id}`)),
      );
      if (tags.length > 0) found.push({ file, title: title.replaceAll(tag, '').trim(), tags });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** `cart.3,5-7` is cart.3, cart.5, cart.6 and cart.7. What is written otherwise stays, and names no sentence. */
function expand(ids: string): string[] {
  const [, prefix = '', numbers = ''] = /^([a-z]+)\.(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)$/.exec(ids) ?? [];
  if (!prefix) return [ids];
  return numbers.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${prefix}.${first + index}`);
  });
}

/** The `it` of `it(…)` and `it.each(…)(…)`. */
function rootOf(callee: Expression | Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  return callee.type === 'CallExpression' ? rootOf(callee.callee) : '';
}

function titleOf(title: Argument): string {
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value.replace(/%[sdifjo]|\$\w+/g, '…');
  return title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.cooked).join('…') : '';
}
