// The type of one command of the operator's command line. Each noun has a file; commands.ts
// collects them.
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Data } from './output/data.ts';

export interface CommandCall {
  /**
   * The arguments after the command's name: all required ones, each one of its choices if it has
   * any.
   */
  readonly positionals: readonly string[];
  /** By the option's name; undefined when it is not given. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Throws a ConfigError when a variable is wrong. */
  readonly config: () => Config;
  /** Opens the shop (database migrated, integrations ready), and closes it afterwards. */
  readonly withShop: <T>(work: (deps: Deps) => Promise<T>) => Promise<T>;
  /** A sentence for the person. With --json it goes to stderr. */
  readonly print: (line: string) => void;
  /**
   * The command's data, as text or with --json as the document. Of several, the last is the
   * document.
   */
  readonly show: (data: Data) => void;
  /** How far a long command is: `picture 3 of 40`. Only a terminal shows it. */
  readonly progress: (step: string) => void;
  /** Asks the person at the terminal. Undefined: nobody is there, such as in a script. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
}

export interface Argument {
  readonly about: string;
  readonly isOptional?: true;
  /**
   * Typed in any case, with hyphens for spaces: `out-for-delivery`. The command gets it as written
   * here.
   */
  readonly choices?: readonly string[];
}

export interface Option {
  readonly about: string;
  /** What it takes, in capitals, such as DAY. Without it the option is a switch. */
  readonly takes?: string;
  readonly isRequired?: true;
  readonly choices?: readonly string[];
  /** What counts when it is not given, for the help; the command applies it. */
  readonly usual?: string;
}

export interface Command {
  /** `orders list` */
  readonly name: string;
  /** One line, without a full stop. */
  readonly summary: string;
  /** Further sentences. */
  readonly details?: string;
  /** The arguments in their order, by their names in capitals. */
  readonly takes?: Readonly<Record<string, Argument>>;
  readonly options?: Readonly<Record<string, Option>>;
  /** What can stand after the command's name. */
  readonly examples: readonly string[];
  /** When it exits with 1 although it did its work, such as after finding differences. */
  readonly failsWhen?: string;
  /** Run by bin/shop itself, as root, and never with --json. Here for the help and the completion. */
  readonly isForRoot?: true;
  readonly run: (call: CommandCall) => Promise<void>;
}

/** The arguments are wrong: prints the sentence and the usage, exit code 2. */
export class UsageError extends Error {}

/** The command failed: prints one sentence, exit code 1. */
export class CommandError extends Error {}
