// Migrates the tables, imports the sample catalogue, or deletes everything.
import { deleteEverything } from '../../database/reset.ts';
import { importSampleCatalog } from '../../database/seed.ts';
import { type Command, CommandError } from '../command.ts';
import { confirm, yesOption } from '../options.ts';

export const databaseCommands: readonly Command[] = [
  {
    name: 'database migrate',
    summary: 'Brings the tables to this version, as every start of the shop does',
    examples: [''],
    run: async ({ withShop, print }) => {
      await withShop(async () => {});
      print('The tables are up to date.');
    },
  },
  {
    name: 'database seed',
    summary: 'Imports the sample catalogue, or restores it to its original state',
    details: 'Customers and their reviews stay.',
    examples: [''],
    run: async ({ withShop, print, progress }) => {
      await withShop((deps) => importSampleCatalog(deps, progress));
      print('The sample catalogue is imported.');
    },
  },
  {
    name: 'database reset',
    summary: 'Deletes every row: products, customers, orders',
    details: 'Not in production.',
    options: { yes: yesOption },
    examples: ['--yes'],
    run: async (call) => {
      if (call.config().environment === 'production') {
        throw new CommandError('This command does not empty a production database (NODE_ENV is production).');
      }
      await confirm(call, 'This deletes every product, customer and order.');
      await call.withShop(deleteEverything);
      call.print('The database is empty.');
    },
  },
];
