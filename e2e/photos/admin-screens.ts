// The screens of the admin in the states that are photographed, one row each.
import { type Page, expect } from '@playwright/test';
import { awbs, courier, letter, pongal, remittanceFile, tee } from './admin-story.ts';
import type { Visitor } from './admin-world.ts';

export interface AdminScreen {
  readonly screen: string;
  readonly state: string;
  /** Signed out if missing. */
  readonly as?: Visitor;
  /** Resolves when the state is on the screen. */
  readonly open: (page: Page) => Promise<void>;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
};

const fail = (path: string, call: string) => async (page: Page) => {
  await page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal', requestId: 'none' } }),
  );
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
};

const scrollTo = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).evaluate((found) => {
    found.scrollIntoView();
    window.scrollBy(0, -24);
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** An order's page with the dialog that an entry of its menu opens. */
const asked = (number: string, entry: string) => async (page: Page) => {
  await at(`/orders/${number}`)(page);
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const toPack = 'TB-H2J9CF';
const delivered = 'TB-9RT2MX';

/** Screens with data look like this before it has loaded, or without it. */
const failed = (
  [
    ['dashboard', '/', 'dashboard'],
    ['orders', '/orders', 'orders*'],
    ['packing', '/pack', 'packing'],
    ['staff', '/staff', 'staff'],
    ['audit log', '/audit-log', 'audit-log*'],
    ['settings', '/settings', 'settings'],
    ['blog', '/blog', 'posts'],
    ['collections', '/collections', 'collections'],
    ['offers', '/offers', 'offers'],
    ['products', '/products', 'products?*'],
    ['content', '/content', 'content'],
    ['newsletter', '/newsletter', 'newsletter/campaigns'],
    ['system', '/system', 'system'],
    ['accounting', '/accounting', 'accounting?*'],
    ['reconciliation', '/accounting/reconciliation', 'reconciliation?*'],
    ['cash', '/cash', 'cash'],
  ] as const
).map(([screen, path, call]): AdminScreen => ({
  screen: `admin ${screen}`,
  state: 'failed',
  as: 'owner',
  open: fail(path, call),
}));

export const adminScreens: readonly AdminScreen[] = [
  { screen: 'admin sign-in', state: 'first look', open: at('/sign-in') },
  { screen: 'admin welcome', state: 'first look', open: at('/invitation#a-link') },
  { screen: 'admin set-up', state: 'first look', as: 'newcomer', open: at('/set-up') },
  { screen: 'admin dashboard', state: 'first look', as: 'owner', open: at('/') },
  { screen: 'admin dashboard', state: 'packer', as: 'packer', open: at('/') },
  { screen: 'admin orders', state: 'first look', as: 'owner', open: at('/orders') },
  { screen: 'admin orders', state: 'to pack', as: 'packer', open: at('/orders?tab=to-pack') },
  { screen: 'admin orders', state: 'to confirm', as: 'owner', open: at('/orders?tab=to-confirm') },
  { screen: 'admin orders', state: 'nothing found', as: 'owner', open: at('/orders?search=nobody') },
  {
    screen: 'admin orders',
    state: 'chosen',
    as: 'packer',
    open: async (page) => {
      await at('/orders?tab=to-pack')(page);
      const boxes = page.getByRole('checkbox', { name: /^Choose TB-/ });
      await boxes.first().check();
      await boxes.nth(2).click({ modifiers: ['Shift'] });
    },
  },
  {
    screen: 'admin orders',
    state: 'delivered by AWB',
    as: 'packer',
    open: async (page) => {
      await at('/orders?tab=shipped')(page);
      await press(page, 'Delivered or came back');
      await page.getByRole('dialog').getByLabel('AWBs').fill(awbs.join('\n'));
    },
  },
  { screen: 'admin packing', state: 'first look', as: 'packer', open: at('/pack') },
  { screen: 'admin order', state: 'to pack', as: 'packer', open: at(`/orders/${toPack}`) },
  { screen: 'admin order', state: 'delivered', as: 'owner', open: at('/orders/TB-4HK8QW') },
  { screen: 'admin order', state: 'paid on delivery', as: 'owner', open: at('/orders/TB-N7WQ2H') },
  { screen: 'admin order', state: 'cancel', as: 'owner', open: asked(toPack, 'Cancel the order') },
  { screen: 'admin order', state: 'refund', as: 'owner', open: asked(delivered, 'Give money back') },
  {
    screen: 'admin order',
    state: 'credit',
    as: 'owner',
    open: async (page) => {
      await at(`/orders/${delivered}`)(page);
      await press(page, 'Give store credit');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Amount').fill('200');
      await dialog.getByLabel('Reason').fill('Your parcel came late, and we are sorry.');
    },
  },
  { screen: 'admin new order', state: 'first look', as: 'owner', open: at('/orders/new') },
  { screen: 'admin stock', state: 'first look', as: 'owner', open: at('/stock') },
  { screen: 'admin stock', state: 'of a product', as: 'owner', open: at('/stock/stepwell-oversized-tee') },
  { screen: 'admin customers', state: 'first look', as: 'owner', open: at('/customers') },
  { screen: 'admin customers', state: 'unfinished', as: 'owner', open: at('/customers?tab=unfinished') },
  {
    screen: 'admin customers',
    state: 'one',
    as: 'owner',
    open: async (page) => {
      await at('/customers')(page);
      await page.locator('a[data-row]').first().click();
      await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    },
  },
  { screen: 'admin first steps', state: 'first look', as: 'owner', open: at('/settings/first-steps') },
  { screen: 'admin size charts', state: 'first look', as: 'owner', open: at('/products/size-charts') },
  { screen: 'admin exchanges', state: 'first look', as: 'owner', open: at('/exchanges') },
  { screen: 'admin gift cards', state: 'first look', as: 'owner', open: at('/gift-cards') },
  { screen: 'admin enquiries', state: 'first look', as: 'owner', open: at('/enquiries') },
  { screen: 'admin reviews', state: 'first look', as: 'owner', open: at('/reviews') },
  { screen: 'admin sales', state: 'first look', as: 'accountant', open: at('/sales') },
  { screen: 'admin sales', state: 'owner', as: 'owner', open: at('/sales') },
  { screen: 'admin accounting', state: 'first look', as: 'accountant', open: at('/accounting') },
  {
    screen: 'admin accounting',
    state: 'documents',
    as: 'accountant',
    open: async (page) => {
      await at('/accounting')(page);
      await scrollTo(page, 'Documents');
    },
  },
  {
    screen: 'admin reconciliation',
    state: 'first look',
    as: 'accountant',
    open: at('/accounting/reconciliation'),
  },
  { screen: 'admin cash', state: 'first look', as: 'owner', open: at('/cash') },
  {
    screen: 'admin cash',
    state: 'remittance read',
    as: 'owner',
    open: async (page) => {
      await at('/cash')(page);
      await page.getByLabel('Courier', { exact: true }).selectOption(courier);
      const chooser = page.waitForEvent('filechooser');
      await press(page, 'Choose the file');
      const file = { name: 'remittance.csv', mimeType: 'text/csv', buffer: Buffer.from(remittanceFile) };
      await (await chooser).setFiles(file);
      await page.getByRole('region', { name: 'What the file says' }).evaluate((found) => {
        found.scrollIntoView();
        window.scrollBy(0, -24);
      });
    },
  },
  { screen: 'admin staff', state: 'first look', as: 'owner', open: at('/staff') },
  {
    screen: 'admin staff',
    state: 'invite',
    as: 'owner',
    open: async (page) => {
      await at('/staff')(page);
      await press(page, 'Invite');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-mail').fill('mani@example.com');
      await dialog.getByLabel('Role').selectOption('packer');
    },
  },
  { screen: 'admin audit log', state: 'first look', as: 'owner', open: at('/audit-log') },
  { screen: 'admin account', state: 'first look', as: 'owner', open: at('/account') },
  {
    screen: 'admin account',
    state: 'messages',
    as: 'owner',
    open: async (page) => {
      // A browser without a window says that they are forbidden.
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      await at('/account')(page);
      await expect(page.getByRole('button', { name: 'Turn on here' })).toBeVisible();
      await scrollTo(page, 'Messages on my devices');
    },
  },
  { screen: 'admin settings', state: 'first look', as: 'owner', open: at('/settings') },
  ...['shop', 'look', 'shipping', 'promises', 'days-off', 'couriers', 'sales', 'mail', 'orders', 'cash', 'tax'].map(
    (section) => ({
      screen: `admin settings ${section}`,
      state: 'first look',
      as: 'owner' as const,
      open: at(`/settings/${section}`),
    }),
  ),
  {
    screen: 'admin settings days-off',
    state: 'filled',
    as: 'owner',
    open: async (page) => {
      await at('/settings/days-off')(page);
      await press(page, 'Add days off');
      await page.getByLabel('What for').fill(pongal.name);
      await page.getByLabel('First day off').fill(pongal.from);
      await page.getByLabel('Last day off').fill(pongal.to);
      await page.getByLabel('What for').focus();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { screen: 'admin blog', state: 'first look', as: 'owner', open: at('/blog') },
  { screen: 'admin post', state: 'first look', as: 'owner', open: at('/blog/gsm-explained') },
  { screen: 'admin collections', state: 'first look', as: 'owner', open: at('/collections') },
  { screen: 'admin offers', state: 'first look', as: 'owner', open: at('/offers') },
  { screen: 'admin products', state: 'first look', as: 'owner', open: at('/products') },
  {
    screen: 'admin products',
    state: 'chosen',
    as: 'owner',
    open: async (page) => {
      await at('/products')(page);
      const boxes = page.getByRole('checkbox', { name: /^Choose .+ Tee/ });
      await boxes.first().check();
      await boxes.nth(1).check();
    },
  },
  { screen: 'admin product', state: 'new', as: 'owner', open: at('/products/new') },
  {
    screen: 'admin product',
    state: 'begun',
    as: 'owner',
    open: async (page) => {
      // A photo of another one.
      await at('/products?q=cutting+chai')(page);
      const src = (await page.locator('main img').first().getAttribute('src')) ?? '';
      const buffer = await (await page.request.get(src)).body();
      await at('/products/new')(page);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill(tee.title);
      await page.getByRole('textbox', { name: 'Description' }).fill(tee.description);
      await expect(page.getByText(/Uploading|Waiting|Preparing/)).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    screen: 'admin product',
    state: 'first look',
    as: 'owner',
    open: async (page) => {
      await at('/products?q=cutting+chai')(page);
      await page.getByRole('link', { name: 'Cutting Chai Tee' }).click();
      await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    },
  },
  { screen: 'admin content', state: 'first look', as: 'owner', open: at('/content') },
  { screen: 'admin content page', state: 'first look', as: 'owner', open: at('/content/shipping-policy') },
  {
    screen: 'admin newsletter',
    state: 'written',
    as: 'owner',
    open: async (page) => {
      await at('/newsletter')(page);
      await press(page, 'Write a newsletter');
      await page.getByLabel('Subject').fill(letter.subject);
      await page.getByLabel('Text', { exact: true }).fill(letter.text);
      await expect(page.getByText(/^Saved /)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { screen: 'admin newsletter', state: 'subscribers', as: 'owner', open: at('/newsletter/subscribers') },
  { screen: 'admin system', state: 'first look', as: 'owner', open: at('/system') },
  ...failed,
];
