// The frame around the admin's screens: its dialogs' accessibility and content security policy, size, shortcuts, and
// what is reachable while the admin is off. The screens themselves: sweep.spec.ts.
import { answers, startShop } from '../../scripts/testing/start-shop.ts';
import { areTestsLong } from '../../scripts/testing/long-tests.ts';
import { freePort } from '../../scripts/testing/free-port.ts';
import { brokenPolicies, violationsOf, watchPolicy } from '../fixtures/admin-checks.ts';
import { addPasskeyDevice, adminTest as test, enter, expect } from '../fixtures/admin.ts';

const KB = 1024;
/** Scripts, styles and fonts of a first load, as sent. */
const maxBytes = 180 * KB;
const windowHeight = 844;
const phone = 390;
const appearances = areTestsLong ? (['light', 'dark'] as const) : (['light'] as const);

for (const width of [phone, 1440]) {
  test.describe(`at ${width} px`, { tag: width === phone ? [] : '@long' }, () => {
    test.use({
      viewport: { width, height: windowHeight },
      hasTouch: width === phone,
      reducedMotion: 'reduce',
    } as object);

    for (const colorScheme of appearances) {
      test.describe(colorScheme, () => {
        test.use({ colorScheme });

        test('axe finds nothing in dialogs, menus and notes', async ({ page, context, admin }) => {
          await enter(context, admin, await admin.addMember('owner'));
          const { email } = await admin.addMember('packer', 'Ravi');
          await page.goto('/staff');
          const row = page.getByRole('listitem').filter({ hasText: email });
          await row.getByRole('button', { name: 'Actions for Ravi' }).click();
          await expect(page.getByRole('menu')).toBeVisible();
          expect.soft(await violationsOf(page), 'menu').toEqual([]);
          await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
          await expect(page.getByText('Ravi is signed out everywhere')).toBeVisible();
          expect.soft(await violationsOf(page), 'note').toEqual([]);
          await page.getByRole('button', { name: 'Invite' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect.soft(await violationsOf(page), 'dialog').toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
          expect.soft(await violationsOf(page), 'keys').toEqual([]);
        });
      });
    }
  });
}

test('no dialog breaks the content security policy [guard admin.5]', async ({ page, context, admin }) => {
  await watchPolicy(page);
  await addPasskeyDevice(page);
  await enter(context, admin, await admin.addMember('owner'));
  for (const [path, ...buttons] of [
    ['/staff', 'Invite'],
    ['/account', 'Set up another app', 'Make new codes'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    for (const name of buttons) {
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await brokenPolicies(page), path).toEqual([]);
  }
});

test('a first load keeps to its size limit', async ({ browser, admin }) => {
  const member = await admin.addMember('owner');
  for (const path of ['/', '/sign-in']) {
    const context = await browser.newContext({ baseURL: admin.url });
    if (path === '/') await enter(context, admin, member);
    const page = await context.newPage();
    const loaded: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const isData = new URL(request.url()).pathname.startsWith('/api/');
      if (!isData) loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
    expect.soft(bytes, path).toBeGreaterThan(100 * KB);
    expect.soft(bytes, path).toBeLessThanOrEqual(maxBytes);
    await context.close();
  }
});

test('files are sent compressed as the browser accepts it, for good', async ({ request, admin }) => {
  const html = await (await request.get(admin.url)).text();
  const script = /src="([^"]+\.js)"/.exec(html)?.[1] ?? '';
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const answer = await request.get(admin.url + script, { headers: { 'accept-encoding': accepted ?? '' } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(answer.headers()['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(answer.headers()['vary']).toBe('accept-encoding');
  }
});

test('the skip link leads past the navigation, and a new screen has the focus on its heading', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeFocused();
  await expect(page).toHaveTitle('Audit log · Admin');
});

test('on a phone a small button stands beside the heading, however long the words below', async ({
  page,
  context,
  admin,
}) => {
  await page.setViewportSize({ width: 430, height: 844 });
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/products/addresses');
  const button = page.getByRole('main').getByRole('button', { name: 'Add an address' });
  await expect(button).toBeVisible();
  const words = page.getByText('Links and searches that still name an address');
  // Once the letters are those of the page.
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
      return y + height - ((await button.boundingBox())?.y ?? Infinity);
    })
    .toBeGreaterThan(0);
});

test('a new screen starts at its top, and the one before where it was', async ({ page, context, admin }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('navigation').getByRole('link', { name: 'Packing' }).click();
  await expect(page.getByRole('heading', { name: 'Packing' })).toBeVisible();
  const height = () => page.evaluate(() => window.scrollY);
  await expect.poll(height).toBe(0);
  await page.goBack();
  await expect.poll(height).toBe(400);
});

test('on a phone the drawer has every section and the way out', async ({ page, context, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/staff');
  await page.getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'Sections' });
  await drawer.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await drawer.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('the link that a development server prints signs in once', async ({ browser }) => {
  const adminPort = String(await freePort());
  const shop = await startShop({ ADMIN_PORT: adminPort, SAMPLE_DATA: 'off', LOG_LEVEL: 'warn' });
  try {
    await shop.untilReady();
    await expect.poll(() => shop.output()).toMatch(/#\S{20,}/);
    const link = /http:\S+\/link#\S+/.exec(shop.output())?.[0] ?? '';
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByText('Owner (development)').first()).toBeVisible();
    expect(page.url()).not.toContain('#');

    const again = await (await browser.newContext()).newPage();
    await again.goto(link);
    await expect(again.getByText('This link was used before or is too old')).toBeVisible();
  } finally {
    await shop.stop();
  }
});

test('with ADMIN_PORT=off nothing of the admin answers [guard admin.42]', async ({ request }) => {
  const port = await freePort();
  const shop = await startShop({ PORT: String(port), ADMIN_PORT: 'off', SAMPLE_DATA: 'off', LOG_LEVEL: 'warn' });
  try {
    await shop.untilReady();
    expect(shop.output()).not.toContain('admin');
    for (const path of ['/sign-in', '/staff', '/audit-log', '/api/me', '/api/session/passkey/challenge'])
      expect((await request.get(shop.url + path)).status(), path).toBe(404);
    expect(await answers(`http://localhost:${port + 1}/`)).toBe(false);
  } finally {
    await shop.stop();
  }
});
