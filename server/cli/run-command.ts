// Finds the command that the words name, hands it what follows, and turns its outcome into an exit code: 0 done, 1 failed, 2 called wrongly.
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config.ts';
import { isDatabaseTrouble } from '../database/trouble.ts';
import { GatewayError } from '../integrations/payment-gateway/payment-gateway.ts';
import { openShop } from '../open-shop.ts';
import { StartError } from '../start-error.ts';
import { Refusal } from '../modules/refusal.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { commands } from './commands.ts';

export interface Terminal {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const program = 'npm run shop --';

export async function runCommand(
  words: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<number> {
  const isHelpAsked = ['help', '--help', '-h'].includes(words[0] ?? '');
  if (isHelpAsked) return showHelp(terminal.say);
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (!command) {
    terminal.complain(words.length === 0 ? 'Name a command.' : `There is no command "${words.join(' ')}".`);
    showHelp(terminal.complain);
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
      say: terminal.say,
    });
    return 0;
  } catch (error) {
    return explain(error, command, terminal.complain);
  }
}

function parse(command: Command, given: readonly string[]) {
  const { positionals, values } = parseStrictly(command, given);
  const wanted = (command.takes ?? '').split(' ').filter((word) => /^[A-Z]+$/.test(word));
  const missing = wanted[positionals.length];
  if (missing) throw new UsageError(`${missing} is missing.`);
  const surplus = positionals[wanted.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many.`);
  return { positionals, values };
}

function parseStrictly(command: Command, given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: command.options ?? {}, allowPositionals: true, strict: true });
  } catch (error) {
    // Node explains at length; its first sentence says it.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function explain(error: unknown, command: Command, complain: Terminal['complain']): number {
  if (error instanceof UsageError) {
    complain(error.message);
    complain(`Usage: ${usage(command)}`);
    return 2;
  }
  if (error instanceof ConfigError) error.problems.forEach(complain);
  else if (isDatabaseTrouble(error)) complain(`The database cannot be used just now: ${(error as Error).message}.`);
  else if (error instanceof GatewayError) complain(`${error.message.replace(/^t/, 'T')}.`);
  else if (isSystemError(error)) complain(`${error.message}.`);
  else if (error instanceof CommandError || error instanceof StartError || error instanceof Refusal)
    complain(error.message);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}

/** A file, a folder or a disk that could not be used: Node says which, and why. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

function usage({ name, takes }: Command): string {
  return [program, name, takes].filter(Boolean).join(' ');
}

function showHelp(say: Terminal['say']): number {
  const lines = commands.map(
    (command) => [[command.name, command.takes].filter(Boolean).join(' '), command.summary] as const,
  );
  const width = Math.max(...lines.map(([left]) => left.length));
  say(`Usage: ${program} COMMAND`);
  say('');
  for (const [left, summary] of lines) say(`  ${left.padEnd(width)}  ${summary}`);
  return 0;
}
