// The machine is lost: the shop is restored, with every order, from the encrypted off-site copy.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect as connectTo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { canMountDisk, smallDisk } from '../../scripts/testing/own-disk.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { backUp, openBusyShop, readEverything } from '../../server/backup/testing.ts';
import { connect } from '../../server/database/open.ts';
import { FileFolder } from '../../server/integrations/file-store/file-folder.ts';
import { describeWith } from './testing/required-program.ts';

const nightly = join(import.meta.dirname, '../../deploy/off-site/nightly-backup');
const offSite = join(import.meta.dirname, '../../deploy/off-site/off-site');
const commandLine = join(import.meta.dirname, '../../server/cli/main.ts');

/** A filled data folder, copied for each test. */
let filled: string;
let folder: string;
let home: string;
let backups: string;
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'shop-off-site-filled-'));
  const shop = await openBusyShop('sqlite');
  const file = join(filled, 'first.tar.gz');
  await backUp(shop, file);
  await shop.close();
  const opened = connect('sqlite', join(filled, 'shop.sqlite'));
  const pictures = new FileFolder(join(filled, 'images'));
  const documents = new FileFolder(join(filled, 'documents'));
  await restoreBackup(opened, file, { stores: { pictures, documents }, isReplacing: false, print: () => {} });
  await opened.db.destroy();
  await pictures.write('large.bin', randomBytes(8 * 1024 ** 2));
});
afterAll(() => rm(filled, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-off-site-'));
  home = join(folder, 'home');
  backups = join(folder, 'backups');
  await mkdir(backups);
  await cp(filled, home, { recursive: true });
  await mkdir(join(folder, 'bin'));
  const shop = join(folder, 'bin/shop');
  await writeFile(shop, `#!/bin/sh\nexec '${process.execPath}' '${commandLine}' "$@"\n`);
  await chmod(shop, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As on the machine: `shop` is in PATH, and knows its data folder. */
const environment = (repository: Record<string, string>) => ({
  ...repository,
  PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
  DATA_DIR: home,
  LOG_LEVEL: 'silent',
  RESTIC_CACHE_DIR: join(folder, 'cache'),
});

const run = (repository: Record<string, string>, command: string, ...words: string[]) =>
  spawnSync(command, words, { env: environment(repository), encoding: 'utf8' });

function expectDone({ status, stdout, stderr }: ReturnType<typeof run>): string {
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

async function readHome() {
  const opened = connect('sqlite', join(home, 'shop.sqlite'));
  const everything = await readEverything(opened);
  await opened.db.destroy();
  return everything;
}

/** The row behind the system page and the morning mail. */
async function readOutcome() {
  const { db } = connect('sqlite', join(home, 'shop.sqlite'));
  const row = await db.selectFrom('backup_runs').selectAll().where('id', '=', 'off-site').executeTakeFirst();
  await db.destroy();
  return row && { problem: row.problem, hasCopy: row.made_at !== null };
}

/** In bytes, as restic stores it. */
function stored(repository: Record<string, string>): number {
  const figures = expectDone(run(repository, 'restic', 'stats', '--mode', 'raw-data', '--json'));
  return (JSON.parse(figures) as { total_size: number }).total_size;
}

const inFolder = async () => ({ RESTIC_REPOSITORY: join(folder, 'elsewhere'), RESTIC_PASSWORD: 'indigo-vat-at-dawn' });

/**
 * Uses TLS, like every storage: without it restic signs in a way that this server does not support.
 */
async function inBucket(): Promise<Record<string, string>> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  const words = ['--address', '127.0.0.1', '--port', String(port), '--directory', join(folder, 's3'), '--silent'];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const wanted = ['-days', '2', '-subj', '/CN=shop', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...wanted];
  execFileSync('openssl', made, { stdio: 'ignore' });
  words.push('--key', key, '--cert', certificate, '--configure-bucket', 'copies');
  const server = spawn('node_modules/.bin/s3rver', words, { stdio: 'ignore' });
  onTestFinished(() => void server.kill('SIGKILL'));
  const isOpen = async () => {
    const socket = connectTo(port, '127.0.0.1').on('error', () => {});
    const event = await Promise.race(['connect', 'close'].map((name) => once(socket, name).then(() => name)));
    socket.destroy();
    return event;
  };
  await expect.poll(isOpen, { timeout: 60_000 }).toBe('connect');
  return {
    RESTIC_REPOSITORY: `s3:https://127.0.0.1:${port}/copies`,
    RESTIC_PASSWORD: 'indigo-vat-at-dawn',
    SSL_CERT_FILE: certificate,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

describeWith('restic', 'openssl')('the nightly backup', () => {
  describe.each([
    { where: 'another folder', open: inFolder },
    { where: 'an S3 bucket', open: inBucket },
  ])('with an off-site copy in $where', ({ open }) => {
    it('brings the whole shop back after the loss of the machine', async () => {
      const repository = await open();
      expectDone(run(repository, 'restic', 'init'));
      expectDone(run(repository, nightly, backups));
      const first = stored(repository);
      const { db } = connect('sqlite', join(home, 'shop.sqlite'));
      await db.insertInto('marks').values({ name: 'a day later', created_at: 'now' }).execute();
      await db.destroy();
      // The file's name contains the second.
      await expect.poll(() => run(repository, nightly, backups).status, { interval: 1000 }).toBe(0);
      expect(stored(repository) - first, 'pictures that did not change are stored once').toBeLessThan(first / 2);
      expect(await readOutcome()).toEqual({ problem: null, hasCopy: true });
      const before = await readHome();
      expect(before.orders).toHaveLength(1);

      await rm(home, { recursive: true });
      await rm(backups, { recursive: true });
      const target = join(folder, 'restored');
      expectDone(run(repository, 'restic', 'restore', 'latest', '--target', target));
      const file = join(target, 'shop.tar');
      expect(expectDone(run({}, 'shop', 'backup', 'verify', file))).toContain('This backup can be restored.');
      expectDone(run({}, 'shop', 'backup', 'restore', file));
      expect(await readHome()).toEqual(before);
      expect((await readdir(join(home, 'images'))).toSorted()).toEqual(['large.bin', 'warli-240.webp']);
    });
  });

  it('tells nobody who reads the copy anything', async () => {
    const repository = await inFolder();
    expectDone(run(repository, 'restic', 'init'));
    expectDone(run(repository, nightly, backups));
    const files = await readdir(repository.RESTIC_REPOSITORY, { recursive: true, withFileTypes: true });
    const contents = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFile(join(parentPath, name)));
    expect(Buffer.concat(await Promise.all(contents)).includes('Warli')).toBe(false);
    expect(run({ ...repository, RESTIC_PASSWORD: 'guessed' }, 'restic', 'snapshots').stderr).toContain(
      'wrong password',
    );
  });

  it('keeps its newest seven files, and those of others', async () => {
    const old = ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `shop-202601${day}T210000Z.tar.gz`);
    for (const name of [...old, 'before-0.2.0.tar.gz']) await writeFile(join(backups, name), 'old');
    expectDone(run({}, nightly, backups));
    const left = (await readdir(backups)).toSorted();
    expect(left.slice(0, 7)).toEqual(['before-0.2.0.tar.gz', ...old.slice(2)]);
    expect(left).toHaveLength(8);
    expect(await readOutcome()).toBeUndefined();
  });

  it.each<[string, (repository: Record<string, string>) => Record<string, string>]>([
    [
      'the repository is not there',
      (repository) => ({ ...repository, RESTIC_REPOSITORY: join(folder, 'not-mounted') }),
    ],
    ['nobody listens', (repository) => ({ ...repository, RESTIC_REPOSITORY: 'rest:http://127.0.0.1:9/' })],
    ['the password is wrong', (repository) => ({ ...repository, RESTIC_PASSWORD: 'forgotten' })],
  ])('fails and is noticed when %s, and the file on this machine is there', async (_what, change) => {
    const repository = await inFolder();
    expectDone(run(repository, 'restic', 'init'));
    const failed = run(change(repository), nightly, backups);
    expect(failed.status).toBe(1);
    expect(await readOutcome()).toEqual({ problem: 'failed', hasCopy: false });
    const [file = ''] = await readdir(backups);
    expectDone(run({}, 'shop', 'backup', 'verify', join(backups, file)));
  });

  it.runIf(canMountDisk)('has a command for people, which reads the configuration of the machine', async () => {
    const repository = await inFolder();
    const lines = Object.entries({ ...repository, RESTIC_PASSWORD: 'a $pass & "word"' }).map((pair) => pair.join('='));
    await writeFile(join(folder, 'off-site.env'), ['# a remark', '', ...lines].join('\n'));
    const [unshare = '', ...words] = smallDisk('/etc', 1);
    const script = `mkdir /etc/shop && cp '${folder}/off-site.env' /etc/shop/ && '${offSite}' init && '${offSite}' snapshots`;
    expectDone(run({}, unshare, ...words, 'sh', '-c', script));
    const without = run({}, unshare, ...words, offSite, 'snapshots');
    expect([without.status, without.stderr]).toEqual([
      1,
      expect.stringContaining('/etc/shop/off-site.env cannot be read'),
    ]);
    expect(
      execFileSync('restic', ['snapshots'], {
        env: environment({ ...repository, RESTIC_PASSWORD: 'a $pass & "word"' }),
      }),
    ).toBeDefined();
  });
});
