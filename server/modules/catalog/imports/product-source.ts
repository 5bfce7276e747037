// The file that an owner chose: a CSV, or a zip archive of one and its pictures.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import {
  pictureProblems,
  rejections,
  zipRejections,
} from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { type ZipArchive, ZipError, type ZippedFile, openZip } from '../../../integrations/zip-archive.ts';
import { ImportRejected } from '../../../integrations/read-csv.ts';

export interface ProductSource {
  csv(): Promise<AsyncIterable<Uint8Array>>;
  /** The picture that the CSV names; a sentence if there is none. */
  find(name: string): ZippedFile | string;
  /** Throws a ZipError. */
  read(picture: ZippedFile): Promise<Buffer>;
  close(): void;
}

/** Throws an ImportRejected. */
export async function openSource(path: string): Promise<ProductSource> {
  if (!(await isZip(path))) {
    return {
      csv: async () => createReadStream(path),
      find: pictureProblems.noAddress,
      read: () => Promise.reject(new ZipError('damaged')),
      close: () => {},
    };
  }
  const archive = await openZip(path, { entries: importLimits.zipEntries, bytes: importLimits.unpackedBytes }).catch(
    (error: unknown) => {
      throw error instanceof ZipError ? new ImportRejected(zipRejections[error.fault]) : error;
    },
  );
  try {
    return openArchive(archive);
  } catch (error) {
    archive.close();
    throw error;
  }
}

function openArchive(archive: ZipArchive): ProductSource {
  if (archive.files.some(({ path }) => path === '[Content_Types].xml')) throw new ImportRejected(rejections.excel);
  // Files that macOS adds to every archive.
  const files = archive.files.filter(({ path }) => !/(^|\/)(__MACOSX\/|\.)/.test(path));
  const [csv, second] = files.filter(({ path }) => /\.csv$/i.test(path));
  if (!csv) throw new ImportRejected(zipRejections.noCsv);
  if (second) throw new ImportRejected(zipRejections.manyCsv);
  const folder = nameKey(csv.path.slice(0, csv.path.lastIndexOf('/') + 1));
  const byPath = new Map(files.map((file) => [nameKey(file.path), file]));
  const byName = Map.groupBy(files, ({ path }) => nameKey(path.slice(path.lastIndexOf('/') + 1)));
  const findExactly = (name: string): ZippedFile | string => {
    const path = nameKey(name).replace(/^\.\//, '');
    const [found, other] = byName.get(path) ?? [];
    return (
      byPath.get(folder + path) ??
      byPath.get(path) ??
      (other ? pictureProblems.ambiguous(name) : (found ?? pictureProblems.notZipped(name)))
    );
  };
  return {
    csv: async () => readUndamaged(await archive.stream(csv)),
    find(name) {
      const found = findExactly(name);
      const decoded = decodeName(name);
      if (typeof found !== 'string' || decoded === name) return found;
      const other = findExactly(decoded);
      return typeof other === 'string' ? found : other;
    },
    read: (picture) => archive.read(picture),
    close: () => archive.close(),
  };
}

/** A Mac writes an accent as a letter of its own (NFD), a spreadsheet does not (NFC). */
const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** A name as in an address: `front%20view.jpg`. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function* readUndamaged(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch {
    throw new ImportRejected(zipRejections.damaged);
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(4) });
    return buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}
