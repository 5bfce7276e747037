// Imports and exports the owner's own catalogue.
import { resolve } from 'node:path';
import { commandLine, recordAction } from '../modules/audit-log/audit-log.service.ts';
import { importCatalog } from '../modules/catalog/catalog-import.service.ts';
import type { Command, CommandCall } from './command.ts';
import { exportProductFile, importProductFile, isProductFile } from './product-file.ts';

const pathOf = ({ positionals }: CommandCall): string => resolve(positionals[0] ?? '');

export const catalogCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    takes: 'PATH [--replace] [--round] [--dry-run] [--yes]',
    summary:
      'Imports a Shopify CSV, a zip of one with its pictures, or a folder (catalogue.json and pictures); --replace deletes what a folder does not name, --round makes the prices of a CSV whole rupees',
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
    summary: 'Writes all products to a new file PATH.csv, which this shop and Shopify import',
    run: (call) => exportProductFile(call, pathOf(call)),
  },
];

async function importFolder(call: CommandCall): Promise<void> {
  const isWhole = call.values.replace === true;
  await call.withShop(async (deps) => {
    await importCatalog(deps, pathOf(call), call.print, { isWhole });
    await recordAction(deps.db, deps.clock, commandLine, {
      action: 'catalogue import',
      subject: 'catalogue',
      after: { isWhole },
    });
  });
  call.print('The catalogue is imported. A running shop shows it within seconds.');
}
