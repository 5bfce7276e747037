// Keeps docs/owner.md true: buttons and screens have the names of the admin, pictures exist, and
// the contents link to headings.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notificationTexts } from '../contract/admin/texts/shop/notifications.ts';
import { roleNames, sections } from '../contract/admin/texts/shell.ts';

const repository = join(import.meta.dirname, '..');
const docs = join(repository, 'docs');
const page = readFileSync(join(docs, 'owner.md'), 'utf8');

/** Sentences and labels of the page itself begin a line, or end with a full stop or question mark. */
const isOwnWord = (text: string): boolean => /[.?:]$/.test(text) || text === 'Contents';

/** All texts of an admin module that need no parameter. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('names buttons, fields and screens as the admin does', async () => {
  const files = globSync('contract/admin/texts/**/*.ts', { cwd: repository }).filter(
    (file) => !file.includes('.test.'),
  );
  const modules: unknown[] = await Promise.all(files.map((file) => import(join(repository, file))));
  const known = new Set(modules.flatMap((module) => textsOf({ ...(module as object) })));
  const named = [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text).filter((text) => !isOwnWord(text));
  expect(named.length).toBeGreaterThan(60);
  expect([...new Set(named)].filter((text) => !known.has(text))).toEqual([]);
});

it('has a row for every screen, every role, and every mail that staff can choose', () => {
  const rows = new Set([...page.matchAll(/^\| \*\*([^*]+)\*\* \|/gm)].map(([, name = '']) => name));
  const wanted = [
    ...Object.values(sections),
    ...Object.values(roleNames),
    ...Object.values(notificationTexts).map(({ label }) => label),
  ];
  expect(wanted.filter((name) => !rows.has(name))).toEqual([]);
});

it('shows pictures that exist, each with words for those who do not see it', () => {
  const pictures = [...page.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]+)"/g)];
  expect(pictures.length).toBe(page.split('<img').length - 1);
  expect(pictures.map(([, file = '']) => file).filter((file) => !existsSync(join(docs, file)))).toEqual([]);
});

it('leads from its contents to every heading', () => {
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-');
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const contents = [...page.matchAll(/^- \[.+\]\(#(.+)\)$/gm)].map(([, anchor = '']) => anchor);
  expect(contents).toEqual(headings);
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});
