// Ends a customer's sessions, and removes a second factor that they can no longer use.
import { removeSecondFactorOfEmail } from '../../modules/people/accounts/second-factor/second-factor-setup.service.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { endSessionsOfEmail } from '../../modules/people/accounts/sessions.service.ts';
import { type Command, CommandError } from '../command.ts';

export const customersCommands: readonly Command[] = [
  {
    name: 'customers end-sessions',
    summary: 'Logs a customer out on every device',
    takes: { EMAIL: { about: "the customer's e-mail" } },
    examples: ['asha@example.com'],
    run: async ({ positionals: [email = ''], withShop, print }) => {
      const ended = await withShop((deps) => endSessionsOfEmail(deps, email, commandLine));
      if (ended === undefined) throw new CommandError('No customer has this e-mail.');
      print(`${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`);
    },
  },
  {
    name: 'customers remove-second-factor',
    summary: 'Turns off the code at login, for a customer who lost app and recovery codes',
    details: 'A mail tells the customer. Make sure first who asks for it.',
    takes: { EMAIL: { about: "the customer's e-mail" } },
    examples: ['asha@example.com'],
    run: async ({ positionals: [email = ''], withShop, print }) => {
      const isRemoved = await withShop((deps) => removeSecondFactorOfEmail(deps, email, commandLine));
      if (isRemoved === undefined) throw new CommandError('No customer has this e-mail.');
      if (!isRemoved) throw new CommandError('This customer has no second factor.');
      print('The second factor is removed. The customer logs in with the password alone.');
    },
  },
];
