// Writes the whole shop into one file: a snapshot of the rows, from either engine, the pictures and
// the PDFs of tax documents.
import { access } from 'node:fs/promises';
import type { Clock } from '../deps.ts';
import { appliedMigrations, requireKnownMigrations } from '../database/migrate.ts';
import type { OpenedDatabase } from '../database/open.ts';
import { existingTables } from '../database/replace.ts';
import { readSnapshot } from '../database/engines/snapshot.ts';
import type { Database } from '../database/tables.ts';
import { ArchiveError, writeArchive } from './archive.ts';
import {
  type BackupContent,
  type BackupTable,
  type FileKind,
  type FileStores,
  backupTables,
  entryName,
  headerName,
  tablePart,
} from './content.ts';

export interface BackupOptions {
  readonly stores: FileStores;
  readonly clock: Clock;
  readonly print: (line: string) => void;
}

type Add = (name: string, content: Buffer) => Promise<void>;

/** Limits of one entry, which also limit the memory used. */
/** A row of a photo has up to 1 MB. */
const rowsAtOnce = (table: BackupTable): number => (table === 'exchange_photos' ? 5 : 500);
const bytesAtOnce = 1024 * 1024;
const filesAtOnce = 500;

/** The shop may be running, in an older version too. Throws an ArchiveError if the file exists. */
export async function createBackup(
  opened: OpenedDatabase,
  file: string,
  { stores, clock, print }: BackupOptions,
): Promise<BackupContent> {
  if (await isThere(file)) throw new ArchiveError(`${file} exists already; a backup never writes over a file.`);
  await requireKnownMigrations(opened.db);
  const rows: Partial<Record<BackupTable, number>> = {};
  const files = { pictures: 0, documents: 0 };
  await writeArchive(file, async (add) => {
    await readSnapshot(opened, async (snapshot) => {
      const header = {
        format: 1,
        createdAt: clock.now().toISOString(),
        engine: opened.engine,
        migrations: await appliedMigrations(snapshot),
      };
      await add(headerName, Buffer.from(JSON.stringify(header, null, 2)));
      const existing = await existingTables(snapshot);
      for (const table of backupTables.filter((name) => existing.has(name))) {
        rows[table] = await addTable(snapshot, table, add);
        if (rows[table] > 0) print(`${table}: ${rows[table]} rows`);
      }
    });
    // After the rows: a file is stored before its row and never removed.
    files.pictures = await addFiles('pictures', stores, add, print);
    files.documents = await addFiles('documents', stores, add, print);
  });
  return { rows, ...files };
}

async function addFiles(
  kind: FileKind,
  { [kind]: store }: FileStores,
  add: Add,
  print: BackupOptions['print'],
): Promise<number> {
  const names = await store.list();
  for (const [index, name] of names.entries()) {
    const content = await store.read(name);
    if (!content) throw new ArchiveError(`The file ${name} was deleted during the backup. Make it again.`);
    await add(entryName(kind, name), content);
    const added = index + 1;
    if (added % filesAtOnce === 0 || added === names.length) print(`${kind}: ${added} of ${names.length} files`);
  }
  return names.length;
}

async function addTable(snapshot: Database, table: BackupTable, add: Add): Promise<number> {
  let count = 0;
  let part = 0;
  let lines: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    await add(tablePart(table, (part += 1)), Buffer.from(lines.join('')));
    lines = [];
    bytes = 0;
  };
  for await (const row of snapshot.selectFrom(table).selectAll().stream(rowsAtOnce(table))) {
    const line = `${JSON.stringify(row)}\n`;
    lines.push(line);
    bytes += line.length;
    count += 1;
    if (lines.length === rowsAtOnce(table) || bytes > bytesAtOnce) await flush();
  }
  await flush();
  return count;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
