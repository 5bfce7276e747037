// A backup of the whole shop in one file, and the way back, on a shop that may be running.
import { join, resolve } from 'node:path';
import { ArchiveError } from '../backup/archive.ts';
import { describeContent } from '../backup/content.ts';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type OpenedDatabase, openDatabase } from '../database/open.ts';
import { PictureFolder } from '../integrations/image-store/picture-folder.ts';
import { systemClock } from '../open-shop.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    takes: 'FILE',
    summary: 'Writes the database and the pictures into FILE (a .tar.gz), while the shop goes on',
    run: async ({ positionals: [file = ''], config, say }) => {
      const content = await withDatabase(config(), (opened, folder) =>
        createBackup(opened, resolve(file), { folder, clock: systemClock, say }),
      );
      say(`${file} holds ${describeContent(content)}.`);
    },
  },
  {
    name: 'backup restore',
    takes: 'FILE [--replace]',
    summary: 'Fills an empty database from FILE, of either engine; --replace puts it in the place of what is there',
    options: { replace: { type: 'boolean' } },
    run: async ({ positionals: [file = ''], values, config, withShop, say }) => {
      const isReplacing = values.replace === true;
      const { changes, ...content } = await withDatabase(config(), (opened, folder) =>
        restoreBackup(opened, resolve(file), { folder, isReplacing, say }),
      );
      await withShop(async (deps) => changes.forEach(deps.changes.publish));
      say(`The shop now holds ${describeContent(content)}. Everybody logs in again.`);
    },
  },
];

/** As it is: a backup before an upgrade is one of the old tables. */
async function withDatabase<T>(
  config: ReturnType<CommandCall['config']>,
  work: (opened: OpenedDatabase, folder: PictureFolder) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(config);
  try {
    return await work(opened, new PictureFolder(join(config.dataDir, 'images')));
  } catch (error) {
    throw error instanceof ArchiveError ? new CommandError(error.message) : error;
  } finally {
    await opened.db.destroy();
  }
}
