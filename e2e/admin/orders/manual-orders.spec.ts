// Orders that staff take on a phone: by WhatsApp with a code and a payment link, and at the counter by UPI.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { type AdminShop, adminTest as test, enter, expect } from '../../fixtures/admin.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Of the first T-shirt that the search finds. */
const sizeChip = (page: Page) =>
  page
    .getByRole('group', { name: /^Add .* in size$/ })
    .first()
    .getByRole('button', { name: 'M', exact: true });

async function fillIn(page: Page, channel: string, lastname: string): Promise<void> {
  await page.goto('/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Search T-shirts' }).fill('tee');
  await sizeChip(page).click();
  await expect(page.getByRole('list', { name: 'In this order' })).toBeVisible();
  await page.getByLabel('How did the order reach you?').selectOption(channel);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('First name').fill('Usha');
  await page.getByLabel('Last name').fill(lastname);
  await page.getByLabel('House and street').fill('7 Loom Lane');
  await page.getByLabel('City').fill('Erode');
  await page.getByLabel('PIN code').fill('638001');
  await page.getByLabel('State').selectOption('Tamil Nadu');
}

/** Rs. 50 off, as a manager publishes it. */
async function startCode(page: Page, { url }: AdminShop): Promise<string> {
  const [id, code] = [randomUUID(), `PUJA${randomUUID().slice(0, 6).toUpperCase()}`];
  const terms: OfferTerms = {
    title: 'Puja week',
    gift: { kind: 'rupees', rupees: 50 },
    on: { products: [], collections: [], categories: [] },
    isListPriceOnly: false,
    from: { rupees: null, pieces: null },
    who: { kind: 'all' },
    how: 'code',
    startsAt: null,
    endsAt: null,
    limits: { uses: null, usesPerCustomer: null, budget: 1000 },
    isPaidOnlineOnly: false,
    combines: { offers: true, codes: true, shipping: true },
    label: null,
  };
  const headers = { origin: url };
  const saved = await page.request.put(`${url}/api/offers/${id}`, { headers, data: { terms, code, basedOn: null } });
  const { offer } = await saved.json();
  const published = await page.request.post(`${url}/api/offers/${id}/publish`, {
    headers,
    data: { draft: offer.draft },
  });
  expect(published.status()).toBe(200);
  return code;
}

test('an order by WhatsApp, with a code, is placed when its link is paid', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager'));
  const typed = await startCode(page, admin);
  await fillIn(page, 'By WhatsApp', 'Whats');
  const code = page.getByLabel('Offer code');
  await code.fill('nobodys');
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await page.getByText('Give a discount').click();
  await expect(code).toHaveCount(0);
  await page.getByText('Give a discount').click();
  await code.fill(typed.toLowerCase());
  await expect(page.getByText('Puja week')).toBeVisible();
  await expect(page.getByText('We do not know this code.')).toHaveCount(0);
  await page.getByRole('button', { name: /^Make the link for/ }).click();
  await expect(page.getByRole('heading', { name: 'Order of Usha Whats' })).toBeVisible();
  const send = page.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=Namaste/);
  const url = await page.getByText('/payment-sandbox/links/').textContent();
  const theirs = await context.newPage();
  await theirs.goto(url ?? '');
  await theirs.getByRole('button', { name: /^Pay/ }).click();
  await expect(theirs.getByText('It is paid.')).toBeVisible();
  await theirs.close();
  await page.getByRole('link', { name: /^Open order TB-/ }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('By WhatsApp');
  await expect(page.getByRole('main')).toContainText('Puja week− Rs. 50');
});

test('an order at the counter is paid by UPI, and refunded by hand', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await fillIn(page, 'At the counter', 'Counter');
  await page.getByText('Paid by UPI').click();
  await page.getByLabel('Reference').fill('412345678901');
  await page.getByLabel('Note of the staff').fill('Comes on Friday');
  await page.getByText('Do not charge shipping').click();
  await page.getByText('Give a discount').click();
  await page.getByLabel('Off the T-shirts, in rupees').fill('49');
  await page.getByRole('button', { name: 'Record the order' }).click();
  await page.getByLabel('Reason').fill('Fifth order');
  await page.getByRole('button', { name: 'Record the order' }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('UPI, to the shop itself');
  await expect(page.getByRole('main')).toContainText('412345678901');
  await expect(page.getByRole('main')).toContainText('Fifth order− Rs. 49');
  await expect(page.getByRole('main')).toContainText('Comes on Friday');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the order' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel and give back/ })
    .click();
  await page.getByRole('button', { name: /^I have given back/ }).click();
  await expect(page.getByText(/is recorded as given back/)).toBeVisible();
});

test('a T-shirt handed over at the counter is sold in seven taps', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager'));
  await page.goto('/');
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first());
  await tap(page.getByRole('link', { name: 'New order' }));
  await tap(page.getByText('Handed over here'));
  await tap(page.getByRole('searchbox', { name: 'Search T-shirts' }));
  await page.keyboard.type('tee');
  await tap(sizeChip(page));
  await expect(page.getByLabel('House and street')).toHaveCount(0);
  await page.getByRole('button', { name: 'Record the order' }).click();
  await expect(page.getByText('Please choose how it is paid')).toBeVisible();
  await tap(page.getByText('Paid by UPI'));
  await tap(page.getByRole('button', { name: 'Record the order' }));
  await expect(page.getByText('Delivered').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Handed over in the shop');
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toHaveCount(0);
  expect(taps).toBe(7);
});

test('a known caller and a pasted address fill the form, in eight taps', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('manager'));
  const paste = async (block: string) => {
    await page.getByLabel('Paste an address').fill(block);
    await expect(page.getByLabel('Paste an address')).toHaveValue('');
  };
  await page.goto('/orders/new');
  await page.getByText('Handed over here').click();
  await page.getByRole('searchbox', { name: 'Search T-shirts' }).fill('tee');
  await sizeChip(page).click();
  await page.getByLabel('GSTIN').fill('29AAGCB7383J1Z4');
  await page.getByLabel('Name of the business').fill('Bengaluru Looms');
  await paste('Usha Raman\n12 Temple Road\nMysuru 570001\nKarnataka\n98450 67890');
  await expect(page.getByLabel('Mobile number')).toHaveValue('9845067890');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await page.getByText('Paid in cash').click();
  await page.getByRole('button', { name: 'Record the order' }).click();
  await expect(page.getByRole('main')).toContainText('Bengaluru Looms · GSTIN 29AAGCB7383J1Z4');

  await page.goto('/');
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Orders' }).first());
  await tap(page.getByRole('link', { name: 'New order' }));
  await tap(page.getByRole('searchbox', { name: 'Search T-shirts' }));
  await page.keyboard.type('tee');
  await tap(sizeChip(page));
  await tap(page.getByLabel('Mobile number'));
  await page.keyboard.type('9845067890');
  await tap(page.getByRole('button', { name: 'Fill in the last address of Usha Raman' }));
  await expect(page.getByLabel('City')).toHaveValue('Mysuru');
  await tap(page.getByRole('button', { name: /^Make the link for/ }));
  await expect(page.getByRole('heading', { name: 'Order of Usha Raman' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible();
  expect(taps + 1).toBeLessThanOrEqual(8);
});

test('a PIN code in another state is asked about, in a new order and in a corrected address', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await fillIn(page, 'At the counter', 'Border');
  const question = page.getByText('638001 is in Tamil Nadu. Is the state right?');
  await expect(question).toHaveCount(0);
  await page.getByLabel('State').selectOption('Karnataka');
  await expect(question).toBeVisible();
  await page.getByText('Paid by UPI').click();
  await page.getByLabel('Reference').fill('412345678902');
  await page.getByRole('button', { name: 'Record the order' }).click();
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Change the address' }).click();
  await expect(page.getByRole('dialog').getByText('638001 is in Tamil Nadu. Is the state right?')).toBeVisible();
  await page.getByRole('dialog').getByLabel('State').selectOption('Tamil Nadu');
  await expect(question).toHaveCount(0);
});
