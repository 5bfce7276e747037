// Cash on delivery in the admin: turned on, confirmed by calls, and printed on what leaves the shop.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { confirmByStaff } from '../../../server/modules/selling/actions/cash-on-delivery/confirm-order.service.ts';
import { moveOrder } from '../../../server/modules/selling/actions/orders/change-status.service.ts';
import { refundOrder } from '../../../server/modules/selling/actions/orders/refund-order.service.ts';
import { tokenOf } from '../../../server/modules/selling/money/order-links.service.ts';
import { requireOrder } from '../../../server/modules/selling/order/order-records.service.ts';
import { commandLine } from '../../../server/modules/shop/audit-log/audit-log.service.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { withShop } from '../../fixtures/command-line.ts';
import { layoutFaults, setTextSize } from '../../support/layout-faults.ts';
import { buyOrder, deliverAll } from '../../fixtures/orders.ts';
import { fillCart, newPerson, post, registerShopper } from '../../fixtures/shopper.ts';

const count = 3;
/** The tab, a call for each, all of them, and the button: twenty orders take twenty-two after the tab. */
const taps = 1 + count + 2;
const pincode = 411001;
const shippingInfo = {
  firstname: 'Usha',
  lastname: 'Raman',
  address: '12 Loom Street',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode,
};

test.use({ viewport: { width: 390, height: 844 } });

interface Placed {
  readonly number: string;
  readonly mobile: string;
  readonly due: number;
}

async function placeForCash(url: string, index: number): Promise<Placed> {
  const mobile = `98765${String(Date.now() + index).slice(-5)}`;
  const shopper = await registerShopper(url, { ...newPerson(), mobile });
  const { token } = shopper.customer;
  await fillCart(url, shopper, 1);
  const { total, due } = (await post(`${url}/api/user/order/cod/preview`, { pincode: String(pincode) }, token)) as {
    total: number;
    due: number;
  };
  const body = { amount: total, shippingInfo, attemptId: randomUUID() };
  const { placed } = (await post(`${url}/api/user/order/cod`, body, token)) as { placed: { number: string } };
  return { number: placed.number, mobile, due };
}

async function turn(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/settings/cash');
  await page.getByRole('switch', { name: 'Take cash on delivery' }).setChecked(isOn);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
}

test(`cash is turned on, ${count} orders are confirmed by ${taps} taps, and slip and label say what to collect`, async ({
  page,
  context,
  admin,
}) => {
  test.slow();
  const { shop } = admin;
  await deliverAll(shop);
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^To pack/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^To confirm/ })).toHaveCount(0);

  await page.goto('/settings/cash');
  await page.getByLabel('Orders up to').fill('20000');
  await page.getByLabel('PIN codes', { exact: true }).fill('110001, 110002\n11000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^11000: /)).toBeVisible();
  await page.getByLabel('PIN codes', { exact: true }).fill('110001, 110002\n110003');
  await expect(page.getByText('3 PIN codes')).toBeVisible();
  await page.getByRole('switch', { name: 'Take cash on delivery' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();

  const prepaid = await buyOrder(shop, 'Ravi Das', 1);
  const placed: Placed[] = [];
  for (let index = 0; index < count; index += 1)
    // oxlint-disable-next-line no-await-in-loop -- the list has them in this order
    placed.push(await placeForCash(shop.url, index));
  const [first] = placed as [Placed, ...Placed[]];

  let tapped = 0;
  async function tap(target: Locator): Promise<void> {
    tapped += 1;
    await target.click();
  }
  await page.goto('/');
  await tap(page.getByRole('link', { name: /3 orders to confirm/ }));
  await expect(page.getByRole('link', { name: /^To confirm 3$/ })).toBeVisible();
  // No telephone opens here.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  for (const { mobile } of placed) {
    const call = page.getByRole('link', { name: `Call Asha Kumari, ${mobile}` });
    await expect(call).toHaveAttribute('href', `tel:+91${mobile}`);
    await tap(call);
  }
  await tap(page.getByRole('checkbox', { name: /all/i }));
  await tap(page.getByRole('button', { name: `Confirm ${count}`, exact: true }));
  await expect(page.getByText('3 confirmed. They can be packed now.')).toBeVisible();
  await expect(page.getByText('Nothing to confirm')).toBeVisible();
  expect(tapped).toBe(taps);

  await page.goto(`/orders/${first.number}`);
  await expect(page.getByRole('main')).toContainText(`Cash ${formatRupees(first.due)}`);
  await expect(page.getByText('Confirmed on the phone')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();

  for (const [what, paper] of [
    ['slips', '.slip'],
    ['labels', '.label'],
  ] as const) {
    await page.goto(`/pack/${what}?orders=${first.number},${prepaid.number}`);
    await expect(page.locator(paper).first()).toContainText(`COLLECT ${formatRupees(first.due)}`);
    await expect(page.locator(paper).last()).toContainText('PAID, DO NOT COLLECT');
  }

  await turn(page, false);
  await page.goto(`/pack/labels?orders=${prepaid.number}`);
  await expect(page.locator('.label')).toContainText('PREPAID');
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: /^To pack/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^To confirm/ })).toHaveCount(0);
});

test('an order waits on its page to be confirmed, and is confirmed there', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await turn(page, true);
  await page.getByLabel('Orders up to').fill('20000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  const { number, due } = await placeForCash(admin.shop.url, 7);
  await page.goto(`/orders/${number}`);
  await expect(page.getByText(/^To be confirmed until/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`To collect${formatRupees(due)}`);
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await turn(page, false);
});

test('money that went back by UPI is copied, paid and recorded on the order, on a phone and with large text', async ({
  page,
  context,
  admin,
}) => {
  const { shop } = admin;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(context, admin, await admin.addMember('owner'));
  await turn(page, true);
  await page.getByLabel('Orders up to').fill('20000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
  const { number, due } = await placeForCash(shop.url, count + 1);
  const sum = formatRupees(due);
  const link = await withShop(shop.dataDir, async (deps) => {
    await confirmByStaff(deps, number, commandLine);
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const) await moveOrder(deps, number, to, commandLine);
    await refundOrder(deps, number, commandLine, { reason: 'sent back' });
    return tokenOf(deps.db, 'refund', (await requireOrder(deps.db, number)).id);
  });
  const refunds = page.getByRole('region', { name: 'Refunds' });
  await page.goto(`/orders/${number}`);
  await expect(refunds.getByText('the customer has not entered a UPI id yet')).toBeVisible();
  await refunds.getByRole('button', { name: 'Ask for the UPI id' }).click();
  await expect(page.getByText('The customer gets a mail with the link')).toBeVisible();
  await post(`${shop.url}/api/refund/${link}`, { upiId: '98765.43210.long-name@okhdfcbank' });
  await page.reload();
  await expect(refunds.getByText('98765.43210.long-name@okhdfcbank')).toBeVisible();
  await setTextSize(page, 24);
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  await setTextSize(page, 16);
  await refunds.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('98765.43210.long-name@okhdfcbank');
  await refunds.getByRole('button', { name: `I have given back ${sum}` }).click();
  await expect(refunds.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(refunds.getByRole('button', { name: /^I have given back/ })).toHaveCount(0);
  await turn(page, false);
});
