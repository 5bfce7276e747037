// Packing slips and labels on paper: number and size of pages, and nothing overflows. The courier file.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lengths } from '@taana-baana/contract/limits.ts';
import { brokenPolicies, settle, violationsOf, watchPolicy } from '../../fixtures/admin-checks.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { insertOrdersToPack, newLastname } from '../../fixtures/orders.ts';

const address = (fields: Record<string, unknown>): string =>
  JSON.stringify({
    firstname: 'Asha',
    lastname: 'Kumari',
    city: 'Erode',
    country: 'India',
    pincode: 638001,
    ...fields,
  });
const longest = 'Third cross street behind the old handloom co-operative society, '.repeat(4).slice(0, 200);
const addresses = [
  address({ address: '7 Loom Lane', state: 'Tamil Nadu' }),
  address({
    firstname: 'Venkatanarasimharajuvaripeta'.repeat(2),
    address: longest,
    other: longest,
    city: 'Thiruvananthapuram '.repeat(5).trim(),
    state: 'Andaman and Nicobar Islands',
  }),
  address({
    firstname: 'लक्ष्मी',
    lastname: 'नारायणन',
    address: '१२ करघा गली, पुराने डाकघर के पीछे',
    city: 'वाराणसी',
    state: 'उत्तर प्रदेश',
  }),
  address({
    firstname: 'மீனாட்சி',
    lastname: 'சுப்பிரமணியம்',
    address: '௧௨ நெசவாளர் தெரு, பழைய தபால் நிலையம் பின்புறம்',
    city: 'ஈரோடு',
    state: 'தமிழ்நாடு',
  }),
  address({ address: 'x'.repeat(200), state: 'Goa' }),
  address({
    firstname: 'Wijayawardhanagunaratne'.repeat(2),
    lastname: 'Mahalakshmivenkatasubramaniam',
    address: `${'W'.repeat(60)} ${longest}`.slice(0, 200),
    city: 'Venkatanarasimharajuvaripeta',
    state: 'Dadra and Nagar Haveli and Daman and Diu',
  }),
  // The widest letters, as many as the shop takes.
  address({
    firstname: 'W'.repeat(lengths.name),
    lastname: 'W'.repeat(lengths.name),
    address: 'W'.repeat(lengths.addressLine),
    other: 'W'.repeat(lengths.addressLine),
    city: 'W'.repeat(lengths.name),
    state: 'Dadra and Nagar Haveli and Daman and Diu',
  }),
];
/** In points: smaller is not read on a parcel. */
const readable = { address: 7, name: 9 };
const mmOfPoint = 25.4 / 72;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(window, { prints: 0, print: () => ((window as unknown as { prints: number }).prints += 1) });
  }),
);

const prints = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints);

/** In mm, of each page. */
async function pagesOf(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width) * mmOfPoint),
    height: Math.round(Number(height) * mmOfPoint),
  }));
}

const pagesOfSize = (count: number, width: number, height: number) =>
  Array.from({ length: count }, () => ({ width, height }));

/** Texts and pictures outside the paper's margin, and an address that is cut or too small. */
const wrongOn = (page: Page, paper: string, smallest = readable) =>
  page.evaluate(
    ({ selector, least }) => {
      const wrong: string[] = [];
      const pointsOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75 + 0.01;
      for (const article of document.querySelectorAll(selector)) {
        const paperEdge = article.getBoundingClientRect();
        const margin = Number.parseFloat(getComputedStyle(article).paddingTop) - 0.5;
        for (const one of article.querySelectorAll<HTMLElement>('*')) {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isOut =
            left < paperEdge.left + margin ||
            right > paperEdge.right - margin ||
            top < paperEdge.top + margin ||
            bottom > paperEdge.bottom - margin;
          const isCut =
            one.matches('section, footer, .paper-address, .label-sender') &&
            (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
          const isSmall =
            (one.matches('.paper-address *') && pointsOf(one) < least.address) ||
            (one.matches('.paper-name') && pointsOf(one) < least.name);
          for (const [what, isSo] of Object.entries({ out: isOut, cut: isCut, small: isSmall }))
            if (isSo) wrong.push(`${what}: ${one.className} ${one.textContent}`);
        }
      }
      return wrong;
    },
    { selector: paper, least: smallest },
  );

test('slips are four on A4, labels one on 4 by 6 inches, and no address is cut', async ({ page, context, admin }) => {
  const numbers: string[] = [];
  for (const [index, one] of addresses.entries()) {
    const awb = index === 0 ? '' : '14908-1234567-'.padEnd(10 + 5 * index, 'W');
    const parcel = { address: one, awb, lines: index === 0 ? 9 : index };
    numbers.push(...(await insertOrdersToPack(admin.shop, 1, parcel)));
  }
  await enter(context, admin, await admin.addMember('packer'));
  await page.setViewportSize({ width: 390, height: 844 });
  await watchPolicy(page);

  await page.goto(`/pack/slips?orders=${numbers.join(',')}`);
  await expect.poll(() => prints(page)).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  // Nine lines take two slips, so there are eight.
  await expect(page.locator('.slip')).toHaveCount(8);
  await expect(page.getByText('Slip 2 of 2')).toBeVisible();
  await expect(page.getByRole('img', { name: numbers[0] ?? '' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // Above six lines, the widest letters are smaller, but not cut.
  expect(await wrongOn(page, `.slip:not([aria-label="${numbers.at(-1)}"])`)).toEqual([]);
  expect(await wrongOn(page, '.slip', { address: 5, name: 5 })).toEqual([]);
  expect(await pagesOf(page)).toEqual(pagesOfSize(2, 210, 297));

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/pack/labels?orders=${numbers.join(',')}`);
  await expect.poll(() => prints(page)).toBe(1);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.label')).toHaveCount(7);
  await expect(page.locator('.label').first()).toContainText('PREPAID');
  expect(await wrongOn(page, '.label')).toEqual([]);
  expect(await pagesOf(page)).toEqual(pagesOfSize(7, 102, 152));
  expect(await brokenPolicies(page)).toEqual([]);
});

test('notes for the slip are on it as a whole, on a slip of their own where there is no room', async ({
  page,
  context,
  admin,
}) => {
  const short = 'With love from Meena. A parcel for her sister’s birthday: please no bill inside.';
  const notes = [short, 'W'.repeat(300)];
  const numbers: string[] = [];
  for (const slipNote of notes)
    for (const lines of [1, 6])
      numbers.push(...(await insertOrdersToPack(admin.shop, 1, { address: addresses[1] ?? '', slipNote, lines })));
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto(`/pack/slips?orders=${numbers.join(',')}`);
  await expect.poll(() => prints(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.slip')).toHaveCount(6);
  await expect(page.getByText(short)).toHaveCount(2);
  expect(await wrongOn(page, '.slip', { address: 5, name: 5 })).toEqual([]);
});

test('an order without an address has no label, and an unknown one is named', async ({
  page,
  context,
  admin,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/status of 404/);
  const [number = ''] = await insertOrdersToPack(admin.shop, 1, { address: 'null' });
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto(`/pack/labels?orders=${number}`);
  await expect(page.getByRole('alert')).toContainText(`No label for ${number}`);
  await expect(page.locator('.label')).toHaveCount(0);
  await page.goto('/pack/slips?orders=TB-NOBODY');
  await settle(page);
  await expect(page.getByRole('main')).toContainText('TB-NOBODY');
  expect(await prints(page)).toBe(0);
});

for (const width of [390, 1440]) {
  test(`at ${width} px, the file for booking parcels has those of Packing, or those that are chosen`, async ({
    page,
    context,
    admin,
  }) => {
    const name = newLastname();
    const [number = '', other = ''] = await insertOrdersToPack(admin.shop, 2, { name });
    await page.setViewportSize({ width, height: 844 });
    await enter(context, admin, await admin.addMember('packer'));
    const save = async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Booking file of these orders' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('courier-file.csv');
      return readFile(await file.path(), 'utf8');
    };
    await page.goto('/pack');
    const all = await save();
    for (const one of [number, other]) expect(all).toContain(one);
    await page.goto(`/orders?search=${name}`);
    await page.getByRole('checkbox').last().check();
    const chosen = (await save()).trimEnd().split('\r\n');
    expect(chosen).toHaveLength(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
