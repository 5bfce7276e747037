// Before a server starts: its tee, of which one colour is counted, gift cards, and a signed-in
// owner.
import { randomUUID } from 'node:crypto';
import { titleSortKey } from '../../server/modules/catalog/products/title-sort-key.ts';
import { loadConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/tables.ts';
import type { Actor } from '../../server/modules/shop/audit-log/audit-log.service.ts';
import { sellCard } from '../../server/modules/selling/money/gift-cards/testing.ts';
import { openSession } from '../../server/modules/people/staff/staff-sessions.service.ts';
import { correct, size } from '../../server/modules/selling/goods/stock/testing.ts';
import { openShop, systemClock } from '../../server/open-shop.ts';

const giftCards = 8;

export async function prepareShop(environment: Record<string, string>) {
  const { deps, close } = await openShop(loadConfig(environment));
  try {
    const tee = await insertTee(deps.db);
    const { owner, cookie } = await insertOwner(deps.db);
    const choice = { product: tee.id, color: tee.colorIds[0] ?? '', size };
    await correct(deps, choice, owner, { to: 20, note: 'first count' });
    const giftCardCodes: string[] = [];
    for (let count = 0; count < giftCards; count += 1) giftCardCodes.push((await sellCard({ deps })).code);
    return { tee: { ...tee, choice }, owner, cookie, giftCardCodes };
  } finally {
    await close();
  }
}

/** Of Rs. 500, in two colours. */
export async function insertTee(db: Database) {
  const tee = { id: 'warli-village-tee', colorIds: [randomUUID(), randomUUID()] };
  const title = 'Warli Village Tee';
  const facts = { brand: 'Dhaaga', category: 'Classic', price: 500, description: '<p>Cotton.</p>' };
  await db
    .insertInto('products')
    .values({ id: tee.id, title, title_sort_key: titleSortKey(title), ...facts, created_at: new Date().toISOString() })
    .execute();
  for (const [position, color_id] of tee.colorIds.entries()) {
    await db
      .insertInto('colors')
      .values({ id: color_id, title: `Colour ${position}` })
      .execute();
    await db.insertInto('product_colors').values({ product_id: tee.id, color_id, position }).execute();
  }
  return tee;
}

/** The cookie's proof of identity lasts as long as the run. */
export async function insertOwner(db: Database) {
  const owner: Actor = { channel: 'admin', staffId: randomUUID(), requestId: 'a request' };
  const person = { id: owner.staffId, email: 'meena@example.com', name: 'Meena', role: 'owner' } as const;
  const secrets = { password_hash: null, app_secret: null, new_app_secret: null, last_step: 0 };
  await db
    .insertInto('staff')
    .values({ ...person, ...secrets, created_at: new Date().toISOString() })
    .execute();
  const from = { address: '127.0.0.1', network: '127.0.0.1', userAgent: '', requestId: 'a request' };
  const { token } = await db
    .transaction()
    .execute((trx) => openSession(trx, { clock: systemClock }, owner.staffId, from, 'development link'));
  return { owner, cookie: `staff=${token}` };
}
