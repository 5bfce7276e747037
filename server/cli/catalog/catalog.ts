// Imports and exports the owner's own catalogue.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { resolve } from 'node:path';
import { commandLine, recordAction } from '../../modules/shop/audit-log/audit-log.service.ts';
import { importCatalog } from '../../modules/catalog/imports/folder/catalog-import.service.ts';
import {
  type Replacement,
  type Withdrawal,
  isNothing,
} from '../../modules/catalog/imports/folder/catalog-replacement.service.ts';
import { exportCatalog } from '../../modules/catalog/imports/folder/export-catalog.service.ts';
import { type Command, type CommandCall, CommandError } from '../command.ts';
import { confirm, yesOption } from '../options.ts';
import { count, id, rows, text } from '../output/data.ts';
import { exportProductFile, importProductFile, isProductFile } from './product-file.ts';

const pathOf = ({ positionals }: CommandCall): string => resolve(positionals[0] ?? '');

export const catalogCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    summary: 'Imports products from a Shopify CSV, a zip, or a folder',
    details:
      'A zip has a CSV and its pictures, a folder has catalogue.json and pictures. Shows what would change and asks.',
    takes: { PATH: { about: 'FILE.csv, FILE.zip or a folder' } },
    options: {
      replace: { about: 'of a folder: deletes what it does not name' },
      round: { about: 'of a CSV: makes its prices whole rupees' },
      skip: { about: 'of a CSV: leaves out products with a problem' },
      withdraw: { about: 'of a CSV: takes out what it does not name of its products' },
      'dry-run': { about: 'of a CSV or zip: only shows what would change' },
      yes: yesOption,
    },
    examples: ['tees.csv --dry-run', 'tees.zip --yes', 'my-catalogue --replace'],
    run: (call) => (isProductFile(pathOf(call)) ? importProductFile(call, pathOf(call)) : importFolder(call)),
  },
  {
    name: 'catalogue export',
    summary: 'Writes all products into a CSV file, or the whole catalogue into a folder',
    details: 'This shop and Shopify import the file. An existing file or folder is not overwritten.',
    takes: { PATH: { about: 'a new FILE.csv, or a new folder' } },
    examples: ['tees.csv', 'my-catalogue'],
    run: (call) => (isProductFile(pathOf(call)) ? exportProductFile(call, pathOf(call)) : exportFolder(call)),
  },
];

async function importFolder(call: CommandCall): Promise<void> {
  const { values, withShop, print, progress } = call;
  const isWhole = values.replace === true;
  const isImported = await withShop((deps) =>
    importCatalog(deps, pathOf(call), progress, {
      ...(isWhole && { confirmReplacing: (rest) => confirmReplacing(call, rest) }),
      confirmWithdrawing: (withdrawn) => confirmWithdrawing(call, withdrawn),
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
  const products = await call.withShop((deps) => exportCatalog(deps, pathOf(call)));
  call.print(`The folder ${pathOf(call)} has ${products} products, the posts, and their pictures.`);
}

/** Lists by product what will no longer be offered, and asks. */
async function confirmWithdrawing(call: CommandCall, withdrawn: readonly Withdrawal[]): Promise<boolean> {
  const list = rows(withdrawn, {
    product: id('PRODUCT', (one) => one.id),
    colors: text('COLOURS', ({ colors }) => colors.map(colorName).join(', ')),
    pictures: count('PICTURES', ({ pictures }) => pictures || null),
  });
  call.show(list);
  await confirm(call, 'The folder does not name these: they will no longer be offered.');
  return true;
}

/** Lists what will be removed, and asks. */
async function confirmReplacing(call: CommandCall, rest: Replacement): Promise<boolean> {
  if (isNothing(rest)) return true;
  const all = [
    ...rest.products.map((one) => ({ ...one, what: 'delete product' })),
    ...rest.archived.map((one) => ({ ...one, what: 'archive product (was ordered)' })),
    ...rest.colors.map((one) => ({ ...one, what: 'delete colour' })),
    ...rest.posts.map((one) => ({ ...one, what: 'delete post' })),
  ];
  const list = rows(all, {
    what: text('WHAT', (one) => one.what),
    title: text('TITLE', (one) => one.title),
    id: id('ID', (one) => one.id),
  });
  call.show(list);
  await confirm(call, 'This does all of that.');
  return true;
}
