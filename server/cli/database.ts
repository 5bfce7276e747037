// The database: the sample drop in, or everything out.
import { deleteEverything } from '../database/reset.ts';
import { importSampleDrop } from '../database/seed.ts';
import { type Command, CommandError } from './command.ts';

export const databaseCommands: readonly Command[] = [
  {
    name: 'database seed',
    summary: 'Brings the sample drop in, or back to how it came; customers and their reviews stay',
    run: async ({ withShop, say }) => {
      await withShop((deps) => importSampleDrop(deps, say));
    },
  },
  {
    name: 'database reset',
    takes: '--yes',
    summary: 'Deletes every row: products, customers, orders; not on a production shop',
    options: { yes: { type: 'boolean' } },
    run: async ({ config, values, withShop, say }) => {
      if (config().environment === 'production') {
        throw new CommandError('A production database is never emptied from here (NODE_ENV is production).');
      }
      if (!values.yes)
        throw new CommandError('This deletes every product, customer and order. Say --yes if you mean it.');
      await withShop(async (deps) => (await deleteEverything(deps.db)).forEach(deps.changes.publish));
      say('The database is empty.');
    },
  },
];
