// Backs up the whole shop into one file and restores it, also while the shop is running.
import { basename, resolve } from 'node:path';
import { ArchiveError } from '../backup/archive.ts';
import { type BackupContent, describeContent } from '../backup/content.ts';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { type PictureStore, openPictureStore } from '../integrations/image-store/picture-store.ts';
import { recordCommandLineBackup } from '../modules/system/backups.service.ts';
import { systemClock } from '../open-shop.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    takes: 'FILE',
    summary: 'Writes the database and the pictures into FILE (a .tar.gz), also while the shop runs',
    run: async ({ positionals: [file = ''], config, print }) => {
      const content = await withDatabase(config(), (opened, pictures) =>
        createAndRecord(opened, resolve(file), pictures, print),
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
      const { changes, ...content } = await withDatabase(config(), (opened, pictures) =>
        restoreBackup(opened, resolve(file), { pictures, isReplacing, print }),
      );
      await withShop(async (deps) => changes.forEach(deps.changes.publish));
      print(`The shop now holds ${describeContent(content)}. Everybody logs in again.`);
    },
  },
];

/** A backup counts even if it cannot be recorded because the database's disk is full. */
async function createAndRecord(
  opened: OpenedDatabase,
  file: string,
  pictures: PictureStore,
  print: CommandCall['print'],
): Promise<BackupContent> {
  const startedAt = systemClock.now();
  const content = await createBackup(opened, file, { pictures, clock: systemClock, print });
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
  work: (opened: OpenedDatabase, pictures: PictureStore) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(config);
  try {
    return await work(opened, openPictureStore(config));
  } catch (error) {
    throw error instanceof ArchiveError ? new CommandError(error.message) : error;
  } finally {
    await opened.db.destroy();
  }
}
