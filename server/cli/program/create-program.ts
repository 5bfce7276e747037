// The command line's words: arguments, options and help of each command, by commander.
import {
  Argument as ProgramArgument,
  Command as Program,
  InvalidArgumentError,
  Option as ProgramOption,
} from 'commander';
import stringWidth from 'string-width';
import manifest from '../../../package.json' with { type: 'json' };
import { type Argument, type Command, type CommandCall, type Option, UsageError } from '../command.ts';

/** What the commands of a noun are about, for the help. */
const nouns: Readonly<Record<string, string>> = {
  config: 'The configuration',
  database: 'The tables, the sample catalogue, emptying a database',
  backup: 'The whole shop in one file',
  catalogue: 'All products and pictures, from and into files',
  orders: 'Orders: their next step, cancelling, refunds',
  documents: 'Invoices, bills and credit notes; files for the accountant',
  payments: "Our books against the payment provider's; refunds",
  webhooks: "The payment provider's events",
  customers: "Customers' sessions and second factors",
  credit: 'Store credit: balances and entries',
  staff: 'Who may use the admin',
  settings: "The owner's settings",
};

export interface ProgramSettings {
  /** How the person calls it: `npm run shop --`. */
  readonly name: string;
  readonly width: number;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  readonly run: (command: Command, words: Pick<CommandCall, 'positionals' | 'values'>) => Promise<void>;
}

export const jsonOption: Option = { about: 'prints one JSON document' };

const tables = `
Times are India's, such as 22 Nov 2026, 14:05. Tables are as wide as the
terminal, 80 columns without one. With --json a command prints one JSON
document; its times are UTC.`;
const exitCodes = 'Exit code: 0 done, 1 failed, 2 wrong arguments.';

/** Its parse throws a CommanderError after printing the help or the error. */
export function createProgram(commands: readonly Command[], settings: ProgramSettings): Program {
  const { name, width, write, writeError } = settings;
  const program = new Program(name)
    .description('Runs the shop from the machine: orders, payments, products, backups, staff and more.')
    .usage('COMMAND')
    .helpCommand(false)
    .helpOption('-h, --help', 'explains the command')
    .version(manifest.version, '--version', 'prints the version')
    .exitOverride()
    .configureHelp({
      displayWidth: stringWidth,
      subcommandTerm: (sub) => [sub.name(), ...sub.registeredArguments.map((argument) => termOf(argument))].join(' '),
    })
    .configureOutput({
      writeOut: write,
      writeErr: writeError,
      outputError: (message, writeAll) => writeAll(sentenceOf(message)),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
    })
    .addHelpText('after', `\n${name} help COMMAND explains one.\n${tables}\n${exitCodes}`)
    .showHelpAfterError(`${name} help lists the commands.`);
  for (const command of commands) addCommand(program, command, settings);
  return program;
}

function addCommand(program: Program, command: Command, settings: ProgramSettings): void {
  const path = command.name.split(' ');
  const own = path.pop() ?? '';
  const sub = path.reduce((parent, noun) => findNoun(parent, noun, settings.name), program).command(own);
  const called = `${settings.name} ${command.name}`;
  const usage = [...Object.entries(command.takes ?? {}).map(argumentTerm), ...requiredOf(command), '[OPTIONS]'];
  sub
    .summary(command.summary)
    .description([`${command.summary}.`, command.details].filter(Boolean).join('\n'))
    .usage(usage.join(' '))
    .showHelpAfterError(`Usage: ${called} ${usage.join(' ')}\n${settings.name} help ${command.name} explains it.`);
  for (const [word, argument] of Object.entries(command.takes ?? {})) sub.addArgument(toArgument(word, argument));
  const known = { ...command.options, ...(command.isForRoot ? {} : { json: jsonOption }) };
  const options = Object.entries(known).map(([word, option]) => [word, toOption(word, option)] as const);
  for (const [, option] of options) sub.addOption(option);
  const examples = command.examples.map((words) => `  ${`${called} ${words}`.trim()}`).join('\n');
  const exit = command.failsWhen ? `${exitCodes}\nAlso 1: ${command.failsWhen}.` : exitCodes;
  sub.addHelpText('after', `\nExamples:\n${examples}\n\n${exit}`);
  sub.action(async () => {
    const given = sub.opts();
    const values = Object.fromEntries(options.map(([word, option]) => [word, given[option.attributeName()]]));
    const positionals = sub.processedArgs.filter((argument) => argument !== undefined);
    try {
      await settings.run(command, { positionals, values });
    } catch (error) {
      if (error instanceof UsageError) sub.error(error.message);
      throw error;
    }
  });
}

function findNoun(parent: Program, noun: string, name: string): Program {
  const known = parent.commands.find((one) => one.name() === noun);
  if (known) return known;
  return parent
    .command(noun)
    .description(nouns[noun] ?? '')
    .usage('COMMAND')
    .helpCommand(false)
    .addHelpText('after', `\n${name} help ${noun} COMMAND explains one.`)
    .showHelpAfterError(`${name} help ${noun} lists the commands.`);
}

const argumentTerm = ([word, { isOptional }]: [string, Argument]): string => (isOptional ? `[${word}]` : word);

const termOf = (argument: ProgramArgument): string => (argument.required ? argument.name() : `[${argument.name()}]`);

const requiredOf = ({ options = {} }: Command): string[] =>
  Object.entries(options)
    .filter(([, { isRequired }]) => isRequired)
    .map(([word, { takes }]) => `--${word} ${takes}`);

function toArgument(word: string, { about, isOptional, choices }: Argument): ProgramArgument {
  const argument = new ProgramArgument(isOptional ? `[${word}]` : `<${word}>`, about);
  return choices ? argument.choices(choices).argParser((typed) => choiceOf(choices, typed)) : argument;
}

function toOption(word: string, { about, takes, isRequired, choices, usual }: Option): ProgramOption {
  const described = usual === undefined ? about : `${about} (default: ${usual})`;
  const option = new ProgramOption(takes ? `--${word} <${takes}>` : `--${word}`, described);
  option.makeOptionMandatory(isRequired === true);
  return choices ? option.choices(choices).argParser((typed) => choiceOf(choices, typed)) : option;
}

/** `out-for-delivery` for 'Out for Delivery'. */
function choiceOf(choices: readonly string[], typed: string): string {
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');
  const choice = choices.find((known) => plain(known) === plain(typed));
  if (choice === undefined) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
  return choice;
}

/** Commander's messages begin with `error: ` and have no full stop. */
export function sentenceOf(message: string): string {
  const [first = '', ...rest] = message
    .trimEnd()
    .replace(/^error: /, '')
    .split('\n');
  const sentence = first.charAt(0).toUpperCase() + first.slice(1);
  return [/[.?!]$/.test(sentence) ? sentence : `${sentence}.`, ...rest, ''].join('\n');
}
