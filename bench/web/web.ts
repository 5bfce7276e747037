// `npm run bench:web`: shop and admin in a real browser on a slow phone: Lighthouse on the main
// screens, and the time from a list to a product. Prints the table of docs/performance.md.
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { BlogPost } from '@taana-baana/contract';
import { fillCart, firstProduct, registerShopper } from '../../e2e/fixtures/shopper.ts';
import { openAdminWorld } from '../../e2e/photos/admin-world.ts';
import { startShop } from '../../scripts/testing/start-shop.ts';
import { type BenchBrowser, openBrowser } from './browser.ts';
import { type LighthouseRun, lighthouse } from './lighthouse.ts';
import { median } from '../median.ts';
import { openProductFromList } from './navigation.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
interface Screen {
  readonly name: string;
  readonly url: string;
  readonly by: BenchBrowser;
  /** Search engines are kept away on purpose. */
  readonly isHidden?: boolean;
}

/** Like Lighthouse's phone. */
const phoneSlowdown = 4;

for (const build of ['storefront/build.ts', 'admin/build.ts'])
  execFileSync(process.execPath, [build], { stdio: 'inherit' });
const admin = await openAdminWorld();
const shop = await startShop({ LOG_LEVEL: 'warn' });
const visitor = await openBrowser();
const customer = await openBrowser();
const member = await openBrowser();
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

  await member.context.addCookies([{ name: 'staff', value: admin.tokenOf('owner'), url: admin.url }]);

  const screens: Screen[] = [
    { name: 'Store', url: `${url}/`, by: visitor },
    { name: 'Product', url: `${url}/product/${product._id}`, by: visitor },
    { name: 'Blog post', url: `${url}/blog/${post?._id}`, by: visitor },
    { name: 'Contact', url: `${url}/contact`, by: visitor },
    { name: 'Login', url: `${url}/login`, by: visitor },
    { name: 'Cart, signed in', url: `${url}/cart`, by: customer },
    { name: 'Checkout, signed in', url: `${url}/checkout`, by: customer },
    { name: 'Admin: sign in', url: `${admin.url}/sign-in`, by: visitor, isHidden: true },
    { name: 'Admin: dashboard', url: `${admin.url}/`, by: member, isHidden: true },
    { name: 'Admin: orders', url: `${admin.url}/orders`, by: member, isHidden: true },
    { name: 'Admin: an order', url: `${admin.url}/orders/TB-4HK8QW`, by: member, isHidden: true },
  ].filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  const measured = new Map(
    screens.map(({ name }) => [name, { simulated: [] as LighthouseRun[], applied: [] as number[] }]),
  );
  const opened = { plain: [] as number[], slow: [] as number[] };
  // Alternates the screens, so that a busy moment of the machine affects all of them alike.
  for (let turn = 0; turn < runs; turn += 1) {
    for (const { name, url: address, by } of screens) {
      const { debuggingPort } = by;
      const keepsStorage = by !== visitor;
      const figures = measured.get(name);
      const simulated = await lighthouse(address, debuggingPort, { throttling: 'simulate', keepsStorage });
      const applied = await lighthouse(address, debuggingPort, { throttling: 'devtools', keepsStorage });
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
  for (const { name, isHidden } of screens) {
    const { simulated = [], applied = [] } = measured.get(name) ?? {};
    const of = (figure: (run: LighthouseRun) => number) => median(simulated.map(figure));
    const cells = [
      of(({ scores }) => scores.performance),
      of(({ scores }) => scores.accessibility),
      of(({ scores }) => scores['best-practices']),
      isHidden ? '–' : of(({ scores }) => scores.seo),
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
  await Promise.all([visitor.close(), customer.close(), member.close(), shop.stop(), admin.close()]);
  await rm(shop.dataDir, { recursive: true });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
