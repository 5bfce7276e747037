// `shop`, the command line in a release: as root, it runs as the user shop with the machine's
// settings. In a mount namespace of its own, whose /etc, /usr/local and /opt can be changed.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';

const repository = path.join(import.meta.dirname, '..', '..');

describeWith('root')('the command shop', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-command-'));
    for (const name of ['etc', 'etc-work']) mkdirSync(path.join(folder, name));
    const settings = [
      'PUBLIC_URL=https://tees.example.com',
      'DATA_DIR=/var/lib/shop',
      "MAIL_FROM='Tees <a@example.com>'",
    ];
    writeFileSync(path.join(folder, 'shop.env'), `# The shop's settings\n${settings.join('\n')}\n`);
    writeFileSync(path.join(folder, 'notes.txt'), 'Nothing to import.');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs a script of sh as root on a machine where the shop of the repository is installed. */
  function onMachine(script: string, input = ''): SpawnSyncReturns<string> {
    const prepare = [
      'set -e',
      `mount -t overlay overlay -o lowerdir=/etc,upperdir=${folder}/etc,workdir=${folder}/etc-work /etc`,
      'mount -t tmpfs tmpfs /usr/local',
      'mount -t tmpfs tmpfs /var/lib',
      'mkdir -p /usr/local/bin /var/lib/shop /etc/shop',
      'getent passwd shop >/dev/null || useradd --system --home-dir /var/lib/shop --no-create-home shop',
      `cp ${folder}/shop.env /etc/shop/shop.env`,
      'chown root:shop /etc/shop/shop.env; chmod 640 /etc/shop/shop.env',
      'chown shop:shop /var/lib/shop; chmod 700 /var/lib/shop',
      `ln -s ${repository}/bin/shop /usr/local/bin/shop`,
      'cd /tmp',
      'set +e',
    ];
    const { PATH = '' } = process.env;
    return spawnSync('unshare', ['--mount', 'sh', '-c', [...prepare, script].join('\n')], {
      encoding: 'utf8',
      input,
      env: { PATH: `/usr/local/bin:/usr/sbin:/sbin:${PATH}` },
    });
  }

  it('reads the settings of the machine', () => {
    const { stdout, stderr, status } = onMachine('shop config check');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/PUBLIC_URL +https:\/\/tees\.example\.com\n/);
    expect(stdout).toMatch(/MAIL_FROM +Tees <a@example\.com>\n/);
    expect(status).toBe(0);
  });

  it('writes files as the user shop, in the folder of the caller', () => {
    const { stdout, stderr } = onMachine(
      'mkdir -m 700 /var/lib/backups; chown shop /var/lib/backups; cd /var/lib/backups; shop backup create "my shop.backup" >/dev/null; stat --format "%U %a %n" * /var/lib/shop/*.sqlite',
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('shop 600 my shop.backup\n');
    expect(stdout.split('\n').filter((line) => !line.startsWith('shop '))).toEqual(['']);
  });

  it('says whose file is meant if that user may not open it', () => {
    const { stderr, status } = onMachine('mkdir -m 700 /var/lib/mine; cd /var/lib/mine; shop backup create a.backup');
    expect(stderr).toContain('This command runs as the user shop');
    expect(status).toBe(1);
  });

  it('passes on its input and its exit code', () => {
    expect(onMachine('shop no-such-command')).toMatchObject({ status: 2 });
    const { stdout } = onMachine('shop customers remove-second-factor 2>&1; echo $?');
    expect(stdout).toMatch(/2\n$/);
  });

  it('is called shop in its help', () => {
    expect(onMachine('shop help').stdout).toMatch(/Usage: shop /);
  });

  it('explains what root does on the machine, and that only a release can do it', () => {
    expect(onMachine('shop help').stdout).toMatch(/\n +update ARCHIVE +Goes to a newer version/);
    const { stdout } = onMachine('shop help update');
    expect(stdout).toContain('Usage: shop update ARCHIVE [OPTIONS]');
    expect(stdout).not.toContain('--json');
    expect(onMachine('shop update --help').stdout).toBe(stdout);
    const { stderr, status } = onMachine('shop update');
    expect(stderr).toContain('shop help update explain');
    expect(status).toBe(2);
  });

  it('tells a caller who may not read the settings what to run', () => {
    const { stderr, status } = onMachine('setpriv --reuid=65534 --regid=65534 --clear-groups shop config check');
    expect(stderr).toBe('You may not read /etc/shop/shop.env. Run: sudo shop config check\n');
    expect(status).toBe(1);
  });
});
