// Runs the words of a command line, and returns the exit code: 0 done, 1 failed, 2 wrong arguments.
import { userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { ConfigError, loadConfig } from '../config.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { FileStoreError } from '../integrations/file-store/file-bucket.ts';
import { GatewayError } from '../integrations/payment-gateway/payment-gateway.ts';
import { AppError } from '../modules/app-error.ts';
import { openShop } from '../open-shop.ts';
import { StartError } from '../start-error.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';
import { commands } from './commands.ts';
import type { Data } from './output/data.ts';
import { type Progress, type RewriteLine, startProgress } from './output/progress.ts';
import { createProgram, sentenceOf } from './program/create-program.ts';

export interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly ask?: (question: string) => Promise<string>;
  /** Of a terminal; undefined: 80 columns. */
  readonly width?: number | undefined;
  /** Undefined: nobody looks. */
  readonly rewriteLine?: RewriteLine | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What a command needs. */
export type Opening = Pick<CommandCall, 'config' | 'withShop'>;

const usualWidth = 80;

export async function runCommand(
  words: readonly string[],
  environment: Environment,
  terminal: Terminal,
  opening: Opening = openingOf(environment),
): Promise<number> {
  const { print, printError, width = usualWidth } = terminal;
  const isJson = words.includes('--json');
  const messages: string[] = [];
  let shown: Data | undefined;
  const run = async (command: Command, given: Pick<CommandCall, 'positionals' | 'values'>) => {
    const progress = startProgress(command.name, isJson ? undefined : terminal.rewriteLine);
    const say = (line: string) => {
      progress.hide();
      if (isJson) messages.push(line);
      else print(line);
    };
    const show = (data: Data) => {
      shown = data;
      if (!isJson) data.lines(width).forEach(say);
    };
    const ask = terminal.ask && pausing(progress, terminal.ask);
    try {
      await command.run({ ...given, ...opening, print: say, show, progress: progress.step, ask });
    } finally {
      progress.end();
    }
  };
  const program = createProgram(commands, {
    name: environment.SHOP_PROGRAM ?? 'npm run shop --',
    width,
    write: (text) => print(text.trimEnd()),
    writeError: (text) => isJson || printError(text.trimEnd()),
    run,
  });
  try {
    // `help orders list` is `orders list --help`.
    await program.parseAsync(words[0] === 'help' ? [...words.slice(1), '--help'] : words, { from: 'user' });
    if (isJson) writeDocument(terminal, shown?.json ?? { messages }, shown ? messages : []);
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const problems = problemsOf(error);
    const isWritten = error instanceof CommanderError && error.code !== 'commander.help';
    if (isJson && shown) writeDocument(terminal, shown.json, [...messages, ...problems]);
    else if (isJson) writeDocument(terminal, { error: problems.join('\n') }, messages);
    else if (!isWritten) problems.forEach(printError);
    return error instanceof CommanderError ? 2 : 1;
  }
}

function writeDocument({ print, printError }: Terminal, document: unknown, messages: readonly string[]): void {
  messages.forEach(printError);
  print(JSON.stringify(document, null, 2));
}

const openingOf = (environment: Environment): Opening => ({
  config: () => loadConfig(environment),
  withShop: async (work) => {
    const shop = await openShop(loadConfig(environment));
    try {
      return await work(shop.deps);
    } finally {
      await shop.close();
    }
  },
});

const pausing =
  (progress: Progress, ask: (question: string) => Promise<string>) =>
  async (question: string): Promise<string> => {
    progress.pause();
    try {
      return await ask(question);
    } finally {
      progress.resume();
    }
  };

/** A file, folder or disk could not be used: Node's message says which, and why. */
function fileProblems({ code, path, message }: NodeJS.ErrnoException): string[] {
  if (code === 'ENOENT' && path) return [`There is no file or folder ${path}.`];
  if (code !== 'EACCES') return [`${message}.`];
  // On a machine, `shop` runs as a user of its own, also when root calls it.
  const { username } = userInfo();
  return [
    `${message}.`,
    `This command runs as the user ${username}, who may not use that file: choose another folder, such as /var/backups/shop, or change its rights.`,
  ];
}

/** Sentences for the person. */
function problemsOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof CommanderError)
    return [error.code === 'commander.help' ? 'Name a command.' : sentenceOf(error.message).trimEnd()];
  if (error instanceof ConfigError) return error.problems;
  if (isDatabaseUnavailable(error)) return [`The database cannot be used just now: ${error.message}.`];
  if (error instanceof GatewayError) return [`${error.message.replace(/^t/, 'T')}.`];
  if ('syscall' in error) return fileProblems(error as NodeJS.ErrnoException);
  // Texts for a browser have no full stop.
  if (error instanceof AppError) return [sentenceOf(error.message).trimEnd()];
  const isForOperator = [CommandError, StartError, FileStoreError].some((type) => error instanceof type);
  return [isForOperator ? error.message : (error.stack ?? error.message)];
}
