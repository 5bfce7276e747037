// The owner's texts, from the machine: the policies, About, Our Story, the banners and house lines
// as plain text.
import { readFile } from 'node:fs/promises';
import { contentPageNames } from '@taana-baana/contract/content/content-pages.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { getContent, listContent } from '../../modules/content/pages/content-editor.service.ts';
import { publishText, revertContent } from '../../modules/content/pages/content-versions.service.ts';
import { type Command, UsageError } from '../command.ts';
import { textOf } from '../options.ts';
import { asWritten, count, id, rows, text, time } from '../output/data.ts';

export const contentCommands: readonly Command[] = [
  {
    name: 'content list',
    summary: 'Lists the pages whose text can be changed, with their versions and drafts',
    details: 'Version 0 is the default text.',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { pages } = await withShop((deps) => listContent(deps));
      const list = rows(pages, {
        page: id('PAGE', ({ page }) => page),
        version: count('VERSION', ({ published }) => published.version),
        publishedAt: time('PUBLISHED', ({ published }) => published.saved?.at),
        publishedBy: text('BY', ({ published: { saved } }) => saved && (saved.staff?.name ?? 'command line')),
        draftSavedAt: time('DRAFT OF', ({ draft }) => draft?.at),
      });
      show(list);
    },
  },
  {
    name: 'content show',
    summary: 'Prints the published text of a page',
    details: 'content publish takes it again from a file.',
    takes: { PAGE: { about: 'the page', choices: contentPageNames } },
    examples: ['refund-policy', 'refund-policy > refund.txt'],
    run: async ({ positionals: [page = ''], withShop, show }) => {
      const { version, text: written } = (await withShop((deps) => getContent(deps, page))).published;
      show(asWritten({ page, version, text: written }, written.trimEnd()));
    },
  },
  {
    name: 'content publish',
    summary: 'Publishes the text in a file',
    details: 'The shop shows it within 2 seconds.',
    takes: { PAGE: { about: 'the page', choices: contentPageNames }, FILE: { about: 'its text' } },
    options: { note: { takes: 'TEXT', about: 'why, for the list of versions' } },
    examples: ['refund-policy refund.txt --note "asked by the accountant"'],
    run: async ({ positionals: [page = '', file = ''], values, withShop, print }) => {
      const written = await readFile(file, 'utf8');
      const note = textOf(values.note);
      await withShop(async (deps) => {
        const { published } = await publishText(deps, page, { text: written, ...(note && { note }) }, commandLine);
        print(`Version ${published.version} of ${page} is published.`);
        for (const warning of published.warnings) print(`Please check: ${warning}.`);
      });
    },
  },
  {
    name: 'content revert',
    summary: 'Publishes an older version of a page once more',
    takes: {
      PAGE: { about: 'the page', choices: contentPageNames },
      VERSION: { about: 'the number of a version; 0 is the default text' },
    },
    examples: ['refund-policy 2'],
    run: async ({ positionals: [page = '', typed = ''], withShop, print }) => {
      if (!/^\d{1,9}$/.test(typed)) throw new UsageError('VERSION is a number, or 0 for the default text.');
      const { published } = await withShop((deps) =>
        revertContent(deps, page, { version: Number(typed) }, commandLine),
      );
      print(
        `Version ${published.version} of ${page} is published, with the text of ${Number(typed) === 0 ? 'the default' : `version ${Number(typed)}`}.`,
      );
    },
  },
];
