// The owner's texts, from the machine: the policies, About, Our Story, the banners and house lines as plain text.
import { readFile } from 'node:fs/promises';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { getContent, listContent } from '../modules/content/content-editor.service.ts';
import { publishText, revertContent } from '../modules/content/content-versions.service.ts';
import { type Command, UsageError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

export const contentCommands: readonly Command[] = [
  {
    name: 'content list',
    summary: 'Lists the pages whose text can be changed, with their versions and drafts',
    run: async ({ withShop, print }) => {
      const { pages } = await withShop((deps) => listContent(deps));
      const rows = pages.map(({ page, path, draft, published: { version, saved } }) => [
        page,
        path,
        version === 0 ? 'default' : String(version),
        saved ? writeTime(saved.at) : '',
        saved ? (saved.staff?.name ?? 'command line') : '',
        draft ? `draft of ${writeTime(draft.at)}` : '',
      ]);
      writeRows(print, ['PAGE', 'PATH', 'VERSION', 'PUBLISHED', 'BY', 'DRAFT'], rows);
    },
  },
  {
    name: 'content show',
    takes: 'PAGE',
    summary: 'Prints the published text of a page, for a file that content publish takes',
    run: async ({ positionals: [page = ''], withShop, print }) => {
      const { published } = await withShop((deps) => getContent(deps, page));
      print(published.text.trimEnd());
    },
  },
  {
    name: 'content publish',
    takes: 'PAGE FILE [--note TEXT]',
    summary: 'Publishes the text in a file; the shop shows it within 2 seconds',
    options: { note: { type: 'string' } },
    run: async ({ positionals: [page = '', file = ''], values: { note }, withShop, print }) => {
      const text = await readFile(file, 'utf8');
      const noted = typeof note === 'string' ? { note } : {};
      await withShop(async (deps) => {
        const { published } = await publishText(deps, page, { text, ...noted }, commandLine);
        print(`Version ${published.version} of ${page} is published.`);
        for (const warning of published.warnings) print(`Please check: ${warning}.`);
      });
    },
  },
  {
    name: 'content revert',
    takes: 'PAGE VERSION',
    summary: 'Publishes an older version of a page once more; 0 is the default text',
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
