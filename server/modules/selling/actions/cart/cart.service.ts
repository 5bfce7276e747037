// The cart: one line per product, colour and size, quantity 1 to 10, at the current price.
import { lockCustomer } from '../../../../database/transaction.ts';
import { v7 } from 'uuid';
import {
  type CartLine,
  type CartLineInput,
  type ListedCartLine,
  type Size,
  serverMessages,
  sizeNamed,
} from '@taana-baana/contract';
import type { CartLineRow } from '../../../../database/tables/account-tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { findPricedProduct, listProductPictures } from '../../../catalog/products/products.service.ts';
import { isOffered } from '../../goods/stock/sold-out.service.ts';
import { AppError } from '../../../app-error.ts';
import { isArchived, toCartLine, toCounted, toListedLine } from './cart.mapping.ts';
import { requireSize } from '../../../product-sizes.ts';
import * as cart from './cart.repository.ts';

/** A line with what an order needs; current price in rupees. */
export interface PricedLine {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly price: number;
  readonly colorId: string;
  readonly colorTitle: string;
  readonly size: string;
  readonly quantity: number;
  /** Undefined: made to order. */
  readonly counted?: { readonly id: string; readonly available: number; readonly allowsOversell: boolean } | undefined;
  /** The product, or this colour and size of it, is not sold any more. */
  readonly isArchived?: boolean;
}

export type BoughtLine = Pick<PricedLine, 'productId' | 'colorId' | 'size' | 'quantity'>;

export async function addLine(
  deps: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  input: CartLineInput,
): Promise<CartLine> {
  const insert = (size: Size, isOwn: boolean) =>
    deps.db.transaction().execute(async (trx) => {
      await lockCustomer(trx, customerId);
      return cart.insertOrAddLine(trx, toRow(customerId, { ...input, size }, deps.clock.now()), isOwn);
    });
  // Most products have the usual sizes: whether this one has its own is asked only if nothing was added.
  const usual = sizeNamed({}, input.size);
  const usualLine = usual && (await insert(usual, false));
  if (usualLine) return toCartLine(usualLine);
  const product = await findPricedProduct(deps.db, input.productId);
  const size = requireSize(product ?? {}, input.size);
  const ownLine = product?.sizes && (await insert(size, true));
  return ownLine ? toCartLine(ownLine) : rejectLine(deps.db, customerId, { ...input, size }, product);
}

const toRow = (customerId: string, { productId, color, size, quantity }: CartLineInput, now: Date): CartLineRow => ({
  id: v7(),
  customer_id: customerId,
  product_id: productId,
  color_id: color,
  size,
  quantity,
  created_at: now.toISOString(),
});

/** Finds out why nothing was added. */
async function rejectLine(
  db: Database,
  customerId: string,
  input: CartLineInput,
  product: Awaited<ReturnType<typeof findPricedProduct>>,
): Promise<never> {
  if (!product) throw new AppError('not-found', serverMessages.productNotFound);
  if (product.isArchived) throw new AppError('conflict', serverMessages.productArchived);
  if (!product.colors.some((color) => color.id === input.color)) {
    throw new AppError('invalid', serverMessages.colorNotOffered, {
      fields: { color: serverMessages.colorNotOffered },
    });
  }
  if (!(await isOffered(db, { product: input.productId, color: input.color, size: input.size }))) {
    throw new AppError('invalid', serverMessages.sizeNotOffered, { fields: { size: serverMessages.sizeNotOffered } });
  }
  const choice = { product_id: input.productId, color_id: input.color, size: input.size };
  if (!(await cart.isLine(db, customerId, choice))) throw new AppError('conflict', serverMessages.cartFull);
  throw new AppError('conflict', serverMessages.quantityAbove, { fields: { quantity: serverMessages.quantityAbove } });
}

/** Leaves out lines whose product is gone. */
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
  if (!line) throw new AppError('not-found', serverMessages.cartLineNotFound);
  return toCartLine(line);
}

export async function removeLine(
  deps: Pick<Deps, 'db'>,
  customerId: string,
  lineId: string,
): Promise<{ deletedCount: number }> {
  const deletedCount = await cart.deleteLine(deps.db, customerId, lineId);
  if (deletedCount === 0) throw new AppError('not-found', serverMessages.cartLineNotFound);
  return { deletedCount };
}

export async function emptyCart(deps: Pick<Deps, 'db'>, customerId: string): Promise<{ deletedCount: number }> {
  return { deletedCount: await cart.deleteLines(deps.db, customerId) };
}

/** Of a cart, or of an order. */
export const toPriced = (
  line: Pick<OrderLineRow, 'id' | 'product_id' | 'title' | 'price' | 'color_id' | 'color_title' | 'size' | 'quantity'>,
) => ({
  id: line.id,
  productId: line.product_id,
  title: line.title,
  price: line.price,
  colorId: line.color_id,
  colorTitle: line.color_title,
  size: line.size,
  quantity: line.quantity,
});

/** The lines that a checkout prices: those that the cart lists, in the same order. */
export async function listPricedLines(db: Database, customerId: string): Promise<PricedLine[]> {
  const lines = await cart.listLines(db, customerId);
  return lines.map((line) => ({
    ...toPriced(line),
    counted: toCounted(line),
    ...(isArchived(line) && { isArchived: true }),
  }));
}

/**
 * Removes exactly what was bought: of 5 in the cart and 2 bought, 3 remain. A missing line is no
 * error. Call inside the transaction that places the order.
 */
export async function takeBoughtLines(
  transaction: Database,
  customerId: string,
  bought: readonly BoughtLine[],
): Promise<void> {
  // A fixed order, so that two parallel orders never deadlock.
  const inFixedOrder = bought.toSorted((a, b) => (choiceKey(a) < choiceKey(b) ? -1 : 1));
  for (const { productId, colorId, size, quantity } of inFixedOrder) {
    await cart.updateQuantityBy(transaction, customerId, { product_id: productId, color_id: colorId, size }, -quantity);
  }
  await cart.deleteEmptyLines(transaction, customerId);
}

const choiceKey = ({ productId, colorId, size }: BoughtLine): string => `${productId}/${colorId}/${size}`;
