// Keeps docs/decisions/ readable: each record is one decision, short, under the same headings, and in the index.
// What a module's README.md and the records name exists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '..');
const mostWords = { ofRecord: 250, ofReadme: 400, ofAll: 50_000 };
/** In this order. The first two are in every record. */
const headings = ['Context', 'Decision', 'Not done', 'Consequences'];

const read = (file: string) => ({ file, text: readFileSync(join(repository, file), 'utf8') });
const records = globSync('docs/decisions/0*.md', { cwd: repository }).map(read);
const readmes = globSync('server/modules/**/README.md', { cwd: repository }).map(read);

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('gives each record a number and a title of its own', () => {
  expect(records.length).toBeGreaterThan(40);
  const titles = records.map(({ file, text }) => {
    const [, ofFile = ''] = /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file) ?? [];
    const [, ofTitle = '', title = ''] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
    expect(ofTitle, file).toBe(ofFile);
    return { number: ofTitle, title: title.toLowerCase() };
  });
  expect(repeated(titles.map(({ number }) => number))).toEqual([]);
  expect(repeated(titles.map(({ title }) => title))).toEqual([]);
});

it(`says a decision in ${mostWords.ofRecord} words, and the rules of a module in ${mostWords.ofReadme}`, () => {
  const isLongerThan =
    (most: number) =>
    ({ text }: { readonly text: string }) =>
      countWords(text) > most;
  const long = [
    ...records.filter(isLongerThan(mostWords.ofRecord)),
    ...readmes.filter(isLongerThan(mostWords.ofReadme)),
  ];
  expect(long.map(({ file, text }) => `${file}: ${countWords(text)}`)).toEqual([]);
});

it('lists each record once by its subject, under its own title', () => {
  const { text } = read('docs/decisions/README.md');
  const listed = [...text.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => `${file}: ${title}`);
  const own = records.map((record) => `${basename(record.file)}: ${record.text.split('\n', 1)[0]?.slice(2)}`);
  expect(listed.toSorted()).toEqual(own.toSorted());
});

it(`keeps all documents together under ${mostWords.ofAll} words`, () => {
  const words = globSync('docs/{*,decisions/*}.md', { cwd: repository }).map((file) => countWords(read(file).text));
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThan(mostWords.ofAll);
});

it('has the headings of a decision, in their order, and no other', () => {
  for (const { file, text } of records) {
    const [, ...others] = [...text.matchAll(/^#+ .*$/gm)];
    expect(others, file).toEqual([]);
    const found = [...text.matchAll(/^\*\*([A-Z][a-z ]+)\.\*\*/gm)].map(([, heading = '']) => heading);
    expect(found.slice(0, 2), file).toEqual(headings.slice(0, 2));
    expect(found, file).toEqual(headings.filter((heading) => found.includes(heading)));
  }
});

it('names only places that exist, in CONTRIBUTING.md and the map', () => {
  for (const { file, text } of ['CONTRIBUTING.md', 'docs/architecture.md'].map(read)) {
    const named = [
      ...text.matchAll(/`((?:contract|server|storefront|admin|design|sample|scripts|e2e|deploy|docs)\/[\w./-]*)`/g),
    ];
    expect(
      // What a build makes is not there before it.
      named
        .map(([, path = '']) => path)
        .filter((path) => !path.includes('/dist/') && !existsSync(join(repository, path))),
      file,
    ).toEqual([]);
  }
});

it('leads to files that exist', () => {
  for (const { file, text } of [...records, ...readmes]) {
    const folder = join(repository, dirname(file));
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => join(folder, link));
    const paths = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|md|json|mjs|yml|css))`/g)].map(
      ([, path = '']) => [join(repository, path), join(folder, path)].find((place) => existsSync(place)) ?? path,
    );
    expect(
      [...links, ...paths].filter((path) => !existsSync(path)),
      file,
    ).toEqual([]);
  }
});
