// Days and months in addresses of the admin that the calendar does not have: the screen opens
// without them and says so.
import { settle } from '../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../fixtures/admin.ts';

const screens = [
  { path: '/orders', names: ['from', 'to'], unit: 'day' },
  { path: '/sales', names: ['from', 'to'], unit: 'day' },
  { path: '/audit-log', names: ['until'], unit: 'day' },
  { path: '/accounting', names: ['month'], unit: 'month' },
  { path: '/accounting/reconciliation', names: ['month'], unit: 'month' },
] as const;

const invalid = { day: ['2026-02-31', '2026-13-45', '0000-01-01'], month: ['2026-13', '0000-01'] } as const;
const valid = { day: '2026-02-28', month: '2026-02' } as const;

/** In the address, and on the screen. */
const long = ['w'.repeat(80), `${'w'.repeat(19)}…`] as const;

const width = 320;
test.use({ viewport: { width, height: 844 } });

for (const { path, names, unit } of screens) {
  test(`${path} says which ${unit} of its address it left out`, async ({ page, context, admin }) => {
    await enter(context, admin, await admin.addMember('owner'));
    const note = page.getByRole('status').filter({ hasText: 'so it was left out' });
    const open = async (address: string) => {
      await page.goto(`${path}?${address}`);
      await settle(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    };
    for (const [text, shown = text] of [...invalid[unit].map((one) => [one] as const), long])
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- one page
        await open(`${name}=${text}`);
        // oxlint-disable-next-line no-await-in-loop -- one page
        await expect(note).toHaveText(`“${shown}” is no ${unit} of the calendar, so it was left out.`);
      }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await open(names.map((name) => `${name}=${valid[unit]}`).join('&'));
    await expect(note).toHaveCount(0);
  });
}

test('the sentence goes as soon as a day is chosen', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/audit-log?until=2026-02-31');
  const said = page.getByText('“2026-02-31” is no day of the calendar, so it was left out.');
  await expect(said).toBeVisible();
  await page.getByLabel('Up to').fill('2026-02-28');
  await expect(page).toHaveURL(/until=2026-02-28/);
  await expect(said).toHaveCount(0);
});
