// The owner's own catalogue.
import { resolve } from 'node:path';
import { importCatalogue } from '../modules/catalog/catalog-import.service.ts';
import type { Command } from './command.ts';

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    takes: 'FOLDER',
    summary: 'Brings in products, colours, posts and pictures: FOLDER/catalogue.json and FOLDER/pictures',
    run: async ({ positionals, withShop, say }) => {
      const folder = resolve(positionals[0] ?? '');
      await withShop((deps) => importCatalogue(deps, folder, say));
      say('The catalogue is in. A shop that is running shows it after a restart.');
    },
  },
];
