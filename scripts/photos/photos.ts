// `npm run photos`: every screen in every state and width, into photos/ with one contact sheet to look at. `--only WORD` takes the screens whose name holds it, `--width N` one width.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type Page, chromium } from '@playwright/test';
import { type ScreenState, screenStates } from '../../e2e/screens/screen-states.ts';
import { type ScreenWorld, openScreenWorld } from '../../e2e/screens/screen-world.ts';
import { storedSession } from '../../e2e/shopper.ts';
import { chromiumOptions, findChromium } from '../find-chromium.ts';
import { startShop } from '../start-shop.ts';
import { type Photo, contactSheet } from './contact-sheet.ts';

const folder = join(import.meta.dirname, '..', '..', 'photos');
const heights = new Map([
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
]);
/** The header folds away below it. */
const phoneEnds = 768;

const { values } = parseArgs({ options: { only: { type: 'string' }, width: { type: 'string' } } });
const widths = values.width ? [Number(values.width)] : [...heights.keys()];
const wanted = screenStates.filter(({ screen }) => screen.includes(values.only ?? ''));

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
  for (const state of wanted) {
    for (const width of widths) {
      if (state.on && (state.on === 'phone') !== width < phoneEnds) continue;
      const photo = { ...state, width, file: `${state.screen} ${state.state} ${width}.jpg`.replaceAll(' ', '-') };
      try {
        await take(browser, world, state, width, join(folder, photo.file));
        photos.push(photo);
      } catch (error) {
        failures.push(`${state.screen}, ${state.state}, ${width} px: ${(error as Error).message.split('\n')[0]}`);
      }
      process.stdout.write(`\r${photos.length} photographs`);
    }
  }
  await writeFile(join(folder, 'index.html'), contactSheet(photos));
  console.log(`\n${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await world.close();
  await rm(dataDir, { recursive: true });
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}

async function take(
  from: Browser,
  { url }: ScreenWorld,
  state: ScreenState,
  width: number,
  file: string,
): Promise<void> {
  const context = await from.newContext({
    baseURL: url,
    viewport: { width, height: heights.get(width) ?? 900 },
    hasTouch: width < phoneEnds,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...(state.as ? { storageState: storedSession(url, world.shoppers[state.as]) } : {}),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await state.open(page, world);
    const isCovered = (await page.getByRole('dialog').count()) > 0;
    if (!isCovered) await seeAll(page);
    await page.screenshot({ path: file, type: 'jpeg', quality: 75, fullPage: !isCovered });
  } finally {
    await context.close();
  }
}

/** Pictures come when they are near the window: walked past once, the whole page has them. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
