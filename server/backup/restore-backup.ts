// Restores a backup: checks all of it first, then replaces all rows in one transaction.
// A running shop, or a killed restore, never sees half of it.
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
  /** Holds the pictures. */
  readonly folder: PictureFolder;
  /** If false, only an empty database is filled. */
  readonly isReplacing: boolean;
  readonly print: (line: string) => void;
}

export interface Restored extends BackupContent {
  readonly header: BackupHeader;
  /** To publish, so that running processes empty their caches. */
  readonly changes: readonly RecordedChange[];
}

/**
 * If the file is no sound backup or the database is
 * not empty, throws an ArchiveError, nothing changed.
 */
export async function restoreBackup(
  opened: OpenedDatabase,
  file: string,
  { folder, isReplacing, print }: RestoreOptions,
): Promise<Restored> {
  const { header, rows, pictures } = await inspectBackup(file);
  print(`The backup of ${header.createdAt} is whole.`);
  if (!isReplacing && !(await isEmpty(opened.db))) {
    throw new ArchiveError(
      'The database is not empty. Say --replace to put the backup in the place of everything that is in it.',
    );
  }
  // Pictures first: their names are unique, so they do no harm if the rows then fail.
  await restorePictures(file, folder);
  const changes = await replaceDatabase(opened, {
    migration: header.migrations.at(-1) ?? '',
    fill: (transaction) => restoreRows(transaction, file, print),
  });
  return { header, rows, pictures, changes };
}

export interface InspectedBackup extends BackupContent {
  readonly header: BackupHeader;
  readonly rowBytes: number;
  readonly pictureBytes: number;
}

/**
 * Reads to the end and checks the checksums, the version and every entry. Throws an ArchiveError if
 * the file is no sound backup.
 */
export async function inspectBackup(file: string): Promise<InspectedBackup> {
  let header: BackupHeader | undefined;
  const rows: Partial<Record<BackupTable, number>> = {};
  let pictures = 0;
  const bytes = { rowBytes: 0, pictureBytes: 0 };
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf(name);
    if (name === headerName) header = readHeader(content);
    else if (table) {
      rows[table] = (rows[table] ?? 0) + linesOf(content).length;
      bytes.rowBytes += content.length;
    } else if (pictureOf(name)) {
      pictures += 1;
      bytes.pictureBytes += content.length;
    } else throw new ArchiveError(`${file} holds "${name}", which no backup of this version does.`);
  }
  if (!header) throw new ArchiveError(`${file} is no backup of this shop.`);
  return { header, rows, pictures, ...bytes };
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

async function restoreRows(transaction: Database, file: string, print: RestoreOptions['print']): Promise<void> {
  let last: BackupTable | undefined;
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf(name);
    if (!table) continue;
    if (table !== last) print(`restoring ${table}`);
    last = table;
    const rows = linesOf(content).map((line) => JSON.parse(line) as never);
    await transaction.insertInto(table).values(rows).execute();
  }
}
