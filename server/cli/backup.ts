// Backs up the whole shop into one file and restores it, also while the shop is running.
import { basename, join, resolve } from 'node:path';
import { ArchiveError } from '../backup/archive.ts';
import { type BackupContent, describeContent } from '../backup/content.ts';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { PictureFolder } from '../integrations/image-store/picture-folder.ts';
import { recordCommandLineBackup, recordOffSiteCopy } from '../modules/system/backups.service.ts';
import { systemClock } from '../open-shop.ts';
import { type Command, type CommandCall, CommandError, UsageError } from './command.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    takes: 'FILE',
    summary: 'Writes the database and the pictures into FILE (a .tar.gz), also while the shop runs',
    run: async ({ positionals: [file = ''], config, print }) => {
      const content = await withDatabase(config(), (opened, folder) =>
        createAndRecord(opened, resolve(file), folder, print),
      );
      print(`${file} holds ${describeContent(content)}.`);
    },
  },
  {
    name: 'backup restore',
    takes: 'FILE [--replace]',
    summary: 'Fills an empty database from FILE, on either engine; --replace replaces existing data',
    options: { replace: { type: 'boolean' } },
    run: async ({ positionals: [file = ''], values, config, withShop, print }) => {
      const isReplacing = values.replace === true;
      const { changes, ...content } = await withDatabase(config(), (opened, folder) =>
        restoreBackup(opened, resolve(file), { folder, isReplacing, print }),
      );
      await withShop(async (deps) => changes.forEach(deps.changes.publish));
      print(`The shop now holds ${describeContent(content)}. Everybody logs in again.`);
    },
  },
  {
    name: 'backup verify',
    takes: 'FILE',
    summary: 'Restores FILE into a throw-away database and checks it; the shop is not touched',
    run: async ({ positionals: [file = ''], print }) => {
      const { backup, faults } = await verifyBackup(resolve(file), print).catch(toCommandError);
      const { createdAt, engine, migrations } = backup.header;
      print(
        `${file} is of ${createdAt}, from ${engine}, by ${migrations.at(-1)}. It holds ${describeContent(backup)}.`,
      );
      if (faults.length > 0)
        throw new CommandError([...faults, 'A shop restored from this backup would have the faults above.'].join('\n'));
      print('This backup can be restored.');
    },
  },
  {
    name: 'backup off-site',
    takes: 'OUTCOME',
    summary: 'For the nightly backup: notes that its copy to another place is done, or failed',
    run: async ({ positionals: [outcome], config }) => {
      if (outcome !== 'done' && outcome !== 'failed') throw new UsageError('OUTCOME is done or failed.');
      await withDatabase(config(), ({ db }) => recordOffSiteCopy(db, outcome, systemClock.now()));
    },
  },
];

/** A backup counts even if it cannot be recorded because the database's disk is full. */
async function createAndRecord(
  opened: OpenedDatabase,
  file: string,
  folder: PictureFolder,
  print: CommandCall['print'],
): Promise<BackupContent> {
  const startedAt = systemClock.now();
  const content = await createBackup(opened, file, { folder, clock: systemClock, print });
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
  work: (opened: OpenedDatabase, folder: PictureFolder) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(config);
  try {
    return await work(opened, new PictureFolder(join(config.dataDir, 'images')));
  } catch (error) {
    return toCommandError(error);
  } finally {
    await opened.db.destroy();
  }
}

function toCommandError(error: unknown): never {
  throw error instanceof ArchiveError ? new CommandError(error.message) : error;
}
