// Writes the whole shop into one file: a snapshot of
// the rows, from either engine, and the pictures.
import { access } from 'node:fs/promises';
import type { Clock } from '../deps.ts';
import { appliedMigrations, requireKnownMigrations } from '../database/migrate.ts';
import type { OpenedDatabase } from '../database/open.ts';
import { existingTables } from '../database/replace.ts';
import { readSnapshot } from '../database/engines/snapshot.ts';
import type { Database } from '../database/tables.ts';
import type { PictureStore } from '../integrations/image-store/picture-store.ts';
import { ArchiveError, writeArchive } from './archive.ts';
import { type BackupContent, type BackupTable, backupTables, headerName, pictureName, tablePart } from './content.ts';

export interface BackupOptions {
  readonly pictures: PictureStore;
  readonly clock: Clock;
  readonly print: (line: string) => void;
}

type Add = (name: string, content: Buffer) => Promise<void>;

/** Limits of one entry, and so of the memory used. */
/** A row of a photo has up to 1 MB. */
const rowsAtOnce = (table: BackupTable): number => (table === 'exchange_photos' ? 5 : 500);
const bytesAtOnce = 1024 * 1024;
const picturesAtOnce = 500;

/** The shop may be running, in an older version too. Throws an ArchiveError if the file exists. */
export async function createBackup(
  opened: OpenedDatabase,
  file: string,
  { pictures: store, clock, print }: BackupOptions,
): Promise<BackupContent> {
  if (await exists(file)) throw new ArchiveError(`${file} exists already; a backup never writes over a file.`);
  await requireKnownMigrations(opened.db);
  const rows: Partial<Record<BackupTable, number>> = {};
  let pictures = 0;
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
    // After the rows: a picture is stored before its row is written, and never removed.
    const names = await store.list();
    for (const name of names) {
      const content = await store.read(name);
      if (!content) throw new ArchiveError(`The picture ${name} was deleted during the backup. Make it again.`);
      await add(pictureName(name), content);
      pictures += 1;
      if (pictures % picturesAtOnce === 0 || pictures === names.length)
        print(`pictures: ${pictures} of ${names.length} files`);
    }
  });
  return { rows, pictures };
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

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
