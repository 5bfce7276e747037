// `npm run bench:import`: a running shop imports a product file while pages are requested. Prints
// the table of docs/performance.md: seconds, and the milliseconds of a page meanwhile.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/testing/free-port.ts';
import { startShop } from '../scripts/testing/start-shop.ts';
import { openTestPostgres } from '../scripts/testing/test-postgres.ts';
import { loadConfig } from '../server/config.ts';
import { takePhoto } from '../server/integrations/image-store/testing.ts';
import { pathOfUpload } from '../server/integrations/upload-folder.ts';
import { writeZip } from '../server/integrations/zip-testing.ts';
import { openShop } from '../server/open-shop.ts';

const products = Number(process.argv[2] ?? 10_000);
/** Milliseconds between two pages. */
const pageEvery = 50;

const header =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
  'Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status';
const text = '<p>Soft cotton drawn by hand and printed in Tiruppur and washed once.</p>'.repeat(5);

function* linesOf(): Generator<string> {
  yield header;
  for (let index = 0; index < products; index += 1) {
    const handle = `bench-tee-${index}`;
    const own = `Bench Tee ${index},${text},Dhaaga,Classic,"popular, craft"`;
    for (const [row, [color, size]] of [
      ['Indigo', 'S'],
      ['Indigo', 'M'],
      ['Brick', 'M'],
      ['Brick', 'L'],
    ].entries()) {
      const first = row === 0 ? own : ',,,,';
      const sale = row === 0 ? '799,999,front.jpg,active' : ',,,';
      yield `${handle},${first},Color,${color},Size,${size},B-${index}-${row},shopify,${row + 1},${sale}`;
    }
  }
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function measure(databaseUrl: string | undefined): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const environment = {
    DATA_DIR: dataDir,
    ADMIN_PORT: String(await freePort()),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const shop = await startShop(environment);
  await shop.untilReady();
  const beside = await openShop(loadConfig({ ...environment, LOG_LEVEL: 'silent' }));
  const { db, config } = beside.deps;
  const front = await takePhoto(600, 750);
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  const zip = writeZip([
    { name: 'products.csv', content: [...linesOf()].join('\n') },
    { name: 'front.jpg', content: front },
  ]);
  await writeFile(pathOfUpload(config, 'bench'), zip);
  // The first pages of a process are slow without any import.
  for (let turn = 0; turn < 40; turn += 1) await (await fetch(`${shop.url}/product?page=${1 + (turn % 5)}`)).text();
  const over = new AbortController();
  const taken: number[] = [];
  const asking = (async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const path = turn % 2 === 0 ? `/product?page=${1 + (turn % 5)}` : '/';
      const begun = performance.now();
      void fetch(shop.url + path)
        .then((response) => response.text())
        .then(() => void taken.push(performance.now() - begun));
      await pause(pageEvery);
    }
  })();
  const due = new Date(0).toISOString();
  await db
    .insertInto('catalogue_imports')
    .values({
      id: 'bench',
      file: 'products.zip',
      staff_id: null,
      created_at: due,
      state: 'reading',
      round: 0,
      progress_done: 0,
      progress_of: 0,
      report: null,
      failure: null,
      due_at: due,
      attempts: 0,
    })
    .execute();
  const untilState = async (wanted: string): Promise<number> => {
    const begun = performance.now();
    for (;;) {
      const { state, failure } = await db
        .selectFrom('catalogue_imports')
        .select(['state', 'failure'])
        .executeTakeFirstOrThrow();
      if (state === wanted) return (performance.now() - begun) / 1000;
      if (state === 'failed') throw new Error(failure ?? '');
      if (wanted === 'done' && state === 'checked') throw new Error('the file has problems');
      await pause(100);
    }
  };
  const read = await untilState('checked');
  await db.updateTable('catalogue_imports').set({ state: 'importing', due_at: due, attempts: 0 }).execute();
  const imported = await untilState('done');
  over.abort();
  await asking;
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await beside.close();
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
  const sorted = taken.toSorted((a, b) => a - b);
  return [
    databaseUrl ? 'PostgreSQL' : 'SQLite',
    String(count),
    ...[read, imported].map((seconds) => `${seconds.toFixed(0)} s`),
    ...[0.5, 0.99, 1].map((share) => `${at(sorted, share).toFixed(0)} ms`),
    String(sorted.length),
  ];
}

console.log('| engine | products in the shop | checked in | imported in | a page: median | 99 % | slowest | pages |');
console.log('|---|---|---|---|---|---|---|---|');
console.log(`| ${(await measure(undefined)).join(' | ')} |`);
const postgres = await openTestPostgres();
if (postgres) {
  console.log(`| ${(await measure(postgres.url)).join(' | ')} |`);
  await postgres.stop();
}
