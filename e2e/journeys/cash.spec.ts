// A shopper pays the courier: chooses it, confirms by the link of the mail, and sees what is due.
import { pages } from '@taana-baana/contract';
import type { Page } from '@playwright/test';
import type { ShopProcess } from '../../scripts/testing/start-shop.ts';
import { fillAddress, openPayment, shippingFee } from '../fixtures/checkout.ts';
import { confirmByStaff } from '../../server/modules/selling/actions/cash-on-delivery/confirm-order.service.ts';
import { moveOrder } from '../../server/modules/selling/actions/orders/change-status.service.ts';
import { recordHandRefund } from '../../server/modules/selling/actions/orders/hand-refunds.service.ts';
import { refundOrder } from '../../server/modules/selling/actions/orders/refund-order.service.ts';
import { listHandRefunds } from '../../server/modules/selling/money/payments/refunds/refunds.repository.ts';
import { requireOrder } from '../../server/modules/selling/order/order-records.service.ts';
import { commandLine } from '../../server/modules/shop/audit-log/audit-log.service.ts';
import { runShop, withShop } from '../fixtures/command-line.ts';
import { customerTest, expect } from '../fixtures/fixtures.ts';
import { gotoHydrated } from '../fixtures/hydrated.ts';
import { mailTo } from '../fixtures/mails.ts';
import { fillCart, newPerson, registerShopper } from '../fixtures/shopper.ts';
import { layoutFaults, setTextSize } from '../support/layout-faults.ts';
import { endPress } from '../support/end-press.ts';

/** Each has a mobile number of their own: one has at most two cash orders on their way. */
const test = customerTest.extend({
  shopper: async ({ shop }, use) => {
    const mobile = `9${String(Date.now()).slice(-9)}`;
    await use(await registerShopper(shop.url, { ...newPerson(), mobile }));
  },
});

test.describe.configure({ mode: 'default' });
// A separate shop: no other journey sees that it takes cash.
test.use({
  environment: { MAIL_FROM: 'cash@example.com' },
  viewport: { width: 390, height: 844 },
  // The browser itself reports an unknown link, and an answer that is lost.
  expectedConsoleErrors: [/404 \(Not Found\)|502 \(Bad Gateway\)|400 \(Bad Request\)/],
});

const refusedPincode = '560001';

/** Resolves once the running shop follows. */
async function takeCash({ dataDir, url }: ShopProcess): Promise<void> {
  await runShop({ DATA_DIR: dataDir }, 'settings', 'set', 'cash', 'pincodes.list', `["${refusedPincode}"]`);
  await runShop({ DATA_DIR: dataDir }, 'settings', 'set', 'cash', 'isOn', 'true');
  await expect.poll(async () => (await fetch(url)).text()).toContain('"takesCash"');
}

const onDelivery = (page: Page) => page.getByRole('radio', { name: 'In cash on delivery' });

/** Each counts, as a finger's. */
const taps = () => {
  let count = 0;
  return {
    tap: async (target: { click: () => Promise<void> }) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
};

async function placeForCash(page: Page): Promise<void> {
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  await onDelivery(page).check();
  await page.getByRole('button', { name: /Place Order.*on delivery/ }).click();
  await expect(page).toHaveURL(pages.orders.path);
}

/** Delivered and paid in cash, then all of it is to be given back. */
const giveBack = ({ dataDir }: ShopProcess, number: string): Promise<void> =>
  withShop(dataDir, async (deps) => {
    await confirmByStaff(deps, number, commandLine);
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const) await moveOrder(deps, number, to, commandLine);
    await refundOrder(deps, number, commandLine, { reason: 'sent back' });
  });

const recordPaid = ({ dataDir }: ShopProcess, number: string): Promise<void> =>
  withShop(dataDir, async (deps) => {
    const { id } = await requireOrder(deps.db, number);
    const [refund] = await listHandRefunds(deps.db, [id]);
    await recordHandRefund(deps, number, refund?.id ?? '', commandLine);
  });

test.beforeEach(async ({ shop }) => takeCash(shop));

test('buys in as many taps as online, confirms by the mail, twice in two tabs, and sees what is due', async ({
  page,
  context,
  shop,
  shopper,
}) => {
  const { price, title } = await fillCart(shop.url, shopper, 2);
  const total = 2 * price + shippingFee;
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  const cash = taps();
  await cash.tap(onDelivery(page));
  await expect(page.getByText(`The courier collects Rs. ${total}.`)).toBeVisible();
  await cash.tap(page.getByRole('button', { name: `Place Order pay Rs. ${total} on delivery` }));
  await expect(page).toHaveURL(pages.orders.path);
  await expect(page.getByText(/is placed\. Please confirm it by .* with the button in our mail to/)).toBeVisible();
  const order = page.getByRole('article');
  await expect(order).toHaveCount(1);
  await expect(order.getByText(title)).toBeVisible();
  await expect(order.getByText('To pay on delivery, in cash')).toBeVisible();
  await expect(order.getByText(/^Waits for you until/)).toBeVisible();

  const mail = await mailTo(shop.dataDir, shopper.customer.email, 'confirm-order');
  const link = /\/confirm-order\/[\w.-]+/.exec(mail)?.[0] ?? '';
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- both are open before one confirms
    await gotoHydrated(tab, link);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(tab.getByText('Pune')).toBeVisible();
  }
  for (const tab of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tab.getByRole('button', { name: 'Confirm the order' }).click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(tab.getByText(/is confirmed\. We pack it now/)).toBeVisible();
  }
  await first.reload();
  await expect(first.getByText(/is confirmed\. We pack it now/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Confirm the order' })).toHaveCount(0);
  await page.reload();
  await expect(order.getByText('To pay on delivery, in cash')).toBeVisible();
  await expect(order.getByText(/^Waits for you until/)).toHaveCount(0);

  await fillCart(shop.url, shopper, 2);
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  const online = taps();
  const payment = page.getByRole('dialog');
  await online.tap(page.getByRole('button', { name: `Place Order Rs. ${total}` }));
  await expect(payment.getByText('no money moves')).toBeVisible();
  await endPress(page);
  await online.tap(payment.getByRole('button', { name: /^Pay Rs\./ }));
  await expect(order).toHaveCount(2);
  expect(cash.count()).toBeLessThanOrEqual(online.count());
});

test('pays online instead, until it is packed: then nothing is due', async ({ page, shop, shopper }) => {
  await fillCart(shop.url, shopper);
  await placeForCash(page);
  await page.getByRole('button', { name: /^Pay order .* online now$/ }).click();
  await expect(page).toHaveURL(/payment-sandbox\/links/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect
    .poll(async () => {
      await gotoHydrated(page, pages.orders.path);
      return page.getByText('To pay on delivery, in cash').count();
    })
    .toBe(0);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('is told why cash is not possible, and pays online', async ({ page, shop, shopper }) => {
  const { price } = await fillCart(shop.url, shopper);
  await gotoHydrated(page, pages.checkout.path);
  await expect(page.getByText('Please type your PIN code first.')).toBeVisible();
  await expect(onDelivery(page)).toBeDisabled();
  await fillAddress(page);
  await onDelivery(page).check();
  await page.getByLabel('Pincode').fill(refusedPincode);
  await expect(page.getByText(`Cash is not possible at PIN code ${refusedPincode}.`)).toBeVisible();
  await expect(onDelivery(page)).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Online now' })).toBeChecked();
  const payment = await openPayment(page);
  await expect(payment.getByRole('button', { name: `Pay Rs. ${price + shippingFee}` })).toBeVisible();
});

test('whose answer is lost presses again, and has one order', async ({ page, shop, shopper }) => {
  await fillCart(shop.url, shopper);
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  await onDelivery(page).check();
  const place = page.getByRole('button', { name: /Place Order.*on delivery/ });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.route(
    '**/api/user/order/cod',
    async (route) => {
      // It arrives, and its answer does not.
      await route.fetch();
      await route.fulfill({ status: 502, body: '' });
    },
    { times: 1 },
  );
  await place.click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await endPress(page);
  await place.click();
  await expect(page).toHaveURL(pages.orders.path);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(pages.checkout.path);
});

test('who cancels reads that nothing goes back, and an old or wrong link says so', async ({ page, shop, shopper }) => {
  await fillCart(shop.url, shopper);
  await placeForCash(page);
  const mail = await mailTo(shop.dataDir, shopper.customer.email, 'confirm-order');
  const link = /\/confirm-order\/[\w.-]+/.exec(mail)?.[0] ?? '';
  await page.getByRole('button', { name: /^Cancel order/ }).click();
  await expect(page.getByText('Nothing was paid in cash, so nothing goes back.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Nothing is to be paid.')).toBeVisible();
  await gotoHydrated(page, link);
  await expect(page.getByText(/is cancelled, so it cannot be confirmed any more/)).toBeVisible();
  await gotoHydrated(page, `${link}x`);
  await expect(page.getByText('This link is not valid.')).toBeVisible();
});

test('gets cash back by UPI: enters the id behind the link, corrects it, and sees that it is paid', async ({
  page,
  shop,
  shopper,
}) => {
  const { price } = await fillCart(shop.url, shopper);
  const sum = `Rs. ${(price + shippingFee).toLocaleString('en-IN')}`;
  await placeForCash(page);
  const order = page.getByRole('article');
  const number = /TB-\w+/.exec((await order.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[0] ?? '';
  await giveBack(shop, number);
  await page.reload();
  await expect(order.getByText(`${sum} goes back to you by UPI.`)).toBeVisible();
  const mail = await mailTo(shop.dataDir, shopper.customer.email, '/refund/');
  const link = /\/refund\/[\w.-]+/.exec(mail)?.[0] ?? '';
  await order.getByRole('link', { name: `Enter your UPI id for order ${number}` }).click();
  await expect(page).toHaveURL(link);
  const field = page.getByLabel('UPI id');
  await field.fill('asha@gmail.com');
  await page.getByRole('button', { name: 'Save the UPI id' }).click();
  await expect(page.getByText(/^A UPI id looks like name@bank/)).toBeVisible();
  await expect(field).toHaveValue('asha@gmail.com');
  await field.fill('asha@okaxis');
  await page.getByRole('button', { name: 'Save the UPI id' }).click();
  await expect(page.getByText(`Thank you. We send ${sum} to asha@okaxis`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('as…@okaxis')).toBeVisible();
  await field.fill('98765 43210@ybl');
  await page.getByRole('button', { name: 'Change the UPI id' }).click();
  await expect(page.getByText(`Thank you. We send ${sum} to 9876543210@ybl`)).toBeVisible();
  await recordPaid(shop, number);
  await gotoHydrated(page, link);
  await expect(page.getByText(new RegExp(`^${sum} was paid to 98…@ybl on`))).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(order.getByText(new RegExp(`^${sum} was paid to 98…@ybl on`))).toBeVisible();
});

test('with large text everything is in its place', async ({ page, shop, shopper }) => {
  await fillCart(shop.url, shopper);
  const shows = async (words: string) => {
    await expect(page.getByText(words).first()).toBeVisible();
    await setTextSize(page, 24);
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  };
  await gotoHydrated(page, pages.checkout.path);
  await fillAddress(page);
  await onDelivery(page).check();
  await shows('The courier collects');
  await page.getByRole('button', { name: /Place Order.*on delivery/ }).click();
  await shows('To pay on delivery, in cash');
  const mail = await mailTo(shop.dataDir, shopper.customer.email, 'confirm-order');
  await gotoHydrated(page, /\/confirm-order\/[\w.-]+/.exec(mail)?.[0] ?? '');
  await shows('Confirm by');
});
