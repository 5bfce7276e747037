// Migrates the tables, imports the sample catalogue, or deletes everything.
import { deleteEverything } from '../database/reset.ts';
import { importSampleCatalog } from '../database/seed.ts';
import { type Command, CommandError } from './command.ts';

export const databaseCommands: readonly Command[] = [
  {
    name: 'database migrate',
    summary: 'Brings the tables to this version, as every start of the shop does',
    run: async ({ withShop, print }) => {
      await withShop(async () => {});
      print('The tables are up to date.');
    },
  },
  {
    name: 'database seed',
    summary: 'Imports the sample catalogue, or restores it to its original state; customers and their reviews stay',
    run: async ({ withShop, print }) => {
      await withShop((deps) => importSampleCatalog(deps, print));
    },
  },
  {
    name: 'database reset',
    takes: '--yes',
    summary: 'Deletes every row: products, customers, orders; not in production',
    options: { yes: { type: 'boolean' } },
    run: async ({ config, values, withShop, print }) => {
      if (config().environment === 'production') {
        throw new CommandError('This command does not empty a production database (NODE_ENV is production).');
      }
      if (!values.yes) throw new CommandError('This deletes every product, customer and order. Add --yes to confirm.');
      await withShop(deleteEverything);
      print('The database is empty.');
    },
  },
];
