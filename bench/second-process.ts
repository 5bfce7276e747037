// Measures what a second server process on the same PostgreSQL adds: responses per
// second from one and from both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../scripts/testing/start-shop.ts';
import { migrate } from '../server/database/migrate.ts';
import { connect } from '../server/database/open.ts';
import { createTestDatabase } from '../server/database/testing.ts';
import { type Shopper, cartAddition, pageOfCards, signUp } from './cases.ts';
import { type Request, longestFlood, withClient } from './load.ts';
import { median } from './median.ts';
import { insertBenchProducts } from './products.ts';

export interface SecondProcess {
  readonly name: string;
  /** Responses per second. */
  readonly one: number;
  readonly both: number;
}

const productCount = 2000;
const rounds = 3;

export async function measureSecondProcess(): Promise<SecondProcess[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const where = await createTestDatabase('shop_bench_second_process');
  const opened = connect('postgres', where);
  await migrate(opened);
  await insertBenchProducts(opened, productCount);
  await opened.db.destroy();
  const environment = { DATA_DIR: folder, SAMPLE_DATA: 'off', DATABASE_URL: where };
  const shops = [await startShop(environment), await startShop(environment)];
  try {
    await Promise.all(shops.map((shop) => shop.untilReady()));
    const ports = shops.map(({ url }) => Number(new URL(url).port));
    const [first = 0] = ports;
    let shopper: Shopper;
    const cases: { name: string; toRequest: (turn: number) => Request }[] = [
      { name: 'page, kept', toRequest: () => ({ path: '/', headers: { 'accept-encoding': 'br' } }) },
      { name: 'page of 24 cards, rendered', toRequest: pageOfCards },
      { name: 'add to cart', toRequest: (turn) => cartAddition(shopper, turn) },
    ];
    let turn = 0;
    const rate = async (asked: readonly number[], toRequest: (turn: number) => Request) => {
      const sent = await Promise.all(
        asked.map((port) => withClient(port, (client) => client.flood(Infinity, () => toRequest(turn++)))),
      );
      return sent.reduce((sum, count) => sum + count, 0) / (longestFlood / 1000);
    };
    const samples = cases.map(() => ({ one: [] as number[], both: [] as number[] }));
    // The first round is the warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      shopper = await withClient(first, signUp);
      for (const [index, { toRequest }] of cases.entries()) {
        const [one, both] = [await rate([first], toRequest), await rate(ports, toRequest)];
        if (round === 0) continue;
        samples[index]?.one.push(one);
        samples[index]?.both.push(both);
      }
    }
    return cases.map(({ name }, index) => ({
      name,
      one: median(samples[index]?.one ?? []),
      both: median(samples[index]?.both ?? []),
    }));
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
