// The questions of `shop install` at a terminal, and its message without one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';
import { type InstalledShop, installedShop, installedVersion } from './testing/installed-shop.ts';

/** Before the first installation. */
const notInstalled = `rm /opt/shop/current /etc/shop/shop.env; umount /opt/shop/releases/${installedVersion}`;

describeWith('root', 'caddy')('an installation', () => {
  let shop: InstalledShop;
  beforeEach(() => {
    shop = installedShop();
  });
  afterEach(() => shop.remove());

  /** Answers each question at a terminal; resolves to what the person sees, and the exit code. */
  async function answer(script: string, answers: readonly (readonly [question: string, answer: string])[]) {
    const terminal = shop.start(script);
    const ended = new Promise<number | null>((resolve) => terminal.once('close', resolve));
    let seen = '';
    terminal.stdout.setEncoding('utf8').on('data', (text: string) => (seen += text));
    let read = 0;
    for (const [question, text] of answers) {
      await vi.waitFor(() => expect(seen.slice(read)).toContain(question), 20_000);
      read = seen.length;
      terminal.stdin.write(`${text}\n`);
    }
    return { code: await ended, seen };
  }

  it('asks, asks again after a wrong answer, hides secrets, and changes nothing after a no', async () => {
    const command = `script --quiet --return --command ${process.cwd()}'/bin/shop install' /dev/null`;
    const { code, seen } = await answer(`${notInstalled}; ${command}; code=$?; ls /etc/shop /opt/shop; exit $code`, [
      ['Domain of the shop', 'https://tees.example.com'],
      ['DOMAIN must be a domain', 'tees.example.com'],
      ['[admin.tees.example.com]', ''],
      ["owner's e-mail address", 'asha@example.com'],
      ['Mail server', 'smtps://asha:weft-and-warp@mail.example.com'],
      ["Razorpay's key id", ''],
      ['Go on? [Y/n]', 'n'],
    ]);
    expect(seen).toContain('the shop at https://tees.example.com, the admin at https://admin.tees.example.com');
    expect(seen).toContain('mails: by mail.example.com');
    expect(seen).toContain('Nothing was changed.');
    expect(seen).not.toContain('weft-and-warp');
    expect(seen).toMatch(/\/etc\/shop:\s+\/opt\/shop:\s+releases\s*$/);
    expect(code).toBe(1);
  });

  it('lists what is missing where nobody can answer, and changes nothing', async () => {
    const { code, output } = await shop.run(`${notInstalled}; ${process.cwd()}/bin/shop install < /dev/null`);
    expect(output).toContain('DOMAIN must be a domain such as tees.example.com');
    expect(output).toContain('OWNER_EMAIL must be one e-mail address.');
    expect(output).toContain('Nothing was changed. Run this at a terminal, or with --answers FILE (docs/install.md).');
    expect(code).toBe(1);
  });

  it('leaves another version than its own to the update', async () => {
    const { code, output } = await shop.run(`${process.cwd()}/bin/shop install`);
    expect(output).toMatch(/^Version 0\.2\.1 is installed here\. To go to \S+, run: shop update ARCHIVE\n$/);
    expect(code).toBe(1);
  });
});
