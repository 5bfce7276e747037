// Reads single files of an untrusted zip archive: nothing is unpacked to the disk.
import { isUtf8 } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { type Entry, type ZipFile, open } from 'yauzl';

/** Why an archive is refused. */
export type ZipFault = 'damaged' | 'encrypted' | 'names' | 'too many' | 'bomb';

export class ZipError extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(`the archive is refused: ${fault}`);
    this.fault = fault;
  }
}

export interface ZipLimits {
  readonly entries: number;
  /** Unpacked bytes of all files together. */
  readonly bytes: number;
}

/** Text packs to 10 %, photos to 100 %; anything below 1 % was made to fill a disk (zip bomb). */
const highestRatio = 100;
/** Small files of zeros are common, and harmless. */
const ratioFrom = 1024 * 1024;

export interface ZippedFile {
  /** With its folders, separated by slashes. */
  readonly path: string;
  readonly bytes: number;
}

export interface ZipArchive {
  readonly files: readonly ZippedFile[];
  /** Throws a ZipError if the file is damaged, or larger than declared. */
  read(file: ZippedFile): Promise<Buffer>;
  /** The same, as a stream. */
  stream(file: ZippedFile): Promise<Readable>;
  close(): void;
}

/** Throws a ZipError. */
export async function openZip(path: string, limits: ZipLimits): Promise<ZipArchive> {
  const zip = await openFile(path);
  try {
    const entries = await listEntries(zip, limits);
    const stream = (file: ZippedFile): Promise<Readable> =>
      new Promise((resolve, reject) => {
        // yauzl ends the stream with an error once it is longer than the entry says.
        zip.openReadStream(entries.get(file) as Entry, (error, opened) => {
          if (error) reject(new ZipError('damaged'));
          else resolve(opened);
        });
      });
    return {
      files: [...entries.keys()],
      stream,
      read: async (file) =>
        buffer(await stream(file)).catch(() => {
          throw new ZipError('damaged');
        }),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function openFile(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (!error) resolve(zip);
      else reject((error as NodeJS.ErrnoException).code === undefined ? new ZipError('damaged') : error);
    });
  });
}

function listEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<ZippedFile, Entry>> {
  const entries = new Map<ZippedFile, Entry>();
  let bytes = 0;
  return new Promise((resolve, reject) => {
    if (zip.entryCount > limits.entries) return reject(new ZipError('too many'));
    zip.on('error', (error: Error) => {
      // Absolute paths, .. and backslashes: yauzl names what it found.
      reject(
        new ZipError(
          /absolute path|invalid relative path|invalid characters/.test(error.message) ? 'names' : 'damaged',
        ),
      );
    });
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      const isDense = entry.uncompressedSize > ratioFrom;
      if (entry.isEncrypted()) return reject(new ZipError('encrypted'));
      if (bytes > limits.bytes) return reject(new ZipError('bomb'));
      if (isDense && entry.uncompressedSize / Math.max(1, entry.compressedSize) > highestRatio)
        return reject(new ZipError('bomb'));
      const path = nameOf(entry);
      if (!path.endsWith('/')) entries.set({ path, bytes: entry.uncompressedSize }, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** A Mac writes UTF-8 and does not say so; without the flag a name is read as of an old PC. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isMarkedUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
  if (isMarkedUtf8 || !isUtf8(fileNameRaw)) return fileName;
  return fileNameRaw.toString('utf8').replaceAll('\\', '/');
}
