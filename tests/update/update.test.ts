// Updates on a real Debian: a shop of a former version goes to this one with everything in it, and a broken release
// is taken back by itself.
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';
import { changedArchive, formerArchive, treeArchive } from './testing/archives.ts';
import { eventually } from './testing/debian.ts';
import { brokenReleases } from './testing/broken-releases.ts';
import { type ShopMachine, contentOf, fillShop, installShop } from './testing/shop-machine.ts';

const tree = '0.3.0';
const shops = [
  { former: '0.1.0', engine: 'sqlite', number: 3 },
  { former: '0.2.0', engine: 'postgres', number: 4 },
] as const;

describeWith('systemd-nspawn', 'debootstrap', 'curl', 'root').each(shops)(
  'a shop of version $former on $engine',
  { timeout: 900_000 },
  ({ former, engine, number }) => {
    let shop: ShopMachine;
    let archive: string;

    beforeAll(async () => {
      archive = await treeArchive(tree);
      shop = await installShop(await formerArchive(former), engine, number);
      await fillShop(shop);
    }, 1_800_000);
    afterAll(() => shop?.destroy());

    it('goes to this version with every order, setting, member of staff and picture', async () => {
      const before = await contentOf(shop);
      expect(before.orders).toMatch(/^10000 /);
      const { code, output } = await shop.update(archive);
      console.log(output);
      expect(output).toContain(`Version ${tree} runs.`);
      expect(code).toBe(0);
      expect(await shop.version()).toBe(tree);
      expect(await contentOf(shop)).toEqual(before);
      expect(await shop.visit('/readyz')).toBe(200);
      expect(await shop.visit('/product')).toBe(200);
      expect(await shop.must(`shop settings show shop`)).toContain('98765 43210');
    });

    it('does nothing for the version that runs, and refuses an older one', async () => {
      expect(await shop.update(archive)).toEqual({
        code: 0,
        output: `Version ${tree} runs already. Nothing was changed.\n`,
      });
      const { code, output } = await shop.update(await formerArchive(former));
      expect(output).toContain(`${former} is older than ${tree}, which runs.`);
      expect(code).toBe(1);
    });

    it('is the former version again after a power cut while the new one was tried', async () => {
      const next = await changedArchive(archive, '0.4.0', brokenReleases['starts and never becomes ready'] ?? {});
      const [from, before] = [await shop.version(), await contentOf(shop)];
      const interrupted = shop.update(next).catch(() => undefined);
      const candidate = '/run/systemd/system/shop-candidate@.service';
      await eventually('the new version is on trial', async () => (await shop.run(`test -e ${candidate}`)).code === 0);
      await shop.cutPower();
      await interrupted;
      await rm(dirname(next), { recursive: true });
      await eventually('the shop is open', async () => (await shop.visit('/readyz')) === 200);
      expect(await shop.version()).toBe(from);
      expect(await contentOf(shop)).toEqual(before);
      expect(await shop.must('ls /opt/shop')).not.toContain('update.json');
    });

    it.each(Object.entries(brokenReleases))('takes a release back that %s', async (_name, changes) => {
      const broken = await changedArchive(archive, '0.4.0', changes);
      const [from, before] = [await shop.version(), await contentOf(shop)];
      const { code, output } = await shop.update(broken);
      await rm(dirname(broken), { recursive: true });
      console.log(output);
      expect(output).toContain(`0.4.0 was not accepted, and version ${from} runs again`);
      expect(code).toBe(1);
      expect(await shop.version()).toBe(from);
      expect(await contentOf(shop)).toEqual(before);
      expect(await shop.visit('/')).toBe(200);
      expect(await shop.must(`ls /opt/shop`)).not.toContain('update.json');
    });
  },
);
