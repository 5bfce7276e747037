// The files of deploy/ for systemd, each checked by the program that reads it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from './testing/required-program.ts';

const deploy = join(import.meta.dirname, '..', '..', 'deploy');
const units = globSync(join(deploy, 'systemd', '*.{service,timer}')).map((file) => basename(file));
const isOfShop = (name: string) => /^User=shop$/m.test(readFileSync(join(deploy, 'systemd', name), 'utf8'));
/** Except the recovery of an update, which changes the machine as root. */
const services = units.filter((name) => name.endsWith('.service') && isOfShop(name));

describeWith(
  'systemd-analyze',
  'systemd-sysusers',
  'systemd-tmpfiles',
  'root',
)('on a machine with systemd', () => {
  /** A machine's root folder, with the units and the programs that they run. */
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'shop-machine-'));
    const system = join(root, 'etc', 'systemd', 'system');
    mkdirSync(system, { recursive: true });
    cpSync('/lib/systemd/system', join(root, 'lib', 'systemd', 'system'), { recursive: true });
    for (const name of units) {
      const text = readFileSync(join(deploy, 'systemd', name), 'utf8');
      writeFileSync(join(system, name), text);
      const program = /^ExecStart=(\S+)/m.exec(text)?.[1];
      if (program === undefined) continue;
      mkdirSync(join(root, program, '..'), { recursive: true });
      writeFileSync(join(root, program), '#!/bin/sh\n', { mode: 0o755 });
    }
    for (const name of ['passwd', 'group']) cpSync(`/etc/${name}`, join(root, 'etc', name));
    for (const kind of ['sysusers.d', 'tmpfiles.d']) {
      mkdirSync(join(root, 'etc', kind));
      cpSync(join(deploy, kind, 'shop.conf'), join(root, 'etc', kind, 'shop.conf'));
    }
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const instance = (name: string) => name.replace('@.', '@3000.');

  test.each(units)('%s is understood', (name) => {
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', `--root=${root}`, instance(name)],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each(services)('%s has few rights', (name) => {
    // In tenths, as this version of systemd counts; 20 is “OK”.
    const options = ['security', '--offline=yes', '--threshold=20', '--no-pager', `--root=${root}`, instance(name)];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', options, { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  });

  test('all services have the same rights, but for the folder of the backups', () => {
    const rightsOf = (name: string) => {
      const text = readFileSync(join(deploy, 'systemd', name), 'utf8');
      return text.slice(text.indexOf('CapabilityBoundingSet'), text.indexOf('~@privileged'));
    };
    const [first, ...others] = services.map(rightsOf);
    expect(first).toContain('ProtectSystem=strict');
    for (const other of others) expect(other).toBe(first);
  });

  test.each([
    ['shop-backup.timer', '21:00:00 UTC'],
    ['shop-payments-check.timer', '01:30:00 UTC'],
  ])('%s is due at India’s time in any zone', (name, time) => {
    const due = /^OnCalendar=(.+)$/m.exec(readFileSync(join(deploy, 'systemd', name), 'utf8'))?.[1] ?? '';
    for (const TZ of ['UTC', 'America/New_York']) {
      const said = execFileSync('systemd-analyze', ['calendar', due], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      });
      expect(/(?:\(in UTC\)|Next elapse): .* (\S+ UTC)$/m.exec(said)?.[1], said).toBe(time);
    }
  });

  test('the user and the folders are made, closed to others, and a second time changes nothing', () => {
    const made = ['/etc/shop', '/var/lib/shop', '/var/backups/shop', '/opt/shop/releases'];
    for (const round of [1, 2]) {
      execFileSync('systemd-sysusers', [`--root=${root}`, 'shop.conf']);
      execFileSync('systemd-tmpfiles', ['--create', `--root=${root}`, 'shop.conf']);
      const [, , uid, gid, , home, shell] = (
        /^shop:.*$/m.exec(readFileSync(join(root, 'etc/passwd'), 'utf8'))?.[0] ?? ''
      ).split(':');
      expect([home, shell]).toEqual(['/var/lib/shop', '/usr/sbin/nologin']);
      const found = made.map((folder) => {
        const { mode, uid: owner, gid: group } = statSync(join(root, folder));
        return [folder, (mode & 0o777).toString(8), owner === Number(uid), group === Number(gid)];
      });
      expect(found, `round ${round}`).toEqual([
        ['/etc/shop', '750', false, true],
        ['/var/lib/shop', '700', true, true],
        ['/var/backups/shop', '700', true, true],
        ['/opt/shop/releases', '755', false, false],
      ]);
    }
  });

  test('settings with keys become unreadable for others', () => {
    const settings = join(root, 'etc/shop/shop.env');
    writeFileSync(settings, 'RAZORPAY_KEY_SECRET=x\n', { mode: 0o644 });
    execFileSync('systemd-tmpfiles', ['--create', `--root=${root}`, 'shop.conf']);
    expect((statSync(settings).mode & 0o777).toString(8)).toBe('640');
  });
});
