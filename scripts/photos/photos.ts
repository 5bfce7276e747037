// `npm run photos`: every screen in every state and width, in photos/ with a contact
// sheet. `--only WORD`: screens whose name contains it. `--width N`: one width. `--docs`:
// the pictures of docs/pictures/.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type Page, chromium } from '@playwright/test';
import type { ScreenState } from '../../e2e/appearance/screens/screen-state.ts';
import { screenStates } from '../../e2e/appearance/screens/screen-states.ts';
import { type ScreenWorld, openScreenWorld } from '../../e2e/appearance/screens/screen-world.ts';
import { storedSession } from '../../e2e/fixtures/shopper.ts';
import { chromiumOptions, findChromium } from '../testing/find-chromium.ts';
import { startShop } from '../testing/start-shop.ts';
import { type Photo, contactSheet } from './contact-sheet.ts';
import { documentPictures } from './document-pictures.ts';

const repository = join(import.meta.dirname, '..', '..');
const heights = new Map([
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
]);
/** Narrower windows have the folded header. */
const phoneEnds = 768;

const { values } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, docs: { type: 'boolean' } },
});
const folder = join(repository, values.docs ? 'docs/pictures' : 'photos');
const wanted = (values.docs ? forDocuments() : forContactSheet()).filter(({ screen }) =>
  screen.includes(values.only ?? ''),
);

execFileSync(process.execPath, ['storefront/build.ts'], { stdio: 'inherit' });
const dataDir = await mkdtemp(join(tmpdir(), 'shop-photos-'));
const seeding = await startShop({ DATA_DIR: dataDir });
await seeding.untilReady();
await seeding.stop();
const world = await openScreenWorld(dataDir);
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: chromiumOptions,
  env: { ...process.env, ...env },
});
const failures: string[] = [];
try {
  await mkdir(folder, { recursive: true });
  const photos: Photo[] = [];
  for (const photo of wanted) {
    try {
      await take(browser, world, photo);
      photos.push(photo);
    } catch (error) {
      failures.push(`${photo.screen}, ${photo.state}, ${photo.width} px: ${(error as Error).message.split('\n')[0]}`);
    }
    process.stdout.write(`\r${photos.length} photographs`);
  }
  console.log(` in ${folder}`);
  if (!values.docs) await writeFile(join(folder, 'index.html'), contactSheet(photos));
} finally {
  await browser.close();
  await world.close();
  await rm(dataDir, { recursive: true });
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}

interface Wanted extends Photo, ScreenState {
  /** CSS pixels of the window. */
  readonly height: number;
  /** The full length of the page. */
  readonly isWhole: boolean;
}

function forContactSheet(): Wanted[] {
  const widths = values.width ? [Number(values.width)] : [...heights.keys()];
  return screenStates.flatMap((state) =>
    widths
      .filter((width) => !state.on || (state.on === 'phone') === width < phoneEnds)
      .map((width) => ({
        ...state,
        width,
        height: heights.get(width) ?? 900,
        isWhole: true,
        file: `${state.screen} ${state.state} ${width}.jpg`.replaceAll(' ', '-'),
      })),
  );
}

function forDocuments(): Wanted[] {
  return documentPictures.map((picture) => {
    const state = screenStates.find(({ screen, state: name }) => screen === picture.screen && name === picture.state);
    if (!state) throw new Error(`There is no screen "${picture.screen}" in the state "${picture.state}".`);
    return { ...state, ...picture, isWhole: false };
  });
}

async function take(from: Browser, { url }: ScreenWorld, photo: Wanted): Promise<void> {
  const { width, height, as } = photo;
  const context = await from.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: width < phoneEnds,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...(as ? { storageState: storedSession(url, world.shoppers[as]) } : {}),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await photo.open(page, world);
    const isCovered = (await page.getByRole('dialog').count()) > 0;
    if (!isCovered) await seeAll(page);
    const path = join(folder, photo.file);
    await page.screenshot({ path, type: 'jpeg', quality: 78, fullPage: photo.isWhole && !isCovered });
  } finally {
    await context.close();
  }
}

/** Scrolls through the page once: pictures load when they come near the window. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // A picture that has left the page would never resolve.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled([...document.images].map((image) => image.decode())),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]),
  );
}
