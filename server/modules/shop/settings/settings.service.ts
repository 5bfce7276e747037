// Saves, reverts and reads sections of the settings, for the admin and the command line.
import type { AllSettings, SettingsVersions } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import {
  type SectionName,
  type SectionValue,
  sectionNames,
  settingsSections,
} from '@taana-baana/contract/schemas/shop/settings.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/messages.ts';
import * as messages from '@taana-baana/contract/texts/messages/settings-messages.ts';
import type { Database } from '../../../database/tables.ts';
import { recordChange } from '../../../database/changes.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../audit-log/audit-log.service.ts';
import { defaultSettings } from '../../../../shop.config.ts';
import { toValue } from './settings.mapping.ts';
import { type SavedRow, findVersion, insertVersion, listVersionsOf } from './settings.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'settings'>;

export interface Save<S extends SectionName> {
  readonly section: S;
  /** The version that the value was made from. */
  readonly basedOn: number;
  readonly value: SectionValue<S>;
  /** The version whose value it restores, if any. */
  readonly broughtBack?: number;
}

const listedVersions = 100;

/**
 * In force in this process when it resolves, and in every other one within 2 s. An unchanged value
 * makes no version. Throws a conflict that names who saved first.
 */
export async function saveSection<S extends SectionName>(
  deps: Needs,
  { section, basedOn, value, broughtBack }: Save<S>,
  actor: Actor,
): Promise<{ version: number }> {
  const saved = await inTransaction(deps, async (trx) => {
    const newest = await newestOf(trx, section);
    if (newest.version !== basedOn) throw savedMeanwhile(newest);
    const fields = changedFields(newest.value, value);
    if (fields.length === 0) return { version: basedOn };
    const version = basedOn + 1;
    const isFirst = await insertVersion(trx, {
      section,
      version,
      value: JSON.stringify(value),
      created_at: deps.clock.now().toISOString(),
      staff_id: staffIdOf(actor),
    });
    if (!isFirst) throw savedMeanwhile(await newestOf(trx, section));
    await recordAction(trx, deps.clock, actor, {
      action: broughtBack === undefined ? 'settings save' : 'settings revert',
      subject: `settings ${section} ${version}`,
      before: pick(newest.value, fields),
      after: pick(value, fields),
    });
    trx.announce(await recordChange(trx, { data: 'settings' }));
    return { version };
  });
  await deps.settings.settled();
  return saved;
}

/** Saves the value of an earlier version again. */
export async function revertSection(
  deps: Needs,
  section: SectionName,
  { version, basedOn }: { readonly version: number; readonly basedOn: number },
  actor: Actor,
): Promise<{ version: number }> {
  const row = version === 0 ? undefined : await findVersion(deps.db, section, version);
  if (version !== 0 && !row) throw new AppError('not-found', messages.versionUnknown);
  // The rules may have changed since it was saved.
  const value = parseSection(section, row ? toValue(section, row.value) : defaultSettings[section]);
  return saveSection(deps, { section, basedOn, value, broughtBack: version }, actor);
}

/** Throws an error with a message for each wrong field. */
export function parseSection<S extends SectionName>(section: S, value: unknown): SectionValue<S> {
  const result = settingsSections[section].safeParse(value);
  if (result.success) return result.data as SectionValue<S>;
  const fields = Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new AppError('invalid', Object.values(fields)[0] ?? messages.sectionInvalid, { fields });
}

export async function showSettings({ db }: Pick<Deps, 'db'>): Promise<AllSettings> {
  const shown = sectionNames.map(async (section) => {
    const { version, value, row } = await newestOf(db, section);
    return [section, { value, version, default: defaultSettings[section], ...savedBy(row) }] as const;
  });
  return Object.fromEntries(await Promise.all(shown)) as unknown as AllSettings;
}

/** The newest 100. */
export async function listVersions({ db }: Pick<Deps, 'db'>, section: SectionName): Promise<SettingsVersions> {
  const rows = await listVersionsOf(db, section, listedVersions);
  const saved = rows.map((row) => ({ version: row.version, value: toValue(section, row.value), ...savedBy(row) }));
  const first = { version: 0, value: defaultSettings[section], ...savedBy(undefined) };
  return { versions: [...saved, ...(saved.length < listedVersions ? [first] : [])] };
}

interface Newest<S extends SectionName> {
  /** 0 for the default. */
  readonly version: number;
  readonly value: SectionValue<S>;
  readonly row: SavedRow | undefined;
}

async function newestOf<S extends SectionName>(db: Database, section: S): Promise<Newest<S>> {
  const [row] = await listVersionsOf(db, section, 1);
  const value = (row ? toValue(section, row.value) : defaultSettings[section]) as SectionValue<S>;
  return { version: row?.version ?? 0, value, row };
}

const savedBy = (
  row: SavedRow | undefined,
): { savedAt: string | null; staff: { id: string; name: string } | null } => ({
  savedAt: row?.created_at ?? null,
  staff: row?.staff_id ? { id: row.staff_id, name: row.name ?? '' } : null,
});

function savedMeanwhile({ version, row }: Newest<SectionName>): AppError {
  if (!row) return new AppError('conflict', messages.versionUnknown);
  const who = row.staff_id === null ? theCommandLine : (row.name ?? '');
  return new AppError('conflict', messages.savedMeanwhile(who, formatDateTime(row.created_at), version));
}

function changedFields(before: object, after: object): string[] {
  const text = (value: object, field: string) => JSON.stringify((value as Record<string, unknown>)[field]);
  return Object.keys(after).filter((field) => text(before, field) !== text(after, field));
}

const pick = (value: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, (value as Record<string, unknown>)[field]]));
