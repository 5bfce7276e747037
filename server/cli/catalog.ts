// Imports the owner's own catalogue.
import { resolve } from 'node:path';
import { commandLine, recordAction } from '../modules/audit-log/audit-log.service.ts';
import { importCatalog } from '../modules/catalog/catalog-import.service.ts';
import type { Command } from './command.ts';

export const catalogCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    takes: 'FOLDER [--replace]',
    summary: 'Imports FOLDER/catalogue.json and FOLDER/pictures; --replace deletes what FOLDER does not name',
    options: { replace: { type: 'boolean' } },
    run: async ({ positionals, values, withShop, print }) => {
      const folder = resolve(positionals[0] ?? '');
      const isWhole = values.replace === true;
      await withShop(async (deps) => {
        await importCatalog(deps, folder, print, { isWhole });
        await recordAction(deps.db, deps.clock, commandLine, {
          action: 'catalogue import',
          subject: 'catalogue',
          after: { isWhole },
        });
      });
      print('The catalogue is imported. A running shop shows it within seconds.');
    },
  },
];
