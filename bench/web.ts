// `npm run bench:web`: the shop in a real browser on a slow phone: Lighthouse on the main screens,
// and the time from a list to a product. Prints the table of docs/performance.md.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { BlogPost } from '@taana-baana/contract';
import { fillCart, firstProduct, registerShopper } from '../e2e/fixtures/shopper.ts';
import { startShop } from '../scripts/testing/start-shop.ts';
import { openBrowser } from './browser.ts';
import { type LighthouseRun, lighthouse } from './lighthouse.ts';
import { median } from './median.ts';
import { openProductFromList } from './navigation.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
/** Like Lighthouse's phone. */
const phoneSlowdown = 4;

execFileSync(process.execPath, ['storefront/build.ts'], { stdio: 'inherit' });
const shop = await startShop({ LOG_LEVEL: 'warn' });
const visitor = await openBrowser();
const customer = await openBrowser();
try {
  await shop.untilReady();
  const { url } = shop;
  const product = await firstProduct(url);
  const [post] = (await (await fetch(`${url}/api/blog`)).json()) as BlogPost[];
  const shopper = await registerShopper(url);
  await fillCart(url, shopper);
  const page = await customer.context.newPage();
  await page.goto(`${url}/contact`);
  await page.evaluate(({ customer: record }) => {
    localStorage.setItem('customer', JSON.stringify(record));
    localStorage.setItem('token', record.token);
  }, shopper);

  const screens = [
    { name: 'Store', path: '/' },
    { name: 'Product', path: `/product/${product._id}` },
    { name: 'Blog post', path: `/blog/${post?._id}` },
    { name: 'Contact', path: '/contact' },
    { name: 'Cart, signed in', path: '/cart', signedIn: true },
  ].filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  const measured = new Map(
    screens.map(({ name }) => [name, { simulated: [] as LighthouseRun[], applied: [] as number[] }]),
  );
  const opened = { plain: [] as number[], slow: [] as number[] };
  // Alternates the screens, so that a busy moment of the machine affects all of them alike.
  for (let turn = 0; turn < runs; turn += 1) {
    for (const { name, path, signedIn = false } of screens) {
      const { debuggingPort } = signedIn ? customer : visitor;
      const figures = measured.get(name);
      const simulated = await lighthouse(url + path, debuggingPort, { throttling: 'simulate', keepsStorage: signedIn });
      const applied = await lighthouse(url + path, debuggingPort, { throttling: 'devtools', keepsStorage: signedIn });
      figures?.simulated.push(simulated);
      figures?.applied.push(applied.largestContentfulPaint);
      process.stderr.write(`${turn + 1}/${runs} ${name}\n`);
    }
    opened.plain.push(await openProductFromList(visitor.context, url, { processorSlowdown: 1 }));
    opened.slow.push(await openProductFromList(visitor.context, url, { processorSlowdown: phoneSlowdown }));
  }

  console.log(`Medians of ${runs} runs on a phone: slow 4G, a processor four times slower.\n`);
  console.log(
    '| Screen | Performance | Accessibility | Best practices | SEO | LCP simulated | LCP applied | TBT | CLS | Bytes | Requests |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, { simulated, applied }] of measured) {
    const of = (figure: (run: LighthouseRun) => number) => median(simulated.map(figure));
    const cells = [
      of(({ scores }) => scores.performance),
      of(({ scores }) => scores.accessibility),
      of(({ scores }) => scores['best-practices']),
      of(({ scores }) => scores.seo),
      seconds(of(({ largestContentfulPaint }) => largestContentfulPaint)),
      seconds(median(applied)),
      `${Math.round(of(({ totalBlockingTime }) => totalBlockingTime))} ms`,
      of(({ layoutShift }) => layoutShift).toFixed(3),
      `${Math.round(of(({ bytes }) => bytes) / 1024)} KiB`,
      of(({ requests }) => requests),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
    const failed = new Set(simulated.flatMap((run) => run.failed));
    if (failed.size > 0) console.error(`${name} fails: ${[...failed].join(', ')}`);
  }
  const [plain, slow] = [opened.plain, opened.slow].map((times) => `${Math.round(median(times))} ms`);
  console.log(
    `\nFrom a card's press to the product's heading on the screen, on slow 4G: ${plain}; with a slow phone's processor besides: ${slow}.`,
  );
} finally {
  await Promise.all([visitor.close(), customer.close(), shop.stop()]);
  await rm(shop.dataDir, { recursive: true });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
