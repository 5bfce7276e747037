// The owner's command line: `npm run shop -- COMMAND`.
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
