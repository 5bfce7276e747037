// Imports and exports the owner's own catalogue.
import { resolve } from 'node:path';
import { commandLine, recordAction } from '../modules/audit-log/audit-log.service.ts';
import { importCatalog } from '../modules/catalog/catalog-import.service.ts';
import { type Replacement, isNothing } from '../modules/catalog/catalog-replacement.service.ts';
import { exportCatalog } from '../modules/catalog/folder/export-catalog.service.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';
import { exportProductFile, importProductFile, isProductFile } from './product-file.ts';
import { writeRows } from './table.ts';

const pathOf = ({ positionals }: CommandCall): string => resolve(positionals[0] ?? '');

export const catalogCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    takes: 'PATH [--replace] [--round] [--dry-run] [--yes]',
    summary:
      'Imports a Shopify CSV, a zip of one with its pictures, or a folder (catalogue.json and pictures); --replace lists what a folder does not name, and deletes it once you confirm, or with --yes; --round makes the prices of a CSV whole rupees',
    options: {
      replace: { type: 'boolean' },
      round: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean' },
    },
    run: (call) => (isProductFile(pathOf(call)) ? importProductFile(call, pathOf(call)) : importFolder(call)),
  },
  {
    name: 'catalogue export',
    takes: 'PATH',
    summary:
      'Writes all products to a new file PATH.csv, which this shop and Shopify import, or all of the catalogue to a new folder',
    run: (call) => (isProductFile(pathOf(call)) ? exportProductFile(call, pathOf(call)) : exportFolder(call)),
  },
];

async function importFolder(call: CommandCall): Promise<void> {
  const { values, withShop, print } = call;
  const isWhole = values.replace === true;
  const isImported = await withShop((deps) =>
    importCatalog(deps, pathOf(call), print, {
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
}

async function exportFolder(call: CommandCall): Promise<void> {
  const count = await call.withShop((deps) => exportCatalog(deps, pathOf(call)));
  call.print(`The folder ${pathOf(call)} has ${count} products, the posts, and their pictures.`);
}

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
