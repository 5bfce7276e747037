// The folder DATA_DIR/uploads: for each upload its bytes and a JSON description, as @tus/file-store
// writes them.
import { mkdir, readFile, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type UploadKindName, UploadMetadata } from '@taana-baana/contract/admin/uploads.ts';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'dataDir'>;

export interface Upload {
  /** A UUID that the browser chose. */
  readonly id: string;
  /** The file name, as the browser sent it: for people, never for a path. */
  readonly name: string;
  readonly staffId: string;
  /** Where its bytes are. */
  readonly path: string;
  readonly bytes: number;
}

export interface StoredUpload extends Upload {
  readonly kind: UploadKindName;
  readonly isFinished: boolean;
  /** Milliseconds: when the last bytes arrived. */
  readonly writtenAt: number;
}

/** Free bytes that uploads leave: the database is on the same disk. */
const keptFree = 100 * 1024 * 1024;
const description = '.json';

export const folderOfUploads = ({ dataDir }: Place): string => join(dataDir, 'uploads');

export async function makeUploadFolder(place: Place): Promise<string> {
  const folder = folderOfUploads(place);
  await mkdir(folder, { recursive: true });
  return folder;
}

export const pathOfUpload = (place: Place, id: string): string => join(folderOfUploads(place), id);

export async function hasRoomFor(place: Place, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folderOfUploads(place));
  return bavail * bsize >= bytes + keptFree;
}

/** Undefined also if its description is damaged, as after a full disk. `id`: a UUID. */
export async function findUpload(place: Place, id: string): Promise<StoredUpload | undefined> {
  const path = pathOfUpload(place, id);
  try {
    const told = JSON.parse(await readFile(path + description, 'utf8')) as {
      size: number;
      metadata: Record<string, string>;
    };
    const { size, mtimeMs } = await stat(path);
    const { kind, name } = UploadMetadata.parse(told.metadata);
    const staffId = String(told.metadata['staff']);
    return { id, kind, name, staffId, path, bytes: size, isFinished: size === told.size, writtenAt: mtimeMs };
  } catch {
    return undefined;
  }
}

/** Includes ids of incomplete uploads. */
export async function listUploadIds(place: Place): Promise<string[]> {
  const names = await readdir(folderOfUploads(place)).catch((): string[] => []);
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))];
}

export async function listUploads(place: Place): Promise<StoredUpload[]> {
  const found = await Promise.all((await listUploadIds(place)).map((id) => findUpload(place, id)));
  return found.filter((upload) => upload !== undefined);
}

/** Milliseconds: when it was last written. */
export async function lastWriteOf(place: Place, id: string): Promise<number> {
  const path = pathOfUpload(place, id);
  const times = await Promise.all(
    [path, path + description].map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}

export async function deleteUpload(place: Place, id: string): Promise<void> {
  const path = pathOfUpload(place, id);
  await rm(path, { force: true });
  await rm(path + description, { force: true });
}
