// Finds the command, passes it its arguments, and returns the exit code:
// 0 success, 1 failure, 2 wrong arguments.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { GatewayError } from '../integrations/payment-gateway/payment-gateway.ts';
import { openShop } from '../open-shop.ts';
import { StartError } from '../start-error.ts';
import { AppError } from '../modules/app-error.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';

export interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly ask?: (question: string) => Promise<string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

export async function runCommand(
  words: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<number> {
  const program = environment.SHOP_PROGRAM ?? 'npm run shop --';
  const isHelpAsked = ['help', '--help', '-h'].includes(words[0] ?? '');
  if (isHelpAsked) return showHelp(program, terminal.print);
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (!command) {
    terminal.printError(words.length === 0 ? 'Name a command.' : `There is no command "${words.join(' ')}".`);
    showHelp(program, terminal.printError);
    return 2;
  }
  try {
    const given = words.slice(command.name.split(' ').length);
    await command.run({
      ...parse(command, given),
      config: () => loadConfig(environment),
      withShop: async (work) => {
        const shop = await openShop(loadConfig(environment));
        try {
          return await work(shop.deps);
        } finally {
          await shop.close();
        }
      },
      print: terminal.print,
      ask: terminal.ask,
    });
    return 0;
  } catch (error) {
    return explain(error, usage(program, command), terminal.printError);
  }
}

function parse(command: Command, given: readonly string[]) {
  const { positionals, values } = parseStrictly(command, given);
  // Without the values of options.
  const words = (command.takes ?? '').replace(/--[\w-]+ [A-Z]+/g, '').split(' ');
  const wanted = words.filter((word) => /^[A-Z]+$/.test(word));
  const optional = words.filter((word) => /^\[[A-Z]+\]$/.test(word));
  const missing = wanted[positionals.length];
  if (missing) throw new UsageError(`${missing} is missing.`);
  const surplus = positionals[wanted.length + optional.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many.`);
  return { positionals, values };
}

function parseStrictly(command: Command, given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: command.options ?? {}, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's message is long; its first sentence is enough.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function explain(error: unknown, usageLine: string, printError: Terminal['printError']): number {
  if (error instanceof UsageError) {
    printError(error.message);
    printError(`Usage: ${usageLine}`);
    return 2;
  }
  if (error instanceof ConfigError) error.problems.forEach(printError);
  else if (isDatabaseUnavailable(error))
    printError(`The database cannot be used just now: ${(error as Error).message}.`);
  else if (error instanceof GatewayError) printError(`${error.message.replace(/^t/, 'T')}.`);
  else if (isSystemError(error)) {
    printError(`${error.message}.`);
    if (error.code === 'EACCES')
      printError(
        `This command runs as the user ${userInfo().username}, who may not use that file: choose another folder, such as /var/backups/shop, or change its rights.`,
      );
  } else if (error instanceof CommandError || error instanceof StartError || error instanceof AppError)
    printError(error.message);
  else printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

/** A file, folder or disk could not be used. Node's message says which, and why. */
const isSystemError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

function usage(program: string, { name, takes }: Command): string {
  return [program, name, takes].filter(Boolean).join(' ');
}

function showHelp(program: string, print: Terminal['print']): number {
  const lines = commands.map(
    (command) => [[command.name, command.takes].filter(Boolean).join(' '), command.summary] as const,
  );
  const width = Math.max(...lines.map(([left]) => left.length));
  print(`Usage: ${program} COMMAND`);
  print('');
  for (const [left, summary] of lines) print(`  ${left.padEnd(width)}  ${summary}`);
  return 0;
}
