// Updates that are refused before the shop is closed: a sentence says why, and nothing changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';
import { type InstalledShop, installedShop } from './testing/installed-shop.ts';
import { signRelease } from './testing/release-keys.ts';

const megabyte = 2 ** 20;

describeWith('root', 'openssl')('an update', () => {
  let shop: InstalledShop;
  let server: Server;
  let address = '';
  /** Resolves when somebody requests the file that never arrives. */
  const asked = Promise.withResolvers<void>();

  beforeAll(async () => {
    shop = installedShop();
    makeArchive('0.4.0');
    makeArchive('0.1.0');
    // 1000 times as large once unpacked.
    makeArchive('0.5.0', 300 * megabyte);
    server = await serve();
    address = `https://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    shop.remove();
  });

  /**
   * `taana-baana-VERSION.tar.gz` in the folder, with its checksum and signature. `program`: a script for its
   * `bin/shop`.
   */
  function makeArchive(version: string, zeros = 0, program?: string): void {
    const name = `taana-baana-${version}`;
    mkdirSync(join(shop.folder, name));
    writeFileSync(join(shop.folder, name, 'package.json'), JSON.stringify({ version }));
    if (program) {
      mkdirSync(join(shop.folder, name, 'bin'));
      writeFileSync(join(shop.folder, name, 'bin/shop'), program, { mode: 0o755 });
    }
    writeFileSync(join(shop.folder, name, 'zeros'), Buffer.alloc(zeros));
    const script = `tar -czf ${name}.tar.gz ${name}; sha256sum ${name}.tar.gz > ${name}.tar.gz.sha256; rm -r ${name}`;
    execFileSync('sh', ['-ec', script], { cwd: shop.folder });
    signRelease(join(shop.folder, `${name}.tar.gz`));
  }

  async function serve(): Promise<Server> {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(shop.folder, name)) as [
      string,
      string,
    ];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync('openssl', [...made, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    process.env.NODE_EXTRA_CA_CERTS = certificate;
    const https = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
      const [, kind = '', file = ''] = (request.url ?? '').split('/');
      if (kind === 'none') response.writeHead(404).end();
      else if (kind === 'slow') asked.resolve();
      else if (kind === 'ended') process.kill(Number(readFileSync(join(shop.folder, 'update.pid'), 'utf8')), 'SIGINT');
      else if (kind === 'cut' && file.endsWith('.tar.gz'))
        response.writeHead(200, { 'content-length': 1000 }).write('begun', () => response.destroy());
      else if (kind === 'large' && file.endsWith('.tar.gz')) response.writeHead(200).end(Buffer.alloc(60 * megabyte));
      else if (kind === 'damaged' && file.endsWith('.tar.gz')) response.end('something else');
      else response.end(readFileSync(join(shop.folder, file)));
    });
    await new Promise<void>((resolve) => https.listen(0, '127.0.0.1', resolve));
    return https;
  }

  /** The output; throws an error unless the command failed and changed nothing. */
  async function refused(source: string, disk?: string): Promise<string> {
    const list = 'find /opt/shop /var/lib/shop -path /opt/shop/releases/0.2.1 -prune -o -print | sort';
    const script = `${list} > before; shop update ${source}; code=$?; ${list} | diff before - && exit $code`;
    const { code, output } = await shop.run(script, disk);
    expect(code).toBe(1);
    return output;
  }

  it.each([
    ['nothing.tar.gz', /^There is no file .*nothing\.tar\.gz\.\n$/],
    ['key.pem', /^key\.pem\.sha256 is missing: download it too/],
    ['taana-baana-0.1.0.tar.gz', /^0\.1\.0 is older than 0\.2\.1, which runs\./],
    ['http://localhost/taana-baana-0.4.0.tar.gz', /^The address of an archive begins with https:\/\/\.\n$/],
  ])('refuses %s', async (source, sentence) => {
    expect(await refused(source)).toMatch(sentence);
  });

  it('refuses an archive without a signature, unless its SHA-256 is named', async () => {
    const script = 'cp taana-baana-0.1.0.tar.gz own.tar.gz; sha256sum own.tar.gz > own.tar.gz.sha256; chmod a+r own*';
    execFileSync('sh', ['-ec', script], { cwd: shop.folder });
    expect(await refused('own.tar.gz')).toMatch(/^own\.tar\.gz\.sha256\.sig is missing/);
    const sum = readFileSync(join(shop.folder, 'own.tar.gz.sha256'), 'utf8').slice(0, 64);
    expect(await refused(`own.tar.gz --unsigned ${'0'.repeat(64)}`)).toBe(
      'own.tar.gz does not have the SHA-256 that you named.\n',
    );
    expect(await refused(`own.tar.gz --unsigned ${sum}`)).toMatch(/^0\.1\.0 is older than 0\.2\.1/);
    expect((await shop.run(`shop update own.tar.gz --unsigned yes`)).output).toMatch(/^Usage: /);
  });

  it('refuses an archive that somebody else signed', async () => {
    execFileSync('sh', ['-c', 'for end in "" .sha256; do cp taana-baana-0.4.0.tar.gz$end other.tar.gz$end; done'], {
      cwd: shop.folder,
    });
    writeFileSync(join(shop.folder, 'other.tar.gz.sha256.sig'), Buffer.alloc(64, 1));
    expect(await refused('other.tar.gz')).toMatch(
      /^other\.tar\.gz is not signed with the key of the version that runs/,
    );
  });

  it.each([
    ['with another checksum', 'damaged', /^taana-baana-0\.4\.0\.tar\.gz is damaged: it does not have the checksum/],
    ['that is not there', 'none', /cannot be downloaded: the answer is 404\.\n$/],
    ['whose transfer is cut', 'cut', /^https:.* cannot be downloaded: .*\.\n$/],
  ])('refuses an archive from an https address %s', async (_what, kind, sentence) => {
    expect(await refused(`${address}/${kind}/taana-baana-0.4.0.tar.gz`)).toMatch(sentence);
  });

  it('takes an archive from an https address, and removes the download', async () => {
    expect(await refused(`${address}/good/taana-baana-0.1.0.tar.gz`)).toMatch(/^0\.1\.0 is older than/);
  });

  it('refuses to begin when the disk has too little room', async () => {
    expect(await refused('taana-baana-0.4.0.tar.gz', '50m')).toMatch(
      /The disk of \/opt\/shop\/releases has 50 MB free, and 101 MB are needed\. Make room and try again\.\n$/,
    );
  });

  it('leaves nothing when the disk gets full while it unpacks', async () => {
    expect(await refused('taana-baana-0.5.0.tar.gz', '150m')).toBe(
      'Unpacking 0.5.0 …\nThe disk is full. Make room and try again.\n',
    );
  });

  it('leaves nothing when the disk gets full while it downloads', async () => {
    expect(await refused(`${address}/large/taana-baana-0.4.0.tar.gz`, '50m')).toMatch(
      /cannot be downloaded: ENOSPC: no space left on device/,
    );
  });

  it('refuses a configuration that the new version does not understand, and removes that version', async () => {
    // The program in this archive cannot check itself.
    expect(await refused('taana-baana-0.4.0.tar.gz')).toMatch(/bin\/shop config check failed/);
  });

  it('refuses to run beside another one, until that has ended', async () => {
    const first = shop.start(`exec shop update ${address}/slow/taana-baana-0.4.0.tar.gz`);
    await asked.promise;
    expect(await refused('taana-baana-0.1.0.tar.gz')).toBe(
      'Another installation or update runs. Wait until it has ended.\n',
    );
    const ended = new Promise((resolve) => first.once('close', resolve));
    first.kill('SIGKILL');
    await ended;
    expect(await refused('taana-baana-0.1.0.tar.gz')).toMatch(/^0\.1\.0 is older/);
  });

  it('ends at once on Ctrl-C as long as the shop is open', async () => {
    // It is pressed when the download is asked for, which never comes.
    const update = `shop update ${address}/ended/taana-baana-0.4.0.tar.gz`;
    const { output } = await shop.run(`${update} & echo $! > update.pid; wait $!; echo $?`);
    expect(output).toBe('1\n');
  });

  it('ends on Ctrl-C while the new version checks the configuration', async () => {
    makeArchive('0.6.0', 0, `#!/bin/sh\nkill -INT $(cat ${shop.folder}/update.pid)\n`);
    const script = 'shop update taana-baana-0.6.0.tar.gz & echo $! > update.pid; wait $!; echo $?';
    const { output } = await shop.run(script);
    expect(output).toBe('Unpacking 0.6.0 …\nChecking the configuration with the new version …\n1\n');
  });

  it('removes what a killed one had begun to unpack', async () => {
    const left = '/opt/shop/releases/.0.3.9';
    const { output } = await shop.run(`mkdir ${left}; shop update taana-baana-0.4.0.tar.gz; test -e ${left}; echo $?`);
    expect(output).toMatch(/\n1\n$/);
  });

  it('is for root', async () => {
    const { code, output } = await shop.run(
      'unset NODE_EXTRA_CA_CERTS; setpriv --reuid=65534 --clear-groups shop update taana-baana-0.4.0.tar.gz',
    );
    expect([code, output]).toEqual([1, 'Run this as root: sudo shop update\n']);
  });
});
