// Restores a backup: checks all of it first, then replaces all rows in one transaction.
// A running shop, or a killed restore, never sees half of it.
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import type { RecordedChange } from '../database/changes.ts';
import { knownMigrations } from '../database/migrate.ts';
import type { OpenedDatabase } from '../database/open.ts';
import { isEmpty, replaceDatabase } from '../database/replace.ts';
import type { Database } from '../database/tables.ts';
import { ArchiveError, readArchive } from './archive.ts';
import {
  type BackupContent,
  BackupHeader,
  type BackupTable,
  type FileStores,
  fileOf,
  headerName,
  linesOf,
  tableOf,
} from './content.ts';

export interface RestoreOptions {
  readonly stores: FileStores;
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
  { stores, isReplacing, print }: RestoreOptions,
): Promise<Restored> {
  const { header, rows, pictures, documents } = await inspectBackup(file);
  print(`The backup of ${formatDateTime(header.createdAt)} is whole.`);
  if (!isReplacing && !(await isEmpty(opened.db))) {
    throw new ArchiveError(
      'The database is not empty. Say --replace to put the backup in the place of everything that is in it.',
    );
  }
  // Files first: their names are unique, so they do no harm if the rows then fail.
  await restoreFiles(file, stores);
  const changes = await replaceDatabase(opened, {
    migration: header.migrations.at(-1) ?? '',
    fill: (transaction) => restoreRows(transaction, file, print),
  });
  return { header, rows, pictures, documents, changes };
}

export interface InspectedBackup extends BackupContent {
  readonly header: BackupHeader;
  readonly rowBytes: number;
  /** Of pictures and documents. */
  readonly fileBytes: number;
}

/**
 * Reads to the end and checks the checksums, the version and every entry. Throws an ArchiveError if
 * the file is no sound backup.
 */
export async function inspectBackup(file: string): Promise<InspectedBackup> {
  let header: BackupHeader | undefined;
  const rows: Partial<Record<BackupTable, number>> = {};
  const files = { pictures: 0, documents: 0 };
  const bytes = { rowBytes: 0, fileBytes: 0 };
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf(name);
    const stored = fileOf(name);
    if (name === headerName) header = readHeader(content);
    else if (table) {
      rows[table] = (rows[table] ?? 0) + linesOf(content).length;
      bytes.rowBytes += content.length;
    } else if (stored) {
      files[stored.kind] += 1;
      bytes.fileBytes += content.length;
    } else throw new ArchiveError(`${file} holds "${name}", which no backup of this version does.`);
  }
  if (!header) throw new ArchiveError(`${file} is no backup of this shop.`);
  return { header, rows, ...files, ...bytes };
}

function readHeader(content: Buffer): BackupHeader {
  const header = BackupHeader.parse(JSON.parse(content.toString()));
  const newer = header.migrations.filter((name) => !knownMigrations.includes(name));
  if (newer.length === 0) return header;
  throw new ArchiveError(
    `The backup was made by a newer version of the shop (it has ${newer.join(', ')}); restore it with that version.`,
  );
}

async function restoreFiles(file: string, stores: FileStores): Promise<void> {
  for await (const { name, content } of readArchive(file)) {
    const stored = fileOf(name);
    if (!stored) continue;
    const store = stores[stored.kind];
    if (!(await store.holds(stored.file, content.length))) await store.write(stored.file, content);
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
