// The table of cart lines. The owner stands in every WHERE; quantities change by one statement, so that calls at the same moment add up.
import type { ExpressionBuilder } from 'kysely';
import { type Size, mostCartLines, quantityLimits } from '@taana-baana/contract';
import { statement } from '../../database/statement.ts';
import type { CartLineRow, Database, Tables } from '../../database/tables.ts';

export interface CartChoice extends Pick<CartLineRow, 'product_id' | 'color_id'> {
  readonly size: string;
}

/** With the product's price of today. */
export type PricedLineRow = Omit<CartLineRow, 'created_at' | 'customer_id'> & { readonly price: number };

const lineColumns = ['id', 'product_id', 'color_id', 'size', 'quantity'] as const;

/** Until the transaction ends nobody else opens a line of this cart: a count does not see what others have not committed yet. */
export async function lockCart(trx: Database, customerId: string): Promise<void> {
  await lockCustomer(trx, { customerId });
}

const lockCustomer = statement((db, { customerId }: { customerId: string }) =>
  db
    .updateTable('customers')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', customerId),
);

/**
 * Adds to the line of the same choice, or opens one. Undefined when the product is not offered in that colour, or the line
 * or the cart would hold more than it may. Call after `lockCart`.
 */
export async function insertOrAddLine(db: Database, line: CartLineRow): Promise<PricedLineRow | undefined> {
  const [added] = await insertLine(db, line);
  return added;
}

const insertLine = statement((db, line: CartLineRow) =>
  db
    .insertInto('cart_lines')
    .columns(['id', 'customer_id', 'product_id', 'color_id', 'size', 'quantity', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('product_colors')
        .select(({ cast, val }) => [
          cast<string>(val(line.id), 'text').as('id'),
          cast<string>(val(line.customer_id), 'text').as('customer_id'),
          'product_id',
          'color_id',
          cast<Size>(val(line.size), 'text').as('size'),
          cast<number>(val(line.quantity), 'integer').as('quantity'),
          cast<string>(val(line.created_at), 'text').as('created_at'),
        ])
        .where('product_id', '=', line.product_id)
        .where('color_id', '=', line.color_id)
        .where((eb) =>
          eb.or([eb(countLines(eb, line.customer_id), '<', mostCartLines), eb.exists(selectLine(eb, line))]),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'product_id', 'color_id', 'size'])
        .doUpdateSet((eb) => ({ quantity: eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')) }))
        .where((eb) => eb(eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')), '<=', quantityLimits.max)),
    )
    .returning(lineColumns)
    .returning(priceOfLine),
);

type LineValues = ExpressionBuilder<Tables, 'cart_lines' | 'product_colors'>;

/** Those that the cart lists. */
function countLines(eb: LineValues, customerId: string) {
  return eb
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('customer_id', '=', customerId);
}

function selectLine(eb: LineValues, line: CartLineRow) {
  return eb
    .selectFrom('cart_lines')
    .select('id')
    .where('customer_id', '=', line.customer_id)
    .where('product_id', '=', line.product_id)
    .where('color_id', '=', line.color_id)
    .where('size', '=', line.size);
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

export async function isLine(db: Database, customerId: string, choice: CartChoice): Promise<boolean> {
  const line = await db
    .selectFrom('cart_lines')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', choice.product_id)
    .where('color_id', '=', choice.color_id)
    .where('size', '=', choice.size as Size)
    .executeTakeFirst();
  return line !== undefined;
}

/** Lines whose product is still there, in the order in which they were opened. */
export const listLines = (db: Database, customerId: string) => selectLines(db, { customerId });

const selectLines = statement((db, { customerId }: { customerId: string }) =>
  db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .innerJoin('colors', 'colors.id', 'cart_lines.color_id')
    .select([
      'cart_lines.id',
      'product_id',
      'products.title',
      'brand',
      'category',
      'price',
      'color_id',
      'colors.title as color_title',
      'size',
      'quantity',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id'),
);

/** Undefined when the line or its product is gone. */
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

/** Below nothing is possible for a moment: `deleteEmptyLines` follows in the same transaction. */
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
    .where('size', '=', choice.size as CartLineRow['size'])
    .execute();
}

export async function deleteEmptyLines(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).where('quantity', '<=', 0).execute();
}

/** How many there were: 1 or 0. */
export async function deleteLine(db: Database, customerId: string, lineId: string): Promise<number> {
  const result = await db
    .deleteFrom('cart_lines')
    .where('id', '=', lineId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function deleteLines(db: Database, customerId: string): Promise<number> {
  const result = await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).executeTakeFirst();
  return Number(result.numDeletedRows);
}
