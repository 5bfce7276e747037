// Brings a release archive into root's own folder, where nobody can exchange it any more, and
// accepts it only with the checksum that its makers signed, or that the person at the machine named.
import { type KeyObject, createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Problem, messageOf } from '../problem.ts';
import { releaseKey, signedSum } from './signature.ts';

const downloads = '/opt/shop/downloads';
const mostRedirects = 5;
/** Bytes of a checksum or a signature; more is something else. */
const mostOfSmall = 1000;

export interface Trust {
  /** The SHA-256 of an archive that needs no signature. */
  readonly unsigned?: string | undefined;
  readonly key?: KeyObject;
  /** Only root may write to it. */
  readonly folder?: string;
}

/** Resolves to the accepted file in `folder`. `source`: a file or an https address. */
export async function fetchArchive(
  source: string,
  { unsigned, key = releaseKey(), folder = downloads }: Trust = {},
): Promise<string> {
  const isAddress = /^\w+:\/\//.test(source);
  const name = basename(isAddress ? new URL(source).pathname : source);
  const open = (end: string) => (isAddress ? openAddress(source + end) : openFile(resolve(source), end));
  const read = async (end: string) => small(await open(end), source + end);
  const expected = unsigned ?? signedSum(name, await read('.sha256'), await read('.sha256.sig'), key);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'archive.tar.gz');
  if ((await copyAndHash(await open(''), file, source)) !== expected) {
    throw new Problem(
      unsigned === undefined
        ? `${name} is damaged: it does not have the checksum in ${name}.sha256. Download both again.`
        : `${name} does not have the SHA-256 that you named.`,
    );
  }
  return file;
}

export function removeDownloads(): void {
  rmSync(downloads, { recursive: true, force: true });
}

async function openFile(file: string, end: string): Promise<Readable> {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  if (!existsSync(file + end)) {
    throw new Problem(
      `${basename(file)}${end} is missing: download it too, into the same folder as the archive. For a release that you made yourself, see docs/install.md.`,
    );
  }
  return createReadStream(file + end);
}

/** Follows redirects itself: each must be https, or anybody on the way could answer. */
async function openAddress(address: string): Promise<Readable> {
  let place = new URL(address);
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    if (place.protocol !== 'https:') {
      throw new Problem(
        hops === 0
          ? 'The address of an archive begins with https://.'
          : `${address} leads to ${place.href}. Only https:// is followed.`,
      );
    }
    const answer = await fetch(place, { redirect: 'manual' }).catch((error: unknown) => {
      throw unreachable(address, error);
    });
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next === null) {
      if (!answer.ok || !answer.body) throw unreachable(address, new Error(`the answer is ${answer.status}`));
      return Readable.from(answer.body);
    }
    await answer.body?.cancel();
    place = new URL(next, place);
  }
  throw unreachable(address, new Error(`it leads elsewhere more than ${mostRedirects} times`));
}

/** A checksum or a signature. */
async function small(stream: Readable, place: string): Promise<Buffer> {
  async function* limited() {
    let left = mostOfSmall;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      left -= chunk.byteLength;
      if (left < 0) throw new Error('it is too large');
      yield chunk;
    }
  }
  return await buffer(limited()).catch((error: unknown) => {
    throw unreachable(place, error);
  });
}

/** The SHA-256 of what was written, so that nothing else is unpacked than what was compared. */
async function copyAndHash(from: Readable, to: string, source: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(
      from,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(to, { mode: 0o600 }),
    );
  } catch (error) {
    throw unreachable(source, error);
  }
  return hash.digest('hex');
}

function unreachable(source: string, error: unknown): Problem {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : messageOf(error);
  return new Problem(`${source} cannot be ${/^\w+:\/\//.test(source) ? 'downloaded' : 'read'}: ${cause}.`);
}
