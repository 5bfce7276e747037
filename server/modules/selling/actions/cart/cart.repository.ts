// SQL for cart lines. Every WHERE includes the owner; a quantity changes in one statement,
// so that parallel calls add up.
import { type ExpressionBuilder, sql } from 'kysely';
import { maxCartLines, quantityLimits } from '@taana-baana/contract';
import type { PublishedState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { CartLineRow } from '../../../../database/tables/account-tables.ts';
import type { Database, Tables } from '../../../../database/tables.ts';
import { countWritten } from '../../../../database/written.ts';

export interface CartChoice extends Pick<CartLineRow, 'product_id' | 'color_id'> {
  readonly size: string;
}

/** With the product's current price. */
export type PricedLineRow = Omit<CartLineRow, 'created_at' | 'customer_id'> & { readonly price: number };

const lineColumns = ['id', 'product_id', 'color_id', 'size', 'quantity'] as const;

/**
 * Adds to the line with the same choice, or creates one. Undefined if the product is archived or
 * not offered in that colour and size, or the line or the cart would exceed its limit; also unless
 * `hasOwnSizes` is true of the product. Call after `lockCustomer`. SQL text, because it runs on every click on Add to Cart: building it costs more than
 * the engine's work.
 */
export async function insertOrAddLine(
  db: Database,
  line: CartLineRow,
  hasOwnSizes: boolean,
): Promise<PricedLineRow | undefined> {
  const { id, customer_id: customer, product_id: product, color_id: color, size, quantity, created_at: now } = line;
  const own = sql.raw(hasOwnSizes ? 'not null' : 'null');
  const { rows } = await sql<PricedLineRow>`/* prepared */
    insert into cart_lines (id, customer_id, product_id, color_id, size, quantity, created_at)
    select cast(${id} as text), cast(${customer} as text), product_id, color_id,
      cast(${size} as text), cast(${quantity} as integer), cast(${now} as text)
    from product_colors
    where product_id = ${product} and color_id = ${color}
    and exists (select 1 from products where id = ${product} and status = 'active' and sizes is ${own})
    and not exists (
      select 1 from product_variants
      where product_id = ${product} and color_id = ${color} and size = ${size} and is_offered = 0
    )
    and (
      ${maxCartLines} > (
        select count(*) from cart_lines
        inner join products on products.id = cart_lines.product_id
        where customer_id = ${customer}
      )
      or exists (
        select 1 from cart_lines
        where customer_id = ${customer} and product_id = ${product} and color_id = ${color} and size = ${size}
      )
    )
    on conflict (customer_id, product_id, color_id, size)
    do update set quantity = cart_lines.quantity + excluded.quantity
    where cart_lines.quantity + excluded.quantity <= ${quantityLimits.max}
    returning id, product_id, color_id, size, quantity,
      (select price from products where products.id = cart_lines.product_id) as price
  `.execute(db);
  return rows[0];
}

function priceOfLine(eb: ExpressionBuilder<Tables, 'cart_lines'>) {
  return eb
    .selectFrom('products')
    .select('price')
    .whereRef('products.id', '=', 'cart_lines.product_id')
    .$asScalar()
    .$notNull()
    .as('price');
}

/** Of the unfinished checkout to which a link leads, if it was begun since then. */
export function listLinkedLines(db: Database, tokenHash: string, from: string) {
  return db
    .selectFrom('cart_links')
    .innerJoin('orders', 'orders.id', 'cart_links.order_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['product_id', 'color_id', 'size', 'quantity', 'title', 'color_title'])
    .where('token_hash', '=', tokenHash)
    .where('orders.number', 'is', null)
    .where('orders.created_at', '>=', from)
    .orderBy('position')
    .execute();
}

export async function isLine(db: Database, customerId: string, choice: CartChoice): Promise<boolean> {
  const line = await db
    .selectFrom('cart_lines')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', choice.product_id)
    .where('color_id', '=', choice.color_id)
    .where('size', '=', choice.size)
    .executeTakeFirst();
  return line !== undefined;
}

export interface ListedLineRow extends PricedLineRow {
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly color_title: string;
  /** The owner's swatch. */
  readonly color_css: string | null;
  readonly status: PublishedState;
  /** 0: the product does not come in this colour, or not in this size of it. */
  readonly is_offered: number;
  /** The counted variant; null: made to order. */
  readonly variant_id: string | null;
  /** Pieces that this customer can have, including those reserved by the customer's own checkouts. */
  readonly available: number | null;
  readonly allows_oversell: number;
}

/**
 * Lines whose product still exists, oldest first. SQL text, because it
 * runs at every page of a customer.
 */
export async function listLines(db: Database, customerId: string): Promise<ListedLineRow[]> {
  const { rows } = await sql<ListedLineRow>`/* prepared */
    select cart_lines.id, cart_lines.product_id, products.title, brand, category, price, cart_lines.color_id, colors.title as color_title,
      colors.css as color_css, cart_lines.size, quantity, status, allows_oversell,
      case when exists (
        select 1 from product_colors
        where product_colors.product_id = cart_lines.product_id and product_colors.color_id = cart_lines.color_id
      ) then coalesce(variants.is_offered, 1) else 0 end as is_offered,
      case when variants.stock is not null then variants.id end as variant_id,
      case when variants.stock is not null then variants.stock - variants.reserved + (
        select cast(coalesce(sum(stock_reservations.quantity), 0) as integer) from stock_reservations
        inner join orders on orders.id = stock_reservations.order_id
        where stock_reservations.variant_id = variants.id and orders.customer_id = cart_lines.customer_id
          and orders.channel is null
      ) end as available
    from cart_lines
    inner join products on products.id = cart_lines.product_id
    inner join colors on colors.id = cart_lines.color_id
    left join product_variants as variants on variants.product_id = cart_lines.product_id
      and variants.color_id = cart_lines.color_id and variants.size = cart_lines.size
    where customer_id = ${customerId}
    order by cart_lines.created_at, cart_lines.id
  `.execute(db);
  return rows;
}

/** Undefined if the line or its product is gone. */
export function updateQuantity(
  db: Database,
  customerId: string,
  lineId: string,
  quantity: number,
): Promise<PricedLineRow | undefined> {
  return db
    .updateTable('cart_lines')
    .set({ quantity })
    .where('id', '=', lineId)
    .where('customer_id', '=', customerId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('products').select('id').whereRef('products.id', '=', 'cart_lines.product_id')),
    )
    .returning(lineColumns)
    .returning(priceOfLine)
    .executeTakeFirst();
}

/** May go below zero: call `deleteEmptyLines` afterwards in the same transaction. */
export async function updateQuantityBy(
  db: Database,
  customerId: string,
  choice: CartChoice,
  difference: number,
): Promise<void> {
  await db
    .updateTable('cart_lines')
    .set((eb) => ({ quantity: eb('quantity', '+', difference) }))
    .where('customer_id', '=', customerId)
    .where('product_id', '=', choice.product_id)
    .where('color_id', '=', choice.color_id)
    .where('size', '=', choice.size)
    .execute();
}

export async function deleteEmptyLines(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).where('quantity', '<=', 0).execute();
}

/** The number of deleted lines: 1 or 0. */
export const deleteLine = (db: Database, customerId: string, lineId: string): Promise<number> =>
  db.deleteFrom('cart_lines').where('id', '=', lineId).where('customer_id', '=', customerId).$call(countWritten);

export const deleteLines = (db: Database, customerId: string): Promise<number> =>
  db.deleteFrom('cart_lines').where('customer_id', '=', customerId).$call(countWritten);
