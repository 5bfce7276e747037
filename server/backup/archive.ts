// Writes the backup file: a gzipped tar whose last entry holds the SHA-256 of the others. Reads it,
// and the same tar unpacked, as an off-site copy is.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The file cannot be used as a backup. The message is one sentence for the owner. */
export class ArchiveError extends Error {}

const checksumsName = 'checksums.json';

/**
 * Writes one entry after the other; at most one is in memory. The file appears only when it is
 * complete, readable by its owner only.
 */
export async function writeArchive(
  file: string,
  write: (add: (name: string, content: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const entries = pack();
  const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(entries, createGzip(), output);
  const checksums: Record<string, string> = {};

  async function add(name: string, content: Buffer): Promise<void> {
    checksums[name] = sha256(content);
    const added = new Promise<void>((resolve, reject) => {
      const entry = entries.entry({ name, size: content.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      // Without a listener, an error of the disk would end the process.
      entry.on('error', reject);
      entry.end(content);
    });
    added.catch(() => {});
    // When the disk is full the pipeline ends, and `added` might never resolve.
    await Promise.race([added, written]);
  }

  try {
    await write(add);
    await add(checksumsName, Buffer.from(JSON.stringify(checksums)));
    entries.finalize();
    await written;
    await rename(unfinished, file);
  } catch (error) {
    entries.destroy();
    const ended = await written.catch((reason: Error) => reason);
    await rm(unfinished, { force: true });
    // The disk's own error says more than that the stream has ended.
    throw ended && 'syscall' in ended ? ended : error;
  }
}

/**
 * Yields the entries without the checksums. Throws an ArchiveError at the first sign of damage, at
 * the latest at the end.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract();
  const isPacked = await isGzip(file);
  const read = isPacked
    ? pipeline(createReadStream(file), createGunzip(), entries)
    : pipeline(createReadStream(file), entries);
  read.catch(() => {});
  const found: Record<string, string> = {};
  let expected: unknown;
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      const content = await buffer(entry);
      if (name === checksumsName) {
        expected = JSON.parse(content.toString());
      } else {
        found[name] = sha256(content);
        yield { name, content };
      }
    }
    await read;
  } catch (error) {
    throw isDamage(error) ? new ArchiveError(damaged(file)) : error;
  }
  if (JSON.stringify(expected) !== JSON.stringify(found)) throw new ArchiveError(damaged(file));
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer: bytes } = await handle.read(Buffer.alloc(2));
    return bytes.equals(Buffer.from([0x1f, 0x8b]));
  } finally {
    await handle.close();
  }
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const damaged = (file: string): string => `${file} is damaged, not whole, or no backup of this shop.`;

/**
 * Errors that gunzip, tar and JSON report for damaged
 * bytes. Others come from the disk or the reader.
 */
function isDamage(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: string; message?: string; syscall?: string };
  // A system error's message contains the file name, and so the word "tar".
  if (syscall !== undefined) return false;
  return (
    code?.startsWith('Z_') === true || error instanceof SyntaxError || /tar|Unexpected end of data/i.test(message ?? '')
  );
}
