// The operator's command line: `npm run shop -- COMMAND`, or `shop COMMAND` where it is installed.
import { clearLine, cursorTo } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { runCommand } from './run-command.ts';

// Only the shop's own user may read customers' data, also in files that a command creates first.
process.umask(0o077);
// The reader may close the pipe early (`| head`): the work continues, and the exit code reports it.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
const narrowest = 80;
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  width: Math.max(narrowest, process.stdout.columns ?? narrowest),
  ...(process.stderr.isTTY && { rewriteLine }),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
});

function rewriteLine(line: string): void {
  cursorTo(process.stderr, 0);
  clearLine(process.stderr, 0);
  process.stderr.write(line.slice(0, process.stderr.columns - 1));
}

/** On stderr: stdout may be a file. */
async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
