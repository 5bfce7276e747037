// Backs up the whole shop into one file and restores it, also while the shop is running.
import { basename, resolve } from 'node:path';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { ArchiveError } from '../../backup/archive.ts';
import { type BackupContent, type FileStores, describeContent } from '../../backup/content.ts';
import { createBackup } from '../../backup/create-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { verifyBackup } from '../../backup/verify-backup.ts';
import { type OpenedDatabase, openDatabase } from '../../database/open.ts';
import { openFileStore } from '../../integrations/file-store/file-store.ts';
import { recordCommandLineBackup, recordOffSiteCopy } from '../../modules/shop/system/backups.service.ts';
import { systemClock } from '../../open-shop.ts';
import { type Command, type CommandCall, CommandError } from '../command.ts';
import { asWritten } from '../output/data.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    summary: 'Writes the database, the pictures and the tax documents into one file',
    details: 'Works while the shop runs. An existing file is never overwritten.',
    takes: { FILE: { about: 'a new file, such as shop.tar.gz' } },
    examples: ['/var/backups/shop/monday.tar.gz'],
    run: async ({ positionals: [file = ''], config, print, progress, show }) => {
      const content = await withDatabase(config(), (opened, stores) =>
        createAndRecord(opened, resolve(file), stores, { print, progress }),
      );
      show(asWritten({ file, ...content }, `${file} holds ${describeContent(content)}.`));
    },
  },
  {
    name: 'backup restore',
    summary: 'Fills an empty database from a backup, on either engine',
    details: 'The whole file is checked first. Everybody logs in again afterwards.',
    takes: { FILE: { about: 'what backup create wrote' } },
    options: { replace: { about: 'replaces everything that is in the database' } },
    examples: ['shop.tar.gz', 'shop.tar.gz --replace'],
    run: async ({ positionals: [file = ''], values, config, withShop, print, progress, show }) => {
      const isReplacing = values.replace === true;
      const { changes, ...content } = await withDatabase(config(), (opened, stores) =>
        restoreBackup(opened, resolve(file), { stores, isReplacing, print: both(print, progress) }),
      );
      await withShop(async (deps) => changes.forEach(deps.changes.publish));
      const { header, ...held } = content;
      const sentence = `The shop now holds ${describeContent(held)}. Everybody logs in again.`;
      show(asWritten({ createdAt: header.createdAt, ...held }, sentence));
    },
  },
  {
    name: 'backup verify',
    summary: 'Restores a backup into a throw-away database and checks it',
    details: 'The shop is not touched.',
    takes: { FILE: { about: 'what backup create wrote' } },
    examples: ['shop.tar.gz'],
    failsWhen: 'a shop restored from the backup would have faults',
    run: async ({ positionals: [file = ''], print, progress, show }) => {
      const { backup, faults } = await verifyBackup(resolve(file), both(print, progress)).catch(toCommandError);
      const { createdAt, engine, migrations } = backup.header;
      const migration = migrations.at(-1);
      const origin = `${file} is of ${formatDateTime(createdAt)}, from ${engine}, by ${migration}.`;
      const holds = `${origin} It holds ${describeContent(backup)}.`;
      const { rows, pictures, documents } = backup;
      show(asWritten({ createdAt, engine, migration, rows, pictures, documents, faults }, holds));
      if (faults.length > 0)
        throw new CommandError([...faults, 'A shop restored from this backup would have the faults above.'].join('\n'));
      print('This backup can be restored.');
    },
  },
  {
    name: 'backup off-site',
    summary: 'Notes that the copy of a backup to another place is done, or failed',
    details: 'The nightly backup calls it.',
    takes: { OUTCOME: { about: 'of the copy', choices: ['done', 'failed'] } },
    examples: ['done'],
    run: async ({ positionals: [given], config }) => {
      const outcome = given === 'done' ? 'done' : 'failed';
      await withDatabase(config(), ({ db }) => recordOffSiteCopy(db, outcome, systemClock.now()));
    },
  },
];

/** The steps of a backup are progress, and a record for the journal of a nightly one. */
const both =
  (print: CommandCall['print'], progress: CommandCall['progress']) =>
  (line: string): void => {
    print(line);
    progress(line);
  };

/** A backup counts even if it cannot be recorded because the database's disk is full. */
async function createAndRecord(
  opened: OpenedDatabase,
  file: string,
  stores: FileStores,
  { print, progress }: Pick<CommandCall, 'print' | 'progress'>,
): Promise<BackupContent> {
  const startedAt = systemClock.now();
  const content = await createBackup(opened, file, { stores, clock: systemClock, print: both(print, progress) });
  try {
    await recordCommandLineBackup(opened.db, basename(file), startedAt, systemClock.now());
  } catch (error) {
    print(`The admin's system page will not show this backup: ${error instanceof Error ? error.message : ''}`);
  }
  return content;
}

/** Does not migrate: a backup before an upgrade holds the old tables. */
async function withDatabase<T>(
  config: ReturnType<CommandCall['config']>,
  work: (opened: OpenedDatabase, stores: FileStores) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(config);
  try {
    const stores = { pictures: openFileStore(config, 'images'), documents: openFileStore(config, 'documents') };
    return await work(opened, stores);
  } catch (error) {
    return toCommandError(error);
  } finally {
    await opened.db.destroy();
  }
}

function toCommandError(error: unknown): never {
  throw error instanceof ArchiveError ? new CommandError(error.message) : error;
}
