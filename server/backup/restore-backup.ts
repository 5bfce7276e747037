// Puts a backup in place: looked through to its end first, then all rows in one transaction, so that a shop which is running, or a restore that is killed, never sees half of it.
import type { RecordedChange } from '../database/changes.ts';
import { knownMigrations } from '../database/migrate.ts';
import type { OpenedDatabase } from '../database/open.ts';
import { isEmpty, replaceDatabase } from '../database/replace.ts';
import type { Database } from '../database/tables.ts';
import type { PictureFolder } from '../integrations/image-store/picture-folder.ts';
import { ArchiveError, readArchive } from './archive.ts';
import {
  type BackupContent,
  BackupHeader,
  type BackupTable,
  headerName,
  linesOf,
  pictureOf,
  tableOf,
} from './content.ts';

export interface RestoreOptions {
  /** Of the pictures. */
  readonly folder: PictureFolder;
  /** Otherwise only an empty database is filled. */
  readonly isReplacing: boolean;
  readonly say: (line: string) => void;
}

export interface Restored extends BackupContent {
  readonly header: BackupHeader;
  /** To publish, so that processes that are running forget what they hold in memory. */
  readonly changes: readonly RecordedChange[];
}

/** Throws an ArchiveError, and has changed nothing, when the file is no sound backup or the database is not empty. */
export async function restoreBackup(
  opened: OpenedDatabase,
  file: string,
  { folder, isReplacing, say }: RestoreOptions,
): Promise<Restored> {
  const { header, ...content } = await inspect(file);
  say(`The backup of ${header.createdAt} is whole.`);
  if (!isReplacing && !(await isEmpty(opened.db))) {
    throw new ArchiveError(
      'The database is not empty. Say --replace to put the backup in the place of everything that is in it.',
    );
  }
  // First: a picture stands under a name of its own, and harms nothing if the rows then fail.
  await restorePictures(file, folder);
  const changes = await replaceDatabase(opened, {
    migration: header.migrations.at(-1) ?? '',
    fill: (transaction) => restoreRows(transaction, file, say),
  });
  return { header, ...content, changes };
}

/** Reads it to the end: its checksums, its version, and that nothing in it is strange. */
async function inspect(file: string): Promise<BackupContent & { header: BackupHeader }> {
  let header: BackupHeader | undefined;
  const rows: Partial<Record<BackupTable, number>> = {};
  let pictures = 0;
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf(name);
    if (name === headerName) header = readHeader(content);
    else if (table) rows[table] = (rows[table] ?? 0) + linesOf(content).length;
    else if (pictureOf(name)) pictures += 1;
    else throw new ArchiveError(`${file} holds "${name}", which no backup of this version does.`);
  }
  if (!header) throw new ArchiveError(`${file} is no backup of this shop.`);
  return { header, rows, pictures };
}

function readHeader(content: Buffer): BackupHeader {
  const header = BackupHeader.parse(JSON.parse(content.toString()));
  const newer = header.migrations.filter((name) => !knownMigrations.includes(name));
  if (newer.length === 0) return header;
  throw new ArchiveError(
    `The backup was made by a newer version of the shop (it has ${newer.join(', ')}); restore it with that version.`,
  );
}

async function restorePictures(file: string, folder: PictureFolder): Promise<void> {
  for await (const { name, content } of readArchive(file)) {
    const picture = pictureOf(name);
    if (picture && !(await folder.holds(picture, content.length))) await folder.write(picture, content);
  }
}

async function restoreRows(transaction: Database, file: string, say: RestoreOptions['say']): Promise<void> {
  let last: BackupTable | undefined;
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf(name);
    if (!table) continue;
    if (table !== last) say(`restoring ${table}`);
    last = table;
    const rows = linesOf(content).map((line) => JSON.parse(line) as never);
    await transaction.insertInto(table).values(rows).execute();
  }
}
