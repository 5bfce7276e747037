// What a command of `npm run shop` is: words, what follows them, and what it does. One file a noun; commands.ts gathers them.
import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

type OptionValues = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface CommandCall {
  /** What follows the command's words, as many as its usage names. */
  readonly positionals: readonly string[];
  readonly values: OptionValues;
  /** Throws a ConfigError when a variable is wrong. */
  readonly config: () => Config;
  /** Opens the shop (database migrated, integrations ready), closes it afterwards. */
  readonly withShop: <T>(work: (deps: Deps) => Promise<T>) => Promise<T>;
  readonly say: (line: string) => void;
}

export interface Command {
  /** `orders list` */
  readonly name: string;
  /** What follows the name: `NUMBER STATUS [--note TEXT]`. Capital words are positionals, all of them required. */
  readonly takes?: string;
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  readonly run: (call: CommandCall) => Promise<void>;
}

/** Called in a way that the command does not take: the usage is shown, exit code 2. */
export class UsageError extends Error {}

/** The command could not do its work: one sentence, exit code 1. */
export class CommandError extends Error {}
