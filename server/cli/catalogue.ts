// The owner's own catalogue.
import { resolve } from 'node:path';
import { importCatalogue } from '../modules/catalog/catalog-import.service.ts';
import type { Command } from './command.ts';

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue import',
    takes: 'FOLDER [--replace]',
    summary: 'Brings in FOLDER/catalogue.json and FOLDER/pictures; --replace takes out what FOLDER does not name',
    options: { replace: { type: 'boolean' } },
    run: async ({ positionals, values, withShop, say }) => {
      const folder = resolve(positionals[0] ?? '');
      await withShop((deps) => importCatalogue(deps, folder, say, { isWhole: values.replace === true }));
      say('The catalogue is in. A shop that is running shows it within seconds.');
    },
  },
];
