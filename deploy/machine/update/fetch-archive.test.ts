// Which archives an update accepts, before root unpacks anything: signed ones, from files and https
// addresses, and those whose checksum the person at the machine named.
import { type KeyObject, createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchArchive } from './fetch-archive.ts';
import { releaseKey } from './signature.ts';
import { ca, openArchiveServer } from './testing.ts';

const name = 'taana-baana-0.4.0-linux-x64.tar.gz';
const makers = generateKeyPairSync('ed25519');
const strangers = generateKeyPairSync('ed25519');
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

let place = '';
let folder = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'shop-archive-'));
  folder = join(place, 'root');
});
afterEach(() => rmSync(place, { recursive: true }));

/** The archive and what belongs to it; returns its path. */
function publish(text: string, key: KeyObject | undefined = makers.privateKey, sum = sumOf(text)): string {
  const archive = join(place, name);
  const sums = `${sum}  ${name}\n`;
  writeFileSync(archive, text);
  writeFileSync(`${archive}.sha256`, sums);
  if (key) writeFileSync(`${archive}.sha256.sig`, sign(null, Buffer.from(sums), key));
  return archive;
}

/** The content of the accepted file, or the sentence of the refusal, after which nothing is left. */
async function fetched(source: string, unsigned?: string): Promise<string> {
  try {
    return readFileSync(await fetchArchive(source, { unsigned, key: makers.publicKey, folder }), 'utf8');
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a file', () => {
  it('is accepted with the signature of its makers, and copied to where only root writes', async () => {
    const archive = publish('a release');
    expect(await fetchArchive(archive, { key: makers.publicKey, folder })).toBe(join(folder, 'archive.tar.gz'));
    expect(await fetched(archive)).toBe('a release');
  });

  it.each([
    [
      'with the signature of a stranger',
      () => publish('a release', strangers.privateKey),
      'is not signed with the key',
    ],
    [
      'whose checksum was changed after it was signed',
      () => {
        const archive = publish('a release');
        writeFileSync(archive, 'another');
        writeFileSync(`${archive}.sha256`, `${sumOf('another')}  ${name}\n`);
        return archive;
      },
      'is not signed with the key',
    ],
    [
      'with an empty signature',
      () => {
        const archive = publish('a release');
        writeFileSync(`${archive}.sha256.sig`, '');
        return archive;
      },
      'is not signed with the key',
    ],
    [
      'with the signature of another release',
      () => {
        const other = readFileSync(`${publish('another')}.sha256.sig`);
        const archive = publish('a release', undefined);
        writeFileSync(`${archive}.sha256.sig`, other);
        return archive;
      },
      'is not signed with the key',
    ],
    ['without a signature', () => unsignedOf('a release'), '.sha256.sig is missing'],
    ['that is not the signed one', () => publish('changed', makers.privateKey, sumOf('a release')), 'is damaged'],
    ['that does not exist', () => join(place, 'nothing.tar.gz'), 'There is no file'],
  ])('%s is refused', async (_what, made, sentence) => {
    expect(await fetched(made())).toContain(sentence);
  });

  function unsignedOf(text: string): string {
    const archive = publish(text);
    rmSync(`${archive}.sha256.sig`);
    return archive;
  }

  it('without a signature is accepted if the person names its SHA-256, and only that one', async () => {
    const archive = unsignedOf('my own release');
    rmSync(`${archive}.sha256`);
    expect(await fetched(archive, sumOf('my own release'))).toBe('my own release');
    expect(await fetched(archive, sumOf('another'))).toContain('does not have the SHA-256 that you named');
  });
});

describe('an https address', () => {
  const paths = new Map<string, string | Buffer | { to: string }>();
  const asked: string[] = [];
  let server: Awaited<ReturnType<typeof openArchiveServer>>;
  const usual = getCACertificates('default');
  beforeAll(async () => {
    setDefaultCACertificates([...usual, ca]);
    server = await openArchiveServer((request, response) => {
      asked.push(request.url ?? '');
      const answer = paths.get(request.url ?? '');
      if (answer === undefined) response.writeHead(404).end();
      else if (typeof answer === 'object' && 'to' in answer) response.writeHead(302, { location: answer.to }).end();
      else response.end(answer);
    });
  });
  afterAll(() => {
    server.close();
    setDefaultCACertificates(usual);
  });
  beforeEach(() => {
    asked.length = 0;
    paths.clear();
    const archive = publish('a release');
    for (const end of ['', '.sha256', '.sha256.sig']) paths.set(`/${name}${end}`, readFileSync(archive + end));
  });

  it('is followed to another https address', async () => {
    for (const end of ['', '.sha256', '.sha256.sig']) paths.set(`/latest${end}`, { to: `/${name}${end}` });
    expect(await fetched(`${server.origin}/${name}`)).toBe('a release');
    expect(await fetched(`${server.origin}/latest`)).toBe('a release');
  });

  it.each(['', '.sha256', '.sha256.sig'])('is not followed to http, for its “%s”', async (end) => {
    const plain = createServer((request, response) => response.end(paths.get(request.url ?? '') as Buffer));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const target = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/${name}${end}`;
    for (const each of ['', '.sha256', '.sha256.sig']) {
      paths.set(`/away${each}`, each === end ? { to: target } : (paths.get(`/${name}${each}`) ?? ''));
    }
    expect(await fetched(`${server.origin}/away`)).toBe(
      `${server.origin}/away${end} leads to ${target}. Only https:// is followed.`,
    );
    plain.closeAllConnections();
    plain.close();
  });

  it('ends after five redirects', async () => {
    paths.set('/round.sha256', { to: '/round.sha256' });
    expect(await fetched(`${server.origin}/round`)).toContain('it leads elsewhere more than 5 times');
    expect(asked).toHaveLength(6);
  });

  it('of a stranger’s archive is refused before the archive is downloaded', async () => {
    paths.set(`/${name}.sha256.sig`, readFileSync(`${publish('a release', strangers.privateKey)}.sha256.sig`));
    expect(await fetched(`${server.origin}/${name}`)).toContain('is not signed with the key');
    expect(asked).not.toContain(`/${name}`);
    expect(existsSync(folder)).toBe(false);
  });

  it('whose checksum is too large to be one is refused', async () => {
    paths.set(`/${name}.sha256`, 'x'.repeat(2000));
    expect(await fetched(`${server.origin}/${name}`)).toContain('cannot be downloaded: it is too large');
  });

  it.each(['http://localhost/release.tar.gz', 'ftp://localhost/release.tar.gz', 'file:///root/release.tar.gz'])(
    'such as %s is none',
    async (address) => {
      expect(await fetched(address)).toBe('The address of an archive begins with https://.');
    },
  );
});

describe('the key of the makers', () => {
  const file = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', '..', path), 'utf8');

  it('is an Ed25519 key, and the one that the page for a first installation shows', () => {
    expect(releaseKey().asymmetricKeyType).toBe('ed25519');
    const shown = file('docs/install.md').replaceAll(/^ {4}/gm, '');
    expect(shown.includes(file('deploy/release-key.pem'))).toBe(true);
  });
});
