// The type of one `npm run shop` command. Each noun has a file; commands.ts collects them.
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface CommandCall {
  /** The arguments after the command's name, as many as its usage names. */
  readonly positionals: readonly string[];
  readonly values: OptionValues;
  /** Throws a ConfigError when a variable is wrong. */
  readonly config: () => Config;
  /** Opens the shop (database migrated, integrations ready), and closes it afterwards. */
  readonly withShop: <T>(work: (deps: Deps) => Promise<T>) => Promise<T>;
  readonly print: (line: string) => void;
  /** Asks the person at the terminal. Undefined: nobody is there, such as in a script. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
}

export interface Command {
  /** `orders list` */
  readonly name: string;
  /** The arguments: `NUMBER STATUS [--note TEXT]`. Words in capitals are required positionals, in brackets optional ones. */
  readonly takes?: string;
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  readonly run: (call: CommandCall) => Promise<void>;
}

/** The arguments are wrong: prints the usage, exit code 2. */
export class UsageError extends Error {}

/** The command failed: prints one sentence, exit code 1. */
export class CommandError extends Error {}
