// Imports the owner's own catalogue.
import { resolve } from 'node:path';
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
      await withShop((deps) => importCatalog(deps, folder, print, { isWhole: values.replace === true }));
      print('The catalogue is imported. A running shop shows it within seconds.');
    },
  },
];
