// Updates on a real Debian: a former version is updated with all its data while shoppers continue,
// and a broken release is rolled back. Tests that concern no database run on one engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';
import { treeVersion } from './former-versions.ts';
import { type ChangedReleases, changedReleases, formerArchive, treeArchive } from './testing/archives.ts';
import * as broken from './testing/broken-releases.ts';
import {
  expectRollback,
  expectRunning,
  expectUpdate,
  isUpdating,
  waitForAcceptance,
  waitForTrial,
} from './testing/outcomes.ts';
import { addOrder, contentOf, fillShop } from './testing/shop-content.ts';
import { type ShopMachine, installShop } from './testing/shop-machine.ts';

const next = '99.0.0';
const installTimeoutMs = 900_000;

describeWith(
  'systemd-nspawn',
  'debootstrap',
  'curl',
  'root',
)('an update', { timeout: 300_000, retry: 0 }, () => {
  let archive: string;
  let releases: ChangedReleases;
  let shop: ShopMachine;
  beforeAll(async () => {
    archive = await treeArchive();
    releases = changedReleases(archive, next);
  });
  afterAll(() => releases?.remove());

  describe('from version 0.1.0 on SQLite', () => {
    beforeAll(async () => {
      shop = await installShop(await formerArchive('0.1.0'), { engine: 'sqlite', number: 3, processes: 1 });
      await fillShop(shop);
      // Leftovers of old updates.
      const folders = '/opt/shop/releases/$old /var/lib/shop/before-update/$old';
      await shop.must(`for old in 0.0.1 0.0.2 0.0.3; do mkdir -p ${folders}; done`);
    }, installTimeoutMs);
    afterAll(() => shop?.destroy());

    it('keeps every order, setting, member of staff and picture, and no request fails', () =>
      expectUpdate(shop, archive, treeVersion));

    it('leaves three releases, and what was kept before these', async () => {
      expect((await shop.must('ls /opt/shop/releases')).trim().split('\n')).toEqual(['0.0.3', '0.1.0', treeVersion]);
      expect((await shop.must('ls /var/lib/shop/before-update')).trim().split('\n')).toEqual(['0.0.3', treeVersion]);
    });

    it('does nothing for the version that runs, and refuses an older one', async () => {
      const same = await shop.update(archive);
      expect(same).toMatchObject({ code: 0, output: `Version ${treeVersion} runs already. Nothing was changed.\n` });
      const { code, output } = await shop.update(await formerArchive('0.1.0'));
      expect(output).toContain(`0.1.0 is older than ${treeVersion}, which runs.`);
      expect(code).toBe(1);
    });

    it('takes a release back whose migration loses orders and which then crashes', async () => {
      expect(await expectRollback(shop, releases, broken.losesOrdersAndCrashes)).toContain('Error: a broken release');
    });

    it('takes a release back that starts and never becomes ready', async () => {
      expect(await expectRollback(shop, releases, broken.neverReady)).toContain('after 25 s /readyz answers 503');
    });

    it('takes a release back that answers its pages with 500', async () => {
      expect(await expectRollback(shop, releases, broken.pagesFail)).toContain('/ answers 500 instead of 200');
    });

    it.each(['Closing the shop', 'Migrating the tables'])(
      'that was killed at "%s" goes back when it is called again',
      async (step) => {
        const before = await contentOf(shop);
        await shop.update(releases.archive(broken.neverReady), step);
        expect(await isUpdating(shop)).toBe(true);
        expect(await shop.must('shop update --recover')).toContain(`Version ${treeVersion} runs.`);
        await expectRunning(shop, treeVersion, before);
      },
    );

    it('goes back at the next boot after a power cut while the new version was tried', async () => {
      const before = await contentOf(shop);
      const interrupted = shop.update(releases.archive(broken.neverReady)).catch(() => undefined);
      await waitForTrial(shop);
      await shop.cutPower();
      await interrupted;
      await expectRunning(shop, treeVersion, before);
    });

    it('goes on at the next boot after a power cut when the new version was accepted', async () => {
      const before = await contentOf(shop);
      const interrupted = shop.update(releases.archive({})).catch(() => undefined);
      await waitForAcceptance(shop);
      await shop.cutPower();
      await interrupted;
      await expectRunning(shop, next, before);
    });
  });

  describe('from version 0.2.0 with two processes on PostgreSQL', () => {
    beforeAll(async () => {
      shop = await installShop(await formerArchive('0.2.0'), { engine: 'postgres', number: 4, processes: 2 });
      await fillShop(shop);
    }, installTimeoutMs);
    afterAll(() => shop?.destroy());

    it('keeps every order, setting, member of staff and picture, and no request fails', () =>
      expectUpdate(shop, archive, treeVersion));

    it.each([3000, 3002])('restarts the process on port %i', async (port) => {
      const folder = `readlink /proc/$(systemctl show --property=MainPID --value shop@${port})/cwd`;
      expect(await shop.must(folder)).toBe(`/opt/shop/releases/${treeVersion}\n`);
    });

    it('takes a release back whose migration loses orders and which then crashes', async () => {
      expect(await expectRollback(shop, releases, broken.losesOrdersAndCrashes)).toContain('Error: a broken release');
    });

    it('takes a release back whose migration throws, and says why', async () => {
      expect(await expectRollback(shop, releases, broken.migrationThrows)).toContain('Error: a broken migration');
    });

    it('goes back with the former tables when the new version fails after the switch', async () => {
      const output = await expectRollback(shop, releases, broken.changesTablesAndFailsWhenOpen);
      expect(output).toContain('No order was lost.');
      expect(output).toContain('after 25 s /readyz answers 503');
    });

    it.each(['Trying', 'Going back'])('that was killed at "%s" goes back when it is called again', async (step) => {
      const before = await contentOf(shop);
      await shop.update(releases.archive(broken.losesOrdersAndCrashes), step);
      expect(await shop.must('shop update --recover')).toContain(`Version ${treeVersion} runs.`);
      await expectRunning(shop, treeVersion, before);
    });

    it('goes back and keeps the orders of a version that fails after the switch and changed no tables', async () => {
      const updated = shop.update(releases.archive(broken.neverReadyWhenOpen));
      await waitForAcceptance(shop);
      await addOrder(shop, 'taken-1');
      const { code, output } = await updated;
      expect(output).toContain(`version ${treeVersion} runs again`);
      expect(code).toBe(1);
      expect(await shop.must('shop orders show taken-1')).toContain('taken-1');
      await expectRunning(shop, treeVersion, await contentOf(shop));
    });

    it('stays at a version that has changed tables, taken orders, and then failed', async () => {
      const updated = shop.update(releases.archive(broken.changesTablesAndFailsWhenOpen));
      await waitForAcceptance(shop);
      await addOrder(shop, 'taken-2');
      const { code, output } = await updated;
      expect(output).toContain(`Going back would lose those orders, so version ${next} stays.`);
      expect(code).toBe(1);
      expect(await shop.must('shop orders show taken-2')).toContain('taken-2');
      expect([await shop.version(), await isUpdating(shop)]).toEqual([next, false]);
    });
  });
});
