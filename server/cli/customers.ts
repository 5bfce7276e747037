// Customers: their sessions ended for them.
import { endSessionsOfEmail } from '../modules/accounts/sessions.service.ts';
import { type Command, CommandError } from './command.ts';

export const customersCommands: readonly Command[] = [
  {
    name: 'customers end-sessions',
    takes: 'EMAIL',
    summary: 'Logs a customer out on every device, and says how many there were',
    run: async ({ positionals: [email = ''], withShop, say }) => {
      const ended = await withShop((deps) => endSessionsOfEmail(deps, email));
      if (ended === undefined) throw new CommandError('No customer has this e-mail.');
      say(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`);
    },
  },
];
