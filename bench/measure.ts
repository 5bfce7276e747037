// Measures a shop of one size on one engine: alternates each case with the
// bare server and takes medians.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../scripts/testing/start-shop.ts';
import { migrate } from '../server/database/migrate.ts';
import { type Engine, connect } from '../server/database/open.ts';
import { createTestDatabase } from '../server/database/testing.ts';
import { add, buy, casesFor, keptPaths, signUp, type Shopper } from './cases.ts';
import { type Answer, type Client, type Request, withClient } from './load.ts';
import { median } from './median.ts';
import { cpuOf, memoryOf, startRawServer } from './processes.ts';
import { benchPictureFile, insertBenchProducts } from './products.ts';
import type { RawOrders } from './raw-server.ts';
import { recordStatements } from './statements.ts';

export interface Figure {
  readonly name: string;
  /** Milliseconds of CPU per request, over all threads of the server. */
  readonly shop: number;
  readonly raw: number | undefined;
}

export interface Figures {
  readonly engine: Engine;
  readonly productCount: number;
  readonly figures: Figure[];
  /** Milliseconds from process start to the first page. */
  readonly start: number;
  /** Megabytes at the end. */
  readonly memory: number;
}

const rounds = 3;
const purchases = 10;

export async function measure(engine: Engine, productCount: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const where =
    engine === 'postgres' ? await createTestDatabase(`shop_bench_${productCount}`) : join(folder, 'shop.sqlite');
  const opened = connect(engine, where);
  await migrate(opened);
  await insertBenchProducts(opened, productCount);
  await opened.db.destroy();
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images', benchPictureFile), Buffer.alloc(30_000, 7));
  const environment = {
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    ...(engine === 'postgres' ? { DATABASE_URL: where } : {}),
  };
  const startedAt = performance.now();
  const shop = await startShop(environment);
  const port = Number(new URL(shop.url).port);
  const first = await untilAnswered(port);
  const start = performance.now() - startedAt;
  try {
    const asset = /\/assets\/entry-client[\w-]*\.js/.exec(first.body.toString())?.[0] ?? '/favicon.png';
    const paths = keptPaths(asset);
    const [adding, reading, buying, bare, answers] = await withClient(port, async (client) => {
      const next = () => signUp(client);
      const shoppers = [await next(), await next(), await next(), await next()] as const;
      for (const turn of [0, 1, 2]) await add(client, shoppers[1], turn);
      return [...shoppers, await collect(client, Object.values(paths))] as const;
    });
    const raw = await startRawServer({
      database: { engine, where },
      answers,
      ...(await recordStatements(engine, where, bare.id)),
    });
    const etags = new Map([...answers].map(([path, { etag }]) => [path, etag]));
    const cases = casesFor({ productCount, paths, etags, adding, reading });
    const samples = new Map<string, { shop: number[]; raw: number[] }>();
    let turn = 0;
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, count, isKept, shop: toShop, raw: toRaw } of cases) {
        const sample = samples.get(name) ?? { shop: [], raw: [] };
        samples.set(name, sample);
        // The first round is longer: it warms up both servers.
        const times = round === 0 ? count * 5 : count;
        const from = turn;
        turn += times;
        if (isKept) await askTwice(port, toShop(from));
        const own = await cpuOfFlood(port, shop.process.pid as number, times, (index) => toShop(from + index));
        const least = toRaw && (await cpuOfFlood(raw.port, raw.pid, times, (index) => toRaw(from + index)));
        if (round === 0) continue;
        sample.shop.push(own);
        if (least !== undefined) sample.raw.push(least);
      }
    }
    const checkout = { shop: await cpuOfPurchases(port, shop.process.pid as number, buying), raw: [] };
    samples.set('full checkout in the sandbox (five calls)', checkout);
    const figures = [...samples].map(([name, sample]) => ({
      name,
      shop: median(sample.shop),
      raw: sample.raw.length > 0 ? median(sample.raw) : undefined,
    }));
    const memory = memoryOf(shop.process.pid as number);
    raw.stop();
    return { engine, productCount, figures, start, memory };
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilAnswered(port: number): Promise<Answer> {
  for (;;) {
    try {
      const answer = await withClient(port, (client) => client.send({ path: '/' }));
      if (answer.status === 200) return answer;
    } catch {
      // The shop does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The shop's responses, which the bare server sends too. */
async function collect(client: Client, paths: readonly string[]): Promise<RawOrders['answers']> {
  const answers = new Map<string, { headers: string[]; etag: string; body: Buffer }>();
  for (const path of paths) {
    const { status, head, body } = await client.send({ path, headers: { 'accept-encoding': 'br' } });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const headers = head
      .split('\r\n')
      .slice(1)
      .map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) as [string, string])
      .filter(([name]) => !/^(date|connection|keep-alive|content-length)$/i.test(name));
    answers.set(path, { headers: headers.flat(), etag: new Map(headers).get('etag') ?? '', body });
  }
  return answers;
}

const cpuOfFlood = (port: number, pid: number, count: number, toRequest: (index: number) => Request): Promise<number> =>
  withClient(port, async (client) => {
    const before = cpuOf(pid);
    const sent = await client.flood(count, toRequest);
    return (cpuOf(pid) - before) / sent;
  });

/**
 * Other cases evict cached responses. The second request makes the
 * server compress the response better.
 */
const askTwice = (port: number, request: Request): Promise<void> =>
  withClient(port, async (client) => {
    await client.send(request);
    await client.send(request);
  });

async function cpuOfPurchases(port: number, pid: number, shopper: Shopper): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await withClient(port, async (client) => {
      const before = cpuOf(pid);
      for (let index = 0; index < purchases; index += 1) await buy(client, shopper, index);
      samples.push((cpuOf(pid) - before) / purchases);
    });
  }
  return samples;
}
