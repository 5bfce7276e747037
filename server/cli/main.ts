// The owner's command line: `npm run shop -- COMMAND`.
import { runCommand } from './run-command.ts';

// Customers' data is for the shop's own user alone, whoever of the two makes a file first.
process.umask(0o077);
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
