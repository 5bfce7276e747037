// A whole shop for tests: real app, real database, mails in a folder, sandbox payments.
// Every response is checked against the contract.
import { setImmediate } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { pino } from 'pino';
import { v7 } from 'uuid';
import {
  type CallAnswer,
  type CallName,
  type Customer,
  type Endpoint,
  type ErrorBody,
  endpoints,
} from '@taana-baana/contract';
import { loadConfig } from './config.ts';
import { createChanges } from './database/changes.ts';
import type { Engine } from './database/open.ts';
import type { ProductColumns } from './database/tables/product-tables.ts';
import type { ProductRow } from './database/tables/catalog-tables.ts';
import { openTestDatabase } from './database/testing.ts';
import type { Deps } from './deps.ts';
import { setPasswordCost } from './credentials/passwords.ts';
import { createApp } from './http/app.ts';
import { openIntegrations } from './integrations/open-integrations.ts';
import { createSettings } from './modules/shop/settings/current-settings.service.ts';
import { titleSortKey } from './modules/catalog/products/title-sort-key.ts';

/**
 * The real algorithm with 8 KiB in place of 19 MiB: signing up and logging in took half of the
 * tests' processor time.
 */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
setPasswordCost(cheap);

/** For one test of the real hashes. Returns what makes them cheap again. */
export function useRealPasswordCost(): () => void {
  setPasswordCost();
  return () => setPasswordCost(cheap);
}

/** For one test of whether a password is hashed: all else is small beside it. Returns as above. */
export function useHighPasswordCost(): () => void {
  setPasswordCost({ memoryCost: 19_456, timeCost: 20, parallelism: 1 });
  return () => setPasswordCost(cheap);
}

interface TestShopOptions {
  readonly env?: Record<string, string>;
  readonly clock?: Deps['clock'];
  readonly log?: Deps['log'];
  /** Without it, pauses take no time. */
  readonly pauseFor?: Deps['pauseFor'];
}

interface Sent {
  readonly params?: Record<string, string | number>;
  /** As a client sends it: `{ 'price[gte]': 500 }`. */
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** The caller's address; the default is 127.0.0.1. */
  readonly remoteAddress?: string;
}

export interface Received<T> {
  readonly status: number;
  /** The body of a success; for an error read `error`. */
  readonly body: T;
  readonly error: ErrorBody;
  readonly headers: Record<string, unknown>;
}

export interface TestShop {
  readonly deps: Deps;
  readonly app: FastifyInstance;
  call<N extends CallName>(name: N, sent?: Sent): Promise<Received<CallAnswer<N>>>;
  signUp(overrides?: Record<string, string>): Promise<{ token: string; customer: Customer; password: string }>;
  addProduct(
    overrides?: Partial<ProductRow & Selectable<ProductColumns>> & { colors?: string[]; tags?: string[] },
  ): Promise<{ id: string; colorIds: string[] }>;
  close(): Promise<void>;
}

export async function openTestShop(engine: Engine, options: TestShopOptions = {}): Promise<TestShop> {
  const database = await openTestDatabase(engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'));
  const { db } = database;
  const changes = createChanges();
  const log = options.log ?? pino({ level: 'silent' });
  const base = {
    config: loadConfig({ DATA_DIR: dataDir, NODE_ENV: 'test', ...options.env }),
    settings: createSettings({ db, changes, log }),
    db,
    changes,
    clock: options.clock ?? { now: () => new Date() },
    pauseFor: options.pauseFor ?? (async () => {}),
    log,
    jobStates: new Map(),
    missingPages: new Map(),
  };
  const deps: Deps = { ...base, ...openIntegrations(base) };
  const app = await createApp(deps);

  async function call<N extends CallName>(name: N, sent: Sent = {}): Promise<Received<CallAnswer<N>>> {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(sent.params?.[key])));
    const query = new URLSearchParams(Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)]));
    // As between the calls of a real client: otherwise a hundred of them on SQLite are one turn of the
    // event loop, which a busy machine sheds as overload.
    await setImmediate();
    const response = await app.inject({
      method: endpoint.method,
      url: `/api/${path}${query.size > 0 ? `?${query}` : ''}`,
      headers: { ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}), ...sent.headers },
      ...(sent.remoteAddress ? { remoteAddress: sent.remoteAddress } : {}),
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    const isFile = endpoint.fileType !== undefined && response.statusCode < 300;
    const body = isFile ? response.rawPayload : response.payload === '' ? undefined : response.json();
    if (response.statusCode < 300) endpoint.response.parse(body);
    return { status: response.statusCode, body, error: body as ErrorBody, headers: response.headers };
  }

  return {
    deps,
    app,
    call,
    async signUp(overrides = {}) {
      const password = 'warp-and-weft-21';
      const person = {
        firstname: 'Asha',
        lastname: 'Kumari',
        email: `${v7()}@example.com`,
        mobile: '9876543210',
        password,
        ...overrides,
      };
      const registered = await call('register', { body: person });
      if (registered.status !== 201) throw new Error(`sign-up was refused: ${JSON.stringify(registered.error)}`);
      const signedIn = await call('login', { body: { email: person.email, password: person.password } });
      const { token, ...customer } = signedIn.body;
      return { token, customer, password: person.password };
    },
    async addProduct({ colors = ['Maroon', 'Navy'], tags = [], ...overrides } = {}) {
      const id = overrides.id ?? `tee-${v7()}`;
      for (const title of colors) {
        await db
          .insertInto('colors')
          .values({ id: v7(), title })
          .onConflict((conflict) => conflict.column('title').doNothing())
          .execute();
      }
      const rows = await db.selectFrom('colors').selectAll().where('title', 'in', colors).execute();
      const colorIds = colors.map((title) => rows.find((row) => row.title === title)?.id ?? '');
      const title = overrides.title ?? 'Warli Village Tee';
      await db
        .insertInto('products')
        .values({
          title,
          title_sort_key: titleSortKey(title),
          brand: 'Dhaaga',
          category: 'Classic',
          price: 799,
          description: '<p>Cotton.</p>',
          created_at: deps.clock.now().toISOString(),
          ...overrides,
          id,
        })
        .execute();
      for (const [position, color_id] of colorIds.entries()) {
        await db.insertInto('product_colors').values({ product_id: id, color_id, position }).execute();
      }
      for (const [position, tag] of tags.entries()) {
        await db.insertInto('product_tags').values({ product_id: id, tag, position }).execute();
      }
      return { id, colorIds };
    },
    async close() {
      await app.close();
      deps.mailer.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
