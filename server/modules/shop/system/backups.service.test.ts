// Backups made in the admin, by the jobs of real processes on real files.
import { randomBytes, randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { readArchive } from '../../../backup/archive.ts';
import { fillEveryTable, readEverything } from '../../../backup/testing.ts';
import { runCommand } from '../../../cli/run-command.ts';
import { loadConfig } from '../../../config.ts';
import { leaseRows } from '../../../database/job-queue.ts';
import type { Engine } from '../../../database/open.ts';
import { createTestDatabase, testEngines } from '../../../database/testing.ts';
import { type OpenedShop, openShop } from '../../../open-shop.ts';
import { canMountDisk, smallDisk } from '../../../../scripts/testing/own-disk.ts';
import { commandLine } from '../audit-log/audit-log.service.ts';
import { backupQueue, listBackups, makeBackups, startBackup } from './backups.service.ts';

describe.each(testEngines)('backups in the admin on %s', (engine) => {
  let folder: string;
  let dataDir: string;
  let environment: Record<string, string>;
  let shop: OpenedShop;
  let admin: TestAdmin;
  let owner: TestMember;
  let now: number;
  const second = 1000;

  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    folder = await mkdtemp(join(tmpdir(), 'shop-backups-'));
    environment = await newHome(engine);
    dataDir = environment['DATA_DIR'] as string;
    shop = await openShop(loadConfig(environment), { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    owner = await admin.addMember('owner');
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function newHome(of: Engine): Promise<Record<string, string>> {
    const data = await mkdtemp(join(folder, 'data-'));
    const name = `shop_test_${randomUUID().replaceAll('-', '')}`;
    const home = { DATA_DIR: data, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
    return of === 'postgres' ? { ...home, DATABASE_URL: await createTestDatabase(name) } : home;
  }
  const call: TestAdmin['call'] = (name, sent = {}) => admin.call(name, { cookie: owner.cookie, ...sent });
  const download = (file: string) =>
    admin.app.inject({ url: `/api/system/backups/${file}`, headers: { cookie: owner.cookie } });
  const names = async () => (await listBackups(shop.deps)).backups.map(({ file }) => file);
  const actions = async () => {
    const { entries } = (await call('listAuditLog')).body;
    return entries.filter(({ action }) => action.startsWith('backups ')).map((one) => [one.action, one.subject]);
  };
  /** One after the other, a minute apart. */
  async function makeOne(): Promise<string> {
    now += 60 * second;
    const { run } = await startBackup(shop.deps, commandLine);
    expect(run?.state).toBe('running');
    await makeBackups(shop.deps);
    return (await names())[0] as string;
  }

  test('one is made by a job, listed, downloaded, and restored as it was', async () => {
    await fillEveryTable({ ...shop, ...connectTo(shop) });
    await mkdir(join(dataDir, 'images'), { recursive: true });
    await writeFile(join(dataDir, 'images', 'a-400.webp'), 'bytes of a picture');
    const earlier = await makeOne();
    now += 60 * second;
    const started = await call('createBackup');
    const at = new Date(now).toISOString();
    expect(started.body).toMatchObject({
      backups: [{ file: earlier }],
      run: { state: 'running', startedAt: at, problem: null },
    });
    const before = await readEverything({ ...shop, ...connectTo(shop) });
    now += 5 * second;
    await makeBackups(shop.deps);

    const { body } = await call('listBackups');
    const file = 'backup-20261121T100200Z.tar.gz';
    const path = join(dataDir, 'backups', file);
    const { size, mode } = await stat(path);
    expect(mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'backups'))).mode & 0o777).toBe(0o700);
    expect(body.backups[0]).toEqual({ file, bytes: size, madeAt: at });
    expect(body.run).toEqual({ state: 'done', startedAt: at, bytes: size, problem: null });
    expect(body.lastMadeAt).toBe(new Date(now).toISOString());

    const { statusCode, headers, rawPayload } = await download(file);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="${file}"`,
      'content-length': String(size),
      'content-type': 'application/gzip',
      'cache-control': 'no-store',
    });
    const saved = join(folder, 'saved.tar.gz');
    await writeFile(saved, rawPayload);
    const entries: string[] = [];
    for await (const { name } of readArchive(saved)) entries.push(name);
    expect(entries.filter((name) => name.includes('tar.gz') || name.includes('backup_runs'))).toEqual([]);

    const other = await newHome(engine);
    const said: string[] = [];
    const print = (line: string) => void said.push(line);
    const restored = await runCommand(['backup', 'restore', saved], other, { print, printError: print });
    expect(restored, said.join('\n')).toBe(0);
    const copy = await openShop(loadConfig(other));
    expect(await readEverything({ ...copy, ...connectTo(copy) })).toEqual(before);
    expect(await readFile(join(other['DATA_DIR'] as string, 'images', 'a-400.webp'), 'utf8')).toContain('bytes of');
    await copy.close();
  });

  test('making, downloading and deleting are in the audit log [guard admin.32]', async () => {
    await call('createBackup');
    await makeBackups(shop.deps);
    const [file = ''] = await names();
    await download(file);
    expect((await call('deleteBackup', { params: { file } })).body.backups).toEqual([]);
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
    expect(await actions()).toEqual([
      ['backups delete', `backup ${file}`],
      ['backups download', `backup ${file}`],
      ['backups create', `backup ${file}`],
    ]);
  });

  test('while one is made, another is refused in words; of two at once, one is', async () => {
    const answers = await Promise.all([call('createBackup'), call('createBackup')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = await call('createBackup');
    expect(refused.error.message).toBe('A backup is being made already. Please wait until it is ready');
    expect(await actions()).toHaveLength(1);
    // The job of two processes.
    await Promise.all([makeBackups(shop.deps), makeBackups(shop.deps)]);
    expect(await names()).toHaveLength(1);
    now += second;
    expect((await call('createBackup')).status).toBe(200);
  });

  test('one whose process was killed ends as interrupted, and leaves no half file', async () => {
    const { run } = (await call('createBackup')).body;
    await leaseRows(shop.deps, backupQueue);
    await mkdir(join(dataDir, 'backups'));
    await writeFile(join(dataDir, 'backups', 'backup-20261121T100000Z.tar.gz.part'), 'half');
    expect(await call('listBackups')).toMatchObject({ body: { backups: [], run: { ...run, bytes: 4 } } });
    // While its lease lasts, nobody knows that the process is dead.
    now += 19 * second;
    await makeBackups(shop.deps);
    expect((await call('listBackups')).body.run?.state).toBe('running');
    now += second;
    await makeBackups(shop.deps);
    const problem = 'The shop stopped while the backup was being made. Please try again';
    const { body } = await call('listBackups');
    expect(body).toMatchObject({ backups: [], run: { state: 'failed', bytes: 0, problem }, lastMadeAt: null });
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
    await makeOne();
    expect(await names()).toHaveLength(1);
  });

  test('one whose process was killed when the file was ready is done', async () => {
    await call('createBackup');
    await leaseRows(shop.deps, backupQueue);
    await mkdir(join(dataDir, 'backups'));
    await writeFile(join(dataDir, 'backups', 'backup-20261121T100000Z.tar.gz'), 'whole');
    now += 20 * second;
    await makeBackups(shop.deps);
    expect((await call('listBackups')).body.run).toMatchObject({ state: 'done', bytes: 5 });
  });

  test('the newest seven are kept, and nothing else in the folder is touched', async () => {
    const made: string[] = [];
    for (let count = 0; count < 9; count += 1) made.push(await makeOne());
    await writeFile(join(dataDir, 'backups', 'before-the-sale.tar.gz'), 'by hand');
    made.push(await makeOne());
    expect(await names()).toEqual(made.slice(-7).toReversed());
    expect(await readdir(join(dataDir, 'backups'))).toContain('before-the-sale.tar.gz');
  });

  test('a name that is not in the list is not found, whatever it points to [guard admin.32]', async () => {
    await makeOne();
    await writeFile(join(dataDir, 'secret.txt'), 'secret');
    await symlink(join(dataDir, 'secret.txt'), join(dataDir, 'backups', 'backup-20200101T000000Z.tar.gz'));
    await writeFile(join(dataDir, 'backups', 'other.tar.gz'), 'by hand');
    const tricks = [
      '../secret.txt',
      './backup-20261121T100100Z.tar.gz',
      `${dataDir}/secret.txt`,
      'backup-20200101T000000Z.tar.gz',
      'backup-20261121T100100Z.tar.gz/../../secret.txt',
      'backup-20261121T100100Z.tar.gz\0',
      'other.tar.gz',
    ];
    for (const file of tricks) {
      expect((await download(encodeURIComponent(file))).statusCode, file).toBe(404);
      expect((await call('deleteBackup', { params: { file } })).status, file).toBe(404);
    }
    for (const raw of ['..%2fsecret.txt', '%2e%2e%2fsecret.txt', '..%5csecret.txt', '../secret.txt']) {
      expect((await download(raw)).statusCode, raw).toBe(404);
    }
    expect(await readFile(join(dataDir, 'secret.txt'), 'utf8')).toBe('secret');
    expect(await names()).toHaveLength(1);
    expect((await readdir(join(dataDir, 'backups'))).length).toBe(3);
  });

  test('one that cannot be written fails in words, and the list stays as it was', async () => {
    await mkdir(join(dataDir, 'images', 'a-folder-instead.webp'), { recursive: true });
    await call('createBackup');
    await makeBackups(shop.deps);
    const problem = 'The backup could not be written. The log of the shop says why. Please try again';
    expect((await call('listBackups')).body).toMatchObject({ backups: [], run: { state: 'failed', problem } });
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  });

  test('one that is made by the command line counts as the last one', async () => {
    const quiet = { print: () => {}, printError: () => {} };
    expect(await runCommand(['backup', 'create', join(folder, 'mine.tar.gz')], environment, quiet)).toBe(0);
    const { lastMadeAt, backups, run } = (await call('listBackups')).body;
    expect(Math.abs(Date.parse(lastMadeAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect([backups, run]).toEqual([[], null]);
  });
});

const megabyte = 1024 * 1024;
test.skipIf(!canMountDisk).each([megabyte / 10, 400_000, 4 * megabyte])(
  'on a full disk a backup of pictures of %i bytes says so, and leaves nothing',
  async (size) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-full-'));
    await mkdir(join(dataDir, 'backups'));
    await mkdir(join(dataDir, 'images'));
    for (let index = 0; index * size < 2 * megabyte; index += 1)
      await writeFile(join(dataDir, 'images', `${index}.webp`), randomBytes(size));
    const script = `
    const { loadConfig } = await import('./server/config.ts');
    const { openShop } = await import('./server/open-shop.ts');
    const { listBackups, makeBackups, startBackup } = await import('./server/modules/shop/system/backups.service.ts');
    const shop = await openShop(loadConfig({ DATA_DIR: ${JSON.stringify(dataDir)}, LOG_LEVEL: 'silent' }));
    await startBackup(shop.deps, { channel: 'cli' });
    await makeBackups(shop.deps);
    const files = (await import('node:fs')).readdirSync(${JSON.stringify(join(dataDir, 'backups'))});
    console.log(JSON.stringify({ ...(await listBackups(shop.deps)), files }));
    await shop.close();`;
    const [program = '', ...words] = smallDisk(join(dataDir, 'backups'), 1);
    const { stdout } = spawnSync(program, [...words, process.execPath, '--input-type=module', '--eval', script]);
    const problem = 'The disk is full. Please make room on it, then try again';
    expect(JSON.parse(stdout.toString())).toMatchObject({
      backups: [],
      files: [],
      run: { state: 'failed', problem },
    });
    await rm(dataDir, { recursive: true, force: true });
  },
);

/** What the test tools call an opened database. */
const connectTo = ({ deps, engine }: OpenedShop) => ({ db: deps.db, engine, limitWaits: () => {} });
