// The owner's command line: `npm run shop -- COMMAND`.
import { createInterface } from 'node:readline/promises';
import { runCommand } from './run-command.ts';

// Only the shop's own user may read customers' data, also in files that a command creates first.
process.umask(0o077);
// The reader may close the pipe early (`| head`): the work continues, and the exit code tells.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  ...(process.stdin.isTTY && process.stdout.isTTY && { ask }),
});

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
