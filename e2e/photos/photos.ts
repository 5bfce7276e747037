// `npm run photos`: every screen of shop and admin in every state and width, in photos/ with a
// contact sheet. `--only WORD`: screens with that name. `--width N`: one width. `--docs`:
// docs/pictures/.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from '@playwright/test';
import { screenStates } from '../appearance/screens/screen-states.ts';
import { type ScreenWorld, openScreenWorld } from '../appearance/screens/screen-world.ts';
import { storedSession } from '../fixtures/shopper.ts';
import { chromiumOptions, findChromium } from '../../scripts/testing/find-chromium.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { adminScreens } from './admin-screens.ts';
import { type AdminWorld, openAdminWorld } from './admin-world.ts';
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

for (const build of ['storefront/build.ts', 'admin/build.ts'])
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
const dataDir = await mkdtemp(join(tmpdir(), 'shop-photos-'));
const worlds = {
  shop: wanted.some(({ of }) => of === 'shop') ? await openShopWorld() : undefined,
  admin: wanted.some(({ of }) => of === 'admin') ? await openAdminWorld() : undefined,
};
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
      await take(browser, photo);
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
  await Promise.all([worlds.shop?.close(), worlds.admin?.close()]);
  await rm(dataDir, { recursive: true });
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}

async function openShopWorld(): Promise<ScreenWorld> {
  const seeding = await startShop({ DATA_DIR: dataDir });
  await seeding.untilReady();
  await seeding.stop();
  return openScreenWorld(dataDir);
}

interface Shot {
  readonly of: 'shop' | 'admin';
  readonly screen: string;
  readonly state: string;
  readonly on?: 'phone' | 'desk' | undefined;
  /** Resolves to a page's context, whose visitor is signed in. */
  enter(from: Browser, options: BrowserContextOptions): Promise<BrowserContext>;
  open(page: Page): Promise<void>;
}

interface PlannedPhoto extends Photo, Shot {
  /** CSS pixels of the window. */
  readonly height: number;
  /** The full length of the page. */
  readonly isWhole: boolean;
}

function shots(): Shot[] {
  const ofShop = screenStates.map(({ screen, state, on, as, open }): Shot => ({
    of: 'shop',
    screen,
    state,
    on,
    enter: async (from, options) => {
      const { url, shoppers } = worlds.shop as ScreenWorld;
      return from.newContext({
        ...options,
        baseURL: url,
        ...(as ? { storageState: storedSession(url, shoppers[as]) } : {}),
      });
    },
    open: (page) => open(page, worlds.shop as ScreenWorld),
  }));
  const ofAdmin = adminScreens.map(({ screen, state, as, open }): Shot => ({
    of: 'admin',
    screen,
    state,
    enter: async (from, options) => {
      const { url, now, tokenOf } = worlds.admin as AdminWorld;
      const context = await from.newContext({ ...options, baseURL: url });
      await context.clock.setFixedTime(now);
      if (as) await context.addCookies([{ name: 'staff', value: tokenOf(as), url }]);
      return context;
    },
    open,
  }));
  return [...ofShop, ...ofAdmin];
}

function forContactSheet(): PlannedPhoto[] {
  const widths = values.width ? [Number(values.width)] : [...heights.keys()];
  return shots().flatMap((shot) =>
    widths
      .filter((width) => !shot.on || (shot.on === 'phone') === width < phoneEnds)
      .map((width) => ({
        ...shot,
        width,
        height: heights.get(width) ?? 900,
        isWhole: true,
        file: `${shot.screen} ${shot.state} ${width}.jpg`.replaceAll(' ', '-'),
      })),
  );
}

function forDocuments(): PlannedPhoto[] {
  return documentPictures.map((picture) => {
    const shot = shots().find(({ screen, state }) => screen === picture.screen && state === picture.state);
    if (!shot) throw new Error(`There is no screen "${picture.screen}" in the state "${picture.state}".`);
    return { ...shot, ...picture, isWhole: false };
  });
}

async function take(from: Browser, photo: PlannedPhoto): Promise<void> {
  const { width, height } = photo;
  const context = await photo.enter(from, {
    viewport: { width, height },
    hasTouch: width < phoneEnds,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await photo.open(page);
    const isCovered = (await page.getByRole('dialog').count()) > 0;
    if (!isCovered) await seeAll(page);
    const path = join(folder, photo.file);
    const fullPage = photo.isWhole && !isCovered;
    // A dialog that still fades in would be missing.
    await page.screenshot({ path, type: 'jpeg', quality: 78, fullPage, animations: 'disabled' });
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
