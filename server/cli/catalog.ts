// Imports the owner's own catalogue.
import { resolve } from 'node:path';
import { commandLine, recordAction } from '../modules/audit-log/audit-log.service.ts';
import { importCatalog } from '../modules/catalog/catalog-import.service.ts';
import { type Replacement, isNothing } from '../modules/catalog/catalog-replacement.service.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';
import { writeRows } from './table.ts';

export const catalogCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    takes: 'FOLDER [--replace] [--yes]',
    summary:
      'Imports FOLDER/catalogue.json and FOLDER/pictures; --replace lists what FOLDER does not name, and deletes it once you confirm, or with --yes',
    options: { replace: { type: 'boolean' }, yes: { type: 'boolean' } },
    run: async (call) => {
      const { positionals, values, withShop, print } = call;
      const folder = resolve(positionals[0] ?? '');
      const isWhole = values.replace === true;
      const isImported = await withShop((deps) =>
        importCatalog(deps, folder, print, {
          ...(isWhole && { confirmReplacing: (rest) => confirm(call, rest) }),
          claim: async (trx) => {
            const action = { action: 'catalogue import', subject: 'catalogue', after: { isWhole } } as const;
            await recordAction(trx, deps.clock, commandLine, action);
            return true;
          },
        }),
      );
      if (!isImported) throw new CommandError('Nothing was imported.');
      print('The catalogue is imported. A running shop shows it within seconds.');
    },
  },
];

/** Lists what goes. Without a terminal and --yes, throws an error that says so. */
async function confirm({ values, print, ask }: CommandCall, rest: Replacement): Promise<boolean> {
  if (isNothing(rest)) return true;
  const list = (what: string, named: Replacement['products']) =>
    named.map(({ id, title }) => [what, title, id] as const);
  writeRows(
    print,
    ['WHAT', 'TITLE', 'ID'],
    [
      ...list('delete product', rest.products),
      ...list('archive product (was ordered)', rest.archived),
      ...list('delete colour', rest.colors),
      ...list('delete post', rest.posts),
    ],
  );
  if (values.yes === true) return true;
  if (!ask) throw new CommandError('Nothing was imported: nobody is here to ask. Add --yes to confirm the list above.');
  return /^y(es)?$/i.test((await ask('Import, and do all of this? [y/N] ')).trim());
}
