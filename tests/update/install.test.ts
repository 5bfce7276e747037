// docs/install.md: its commands, at most twelve, make a shop of a bare Debian.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';
import { treeVersion } from './former-versions.ts';
import { treeArchive } from './testing/archives.ts';
import { type Machine, bootDebian } from './testing/debian.ts';
import { publicKey, signRelease } from './testing/release-keys.ts';

const written = readFileSync(join(import.meta.dirname, '../../docs/install.md'), 'utf8');
/** Replaced by the archive of the working tree. */
const page = written.replaceAll(/taana-baana-\d+\.\d+\.\d+/g, `taana-baana-${treeVersion}`);
/** The first block of the page; a command begins in column 5. */
const commands = (/\n((?: {4}\S.*\n)+)/.exec(page)?.[1] ?? '')
  .trimEnd()
  .split('\n')
  .map((line) => line.trim());

describeWith('systemd-nspawn', 'debootstrap', 'root')('the page on installing', { timeout: 900_000 }, () => {
  let machine: Machine;
  beforeAll(async () => {
    const archive = await treeArchive();
    machine = await bootDebian(5, 'bare');
    const copy = machine.path(`/root/${basename(archive)}`);
    for (const end of ['', '.sha256']) cpSync(archive + end, copy + end);
    signRelease(copy);
    writeFileSync(machine.path('/root/release-key.pem'), publicKey);
    const answers = ['DOMAIN=tees.example.com', 'OWNER_EMAIL=asha@example.com', 'TLS=internal', ''];
    writeFileSync(machine.path('/root/answers'), answers.join('\n'));
  }, 1_800_000);
  afterAll(() => machine?.destroy());

  it('has at most twelve commands, and they lead to a shop, its admin and its backups', async () => {
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.length).toBeLessThanOrEqual(12);
    // The files of the release are there already, and the questions have answers.
    const local = commands
      .filter((command) => !command.startsWith('curl '))
      .map((command) => command.replace(/shop install$/, '$& --answers answers'));
    const output = await machine.must(`cd /root && ${local.join(' && ')}`);
    expect(output).toContain('Signature Verified Successfully');
    expect(output).toContain(`Version ${treeVersion} runs at https://tees.example.com.`);
    expect(output).toMatch(/https:\/\/admin\.tees\.example\.com\/invitation#\S+/);
    const ask = (host: string, path: string) =>
      machine.must(`curl --silent --insecure --resolve ${host}:443:127.0.0.1 https://${host}${path}`);
    expect(await ask('tees.example.com', '/readyz')).toContain('ready');
    expect(await ask('admin.tees.example.com', '/')).toContain('<html');
    // The next one is listed first: which it is depends on the time of day.
    const timers = await machine.must('systemctl list-timers');
    for (const timer of ['shop-backup.timer', 'shop-payments-check.timer']) expect(timers).toContain(timer);
  });

  it('can be followed twice: settings and secrets stay', async () => {
    const before = await machine.must('cat /etc/shop/shop.env');
    const output = await machine.must('shop install --answers /root/answers');
    expect(output).toContain(`Version ${treeVersion} runs`);
    expect(await machine.must('cat /etc/shop/shop.env')).toBe(before);
  });

  it('refuses wrong answers in words and changes nothing', async () => {
    const before = await machine.must('cat /etc/shop/shop.env');
    writeFileSync(machine.path('/root/wrong'), 'DOMAIN=https://tees.example.com\nSMTP_URL=mail\nCOLOUR=red\n');
    expect((await machine.run('shop install --answers /root/wrong')).output).toContain('unknown names: COLOUR');
    writeFileSync(machine.path('/root/wrong'), 'DOMAIN=https://tees.example.com/\nSMTP_URL=mail\n');
    const { code, output } = await machine.run('shop install --answers /root/wrong');
    expect(output).toContain('DOMAIN must be a domain such as tees.example.com');
    expect(output).toContain('SMTP_URL must be an smtp or smtps address');
    expect(code).toBe(1);
    expect(await machine.must('cat /etc/shop/shop.env')).toBe(before);
  });
});
