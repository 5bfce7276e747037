// The owner's command line: `npm run shop -- COMMAND`.
import { runCommand } from './run-command.ts';

// Customers' data is for the shop's own user alone, also when a command makes a file before the server does.
process.umask(0o077);
// The reader may leave first (`| head`): the work goes on, and the exit code tells.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
