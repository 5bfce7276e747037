// The content of the shop to update: 10,000 orders, settings, staff, products and pictures.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { insertBenchOrders } from '../../../bench/orders.ts';
import type { ShopMachine } from './shop-machine.ts';

/**
 * 10,000 orders, a setting, a member of staff. The shop is closed meanwhile: the test writes as
 * another user.
 */
export async function fillShop(shop: ShopMachine): Promise<void> {
  await shop.must('shop settings set shop contact.phone "+91 98765 43210"');
  await shop.must('shop staff invite ravi@example.com --role manager');
  await shop.must("systemctl stop 'shop@*'");
  await shop.withDatabase((db) => insertBenchOrders(db, 10_000));
  await shop.must("chown -R shop:shop /var/lib/shop && systemctl start 'shop@*' --all");
}

/** Inserts one more order, like a shopper's. */
export async function addOrder(shop: ShopMachine, id: string): Promise<void> {
  await shop.withDatabase(async (db) => {
    const former = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', 'order-0000000')
      .executeTakeFirstOrThrow();
    const own = { id, number: id, provider_order_id: id, provider_payment_id: id };
    await db
      .insertInto('orders')
      .values({ ...former, ...own })
      .execute();
  });
}

/**
 * Checksums of data that must not get lost, by name. Columns that a newer version adds do not
 * count.
 */
export async function contentOf(shop: ShopMachine): Promise<Record<string, string>> {
  const queries = {
    orders: 'select id, number, status, total, address, customer_name, paid_at from orders order by id',
    lines: 'select id, order_id, title, quantity, price from order_lines order by id',
    refunds: 'select id, order_id, status, amount_paise from refunds order by id',
    settings: 'select section, version, value from settings order by section, version',
    staff: 'select email, role from staff_invitations order by email',
    products: 'select id, title, price from products order by id',
  };
  const tables = await shop.withDatabase((db) =>
    Promise.all(
      Object.entries(queries).map(async ([name, query]) => {
        const { rows } = await sql.raw<object>(query).execute(db);
        return [name, `${rows.length} ${checksum(JSON.stringify(rows))}`] as const;
      }),
    ),
  );
  const pictures = readdirSync(shop.path('/var/lib/shop/images'), { encoding: 'utf8', recursive: true });
  pictures.sort((one, other) => one.localeCompare(other));
  return { ...Object.fromEntries(tables), pictures: `${pictures.length} ${checksum(pictures.join())}` };
}

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
