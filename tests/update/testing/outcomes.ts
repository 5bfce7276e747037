// The required state after an update of a shop, and after a rollback.
import { expect } from 'vitest';
import type { ChangedReleases, Changes } from './archives.ts';
import { eventually } from './debian.ts';
import { openCheckout } from './open-checkout.ts';
import { contentOf } from './shop-content.ts';
import type { ShopMachine, Updated } from './shop-machine.ts';
import { sendShoppers } from './shoppers.ts';

const journal = '/opt/shop/update.json';

/**
 * Updates while shoppers continue, one of them in her checkout. All data must be there, and no
 * request may fail.
 */
export async function expectUpdate(shop: ShopMachine, archive: string, version: string): Promise<void> {
  const checkout = await openCheckout(shop);
  try {
    const before = await contentOf(shop);
    const shoppers = await sendShoppers(shop);
    const updated = await shop.update(archive);
    const { failed, answered, longest } = await shoppers.leave();
    print(
      updated,
      `${answered} requests of shoppers, none waited longer than ${longest.toFixed(1)} s. ${failed.join('\n')}`,
    );
    expect(updated.output).toContain(`Version ${version} runs.`);
    expect(updated.code).toBe(0);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    await expectRunning(shop, version, before);
    expect(await shop.must('shop settings show shop')).toContain('98765 43210');
    // Files that the open page had not loaded yet are still served.
    const paid = await checkout.pay();
    expect(paid.documents).toBe(0);
    expect(paid.files.length).toBeGreaterThan(0);
    expect(paid.files.filter(({ status }) => status !== 200)).toEqual([]);
  } finally {
    await checkout.close();
  }
}

/**
 * Tries to update to a broken release; the former version must run again, with all its data.
 */
export async function expectRollback(shop: ShopMachine, releases: ChangedReleases, changes: Changes): Promise<string> {
  const [version, before] = [await shop.version(), await contentOf(shop)];
  const updated = await shop.update(releases.archive(changes));
  print(updated);
  expect(updated.output).toContain(`version ${version} runs again`);
  expect(updated.code).toBe(1);
  await expectRunning(shop, version, before);
  expect(await shop.must('ls /opt/shop/releases')).not.toContain(releases.version);
  return updated.output;
}

/** After a kill or a power cut. */
export async function expectRunning(
  shop: ShopMachine,
  version: string,
  content: Readonly<Record<string, string>>,
): Promise<void> {
  await eventually('the shop is open', async () => (await shop.visit('/readyz')) === 200);
  expect(await shop.visit('/product')).toBe(200);
  expect(await shop.version()).toBe(version);
  expect(await contentOf(shop)).toEqual(content);
  expect(await isUpdating(shop)).toBe(false);
}

export const isUpdating = async (shop: ShopMachine): Promise<boolean> =>
  (await shop.run(`test -e ${journal}`)).code === 0;

/** Resolves when the new version runs on trial. */
export const waitForTrial = (shop: ShopMachine): Promise<void> =>
  eventually(
    'it is tried',
    async () => (await shop.run('test -e /run/systemd/system/shop-candidate@.service')).code === 0,
  );

/** Resolves when the new version is accepted, and about to be opened. */
export const waitForAcceptance = (shop: ShopMachine): Promise<void> =>
  eventually('it is accepted', async () => (await shop.run(`grep accepted ${journal}`)).code === 0);

/** For the record of measurements. */
function print({ output, closedFor }: Updated, more = ''): void {
  console.log(`${output}Closed for ${closedFor.toFixed(1)} s, as the watch on the machine saw it. ${more}`);
}
