// The cart: one line for a product, colour and size, 1 to 10 of it, at today's price; and what orders ask of it.
import { v7 } from 'uuid';
import { type CartLine, type CartLineInput, type ListedCartLine, serverMessages } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { findPricedProduct, listProductPictures } from '../catalog/catalog.service.ts';
import { Refusal } from '../refusal.ts';
import { toCartLine, toListedLine } from './cart.mapping.ts';
import * as cart from './cart.repository.ts';

/** A line as an order needs it; rupees, today's. */
export interface PricedLine {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly price: number;
  readonly colorId: string;
  readonly colorTitle: string;
  readonly size: string;
  readonly quantity: number;
}

export type BoughtLine = Pick<PricedLine, 'productId' | 'colorId' | 'size' | 'quantity'>;

export async function addLine(
  deps: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  input: CartLineInput,
): Promise<CartLine> {
  const wanted = {
    id: v7(),
    customer_id: customerId,
    product_id: input.productId,
    color_id: input.color,
    size: input.size,
    quantity: input.quantity,
    created_at: deps.clock.now().toISOString(),
  };
  const line = await deps.db.transaction().execute(async (trx) => {
    await cart.lockCart(trx, customerId);
    return cart.insertOrAddLine(trx, wanted);
  });
  return line ? toCartLine(line) : refuse(deps.db, customerId, input);
}

/** Why nothing was added is asked only then. */
async function refuse(db: Database, customerId: string, input: CartLineInput): Promise<never> {
  const product = await findPricedProduct(db, input.productId);
  if (!product) throw new Refusal('not-found', serverMessages.productNotFound);
  if (!product.colors.some((color) => color.id === input.color)) {
    throw new Refusal('invalid', serverMessages.colorNotOffered, { color: serverMessages.colorNotOffered });
  }
  const choice = { product_id: input.productId, color_id: input.color, size: input.size };
  if (!(await cart.isLine(db, customerId, choice))) throw new Refusal('conflict', serverMessages.cartFull);
  throw new Refusal('conflict', serverMessages.quantityAbove, { quantity: serverMessages.quantityAbove });
}

/** A line whose product is gone is not listed. */
export async function listLines(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  customerId: string,
): Promise<ListedCartLine[]> {
  const lines = await cart.listLines(deps.db, customerId);
  const pictures = await listProductPictures(
    deps,
    lines.map((line) => line.product_id),
  );
  return lines.map((line) => toListedLine(line, pictures.get(line.product_id) ?? []));
}

export async function setQuantity(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  lineId: string,
  quantity: number,
): Promise<CartLine> {
  const line = await cart.updateQuantity(deps.db, customerId, lineId, quantity);
  if (!line) throw new Refusal('not-found', serverMessages.cartLineNotFound);
  return toCartLine(line);
}

export async function removeLine(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  lineId: string,
): Promise<{ deletedCount: number }> {
  const deletedCount = await cart.deleteLine(deps.db, customerId, lineId);
  if (deletedCount === 0) throw new Refusal('not-found', serverMessages.cartLineNotFound);
  return { deletedCount };
}

export async function emptyCart(deps: Pick<Deps, 'db'>, customerId: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await cart.deleteLines(deps.db, customerId) };
}

/** What a checkout prices: the lines that the cart lists, in the same order. */
export async function listPricedLines(db: Database, customerId: string): Promise<PricedLine[]> {
  const lines = await cart.listLines(db, customerId);
  return lines.map((line) => ({
    id: line.id,
    productId: line.product_id,
    title: line.title,
    price: line.price,
    colorId: line.color_id,
    colorTitle: line.color_title,
    size: line.size,
    quantity: line.quantity,
  }));
}

/**
 * Takes exactly what was bought out of the cart: of 5 in the cart and 2 bought, 3 stay. A line that is gone already is
 * no error. Call inside the transaction that places the order.
 */
export async function takeBoughtLines(
  transaction: Database,
  customerId: string,
  bought: readonly BoughtLine[],
): Promise<void> {
  // One order for everybody, so that two orders placed at once never wait for each other's lines.
  const inFixedOrder = bought.toSorted((a, b) => (choiceKey(a) < choiceKey(b) ? -1 : 1));
  for (const { productId, colorId, size, quantity } of inFixedOrder) {
    await cart.updateQuantityBy(transaction, customerId, { product_id: productId, color_id: colorId, size }, -quantity);
  }
  await cart.deleteEmptyLines(transaction, customerId);
}

const choiceKey = ({ productId, colorId, size }: BoughtLine): string => `${productId}/${colorId}/${size}`;
