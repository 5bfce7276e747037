// The settings, from the machine: show, set one field, bring back a version.
import { readFile } from 'node:fs/promises';
import { type SectionName, sectionNames } from '@taana-baana/contract/schemas/shop/settings.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { AppError } from '../../modules/app-error.ts';
import {
  parseSection,
  revertSection,
  saveSection,
  showSettings,
} from '../../modules/shop/settings/settings.service.ts';
import { type Argument, type Command, CommandError, UsageError } from '../command.ts';
import { asWritten } from '../output/data.ts';

const sectionArgument: Argument = { about: 'a part of the settings', choices: sectionNames };

export const settingsCommands: readonly Command[] = [
  {
    name: 'settings show',
    summary: 'Prints the settings in force as JSON, with their versions',
    takes: { SECTION: { ...sectionArgument, isOptional: true } },
    examples: ['', 'shipping'],
    run: async ({ positionals: [name], withShop, show }) => {
      const wanted = name === undefined ? sectionNames : [sectionOf(name)];
      const shown = await withShop((deps) => showSettings(deps));
      const parts = wanted.map((part) => [part, { version: shown[part].version, ...shown[part].value }]);
      const document: unknown = Object.fromEntries(parts);
      show(asWritten(document, JSON.stringify(document, null, 2)));
    },
  },
  {
    name: 'settings set',
    summary: 'Changes one field of a section, or a whole section from a file',
    details: 'A running shop follows within 2 seconds.',
    takes: {
      SECTION: sectionArgument,
      KEY: { about: 'a field; a dot leads into it: contact.phone', isOptional: true },
      VALUE: { about: 'text; true, false, null, a list or an object in JSON', isOptional: true },
    },
    options: { file: { takes: 'FILE', about: 'the whole section in JSON, instead of KEY and VALUE' } },
    examples: ['shop contact.phone "+91 98765 43210"', 'shipping freeFrom 1500', 'sales --file sales.json'],
    run: async ({ positionals: [name = '', key, text], values: { file }, withShop, print }) => {
      const section = sectionOf(name);
      if (section === 'logo') throw new UsageError('The logo is uploaded in the admin.');
      if ((typeof file === 'string') === (key !== undefined))
        throw new UsageError('Name a KEY and a VALUE, or a --file.');
      if (key !== undefined && text === undefined) throw new UsageError('VALUE is missing.');
      await withShop(async (deps) => {
        const { value, version } = (await showSettings(deps))[section];
        const changed =
          typeof file === 'string'
            ? await readJson(file)
            : withField(value, (key ?? '').split('.'), toJson(text ?? ''));
        const saved = await saveSection(
          deps,
          { section, basedOn: version, value: parsed(() => parseSection(section, changed)) },
          commandLine,
        );
        print(saved.version === version ? 'Nothing has changed.' : `Saved as version ${saved.version}.`);
      });
    },
  },
  {
    name: 'settings revert',
    summary: 'Brings back an earlier version of a section',
    takes: { SECTION: sectionArgument, VERSION: { about: 'its number; 0 is the default of shop.config.ts' } },
    examples: ['shipping 2'],
    run: async ({ positionals: [name = '', version = ''], withShop, print }) => {
      const section = sectionOf(name);
      if (!/^\d{1,9}$/.test(version)) throw new UsageError('VERSION is a number from 0.');
      await withShop(async (deps) => {
        const basedOn = (await showSettings(deps))[section].version;
        const saved = await revertSection(deps, section, { version: Number(version), basedOn }, commandLine);
        print(saved.version === basedOn ? 'Nothing has changed.' : `Saved as version ${saved.version}.`);
      });
    },
  },
];

function sectionOf(name: string): SectionName {
  const section = sectionNames.find((known) => known === name);
  if (!section) throw new UsageError(`There is no section "${name}". The sections: ${sectionNames.join(', ')}.`);
  return section;
}

/** Names the field of each fault. */
function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    throw new CommandError(
      Object.entries(error.fields)
        .map(([field, message]) => `${field}: ${message}.`)
        .join('\n'),
    );
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A list, an object, true, false or null; everything else is text. */
function toJson(text: string): unknown {
  if (!/^(\[|\{|true$|false$|null$)/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function withField(value: unknown, [key = '', ...rest]: readonly string[], field: unknown): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
    throw new CommandError(`There is no field "${key}".`);
  const known = (value as Record<string, unknown>)[key];
  return { ...value, [key]: rest.length === 0 ? field : withField(known, rest, field) };
}
