// Sold-out sizes: errors for a shopper who orders one, and the list for product pages.
import { type Size, serverMessages } from '@taana-baana/contract';
import { recordChange } from '../../../../database/changes.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import { AppError } from '../../../app-error.ts';
import type { CountRow } from './reservations.repository.ts';
import * as repository from './stock.repository.ts';

/** A line of a cart or an order. */
interface NamedLine {
  readonly title: string;
  readonly colorTitle: string;
  readonly size: string;
}

const nameOf = ({ title, colorTitle, size }: NamedLine) => serverMessages.pieceName(title, colorTitle, size);

/** For a line whose product, colour or size is not sold any more. */
export const notSoldError = (line: NamedLine) => new AppError('conflict', serverMessages.notSold(nameOf(line)));

export class SoldOutError extends AppError {
  readonly piece: string;
  readonly available: number;
  constructor(line: NamedLine, available: number) {
    const name = nameOf(line);
    super('conflict', available > 0 ? serverMessages.fewLeft(available, name) : serverMessages.soldOut(name));
    this.piece = name;
    this.available = available;
  }
}

export interface SizeState {
  readonly product_id: string;
  readonly color: string;
  readonly size: string;
  readonly isSoldOut: boolean;
  readonly isOffered: boolean;
}

/** Of these products, in their colours: every size that is counted or not offered. */
export async function listSizeStates(db: Database, productIds: readonly string[]): Promise<SizeState[]> {
  const rows = await repository.listSizeStates(db, productIds);
  return rows.map(({ product_id, color_id: color, size, is_sold_out: out, is_offered: offered }) => ({
    product_id,
    color,
    size,
    isSoldOut: out === 1,
    isOffered: offered === 1,
  }));
}

/** Whether the product, which has this colour, is offered in this size of it. */
export async function isOffered(
  db: Database,
  { product, color, size }: { readonly product: string; readonly color: string; readonly size: Size },
): Promise<boolean> {
  const variant = await repository.findVariant(db, { product_id: product, color_id: color, size });
  return variant?.is_offered !== 0;
}

/** Products of which a size has become sold out, or available again, in the running transaction. */
export class Flips {
  readonly #products = new Set<string>();

  /** `after`: the counts as they are now; `more`: by how much the available pieces have grown. */
  note({ product_id: product, stock, reserved }: CountRow, more: number): void {
    const available = stock - reserved;
    if (available > 0 !== available - more > 0) this.#products.add(product);
  }

  /** Call it last in the transaction. Caches of these products are dropped. */
  async record(trx: Transaction): Promise<void> {
    for (const productId of this.#products) trx.announce(await recordChange(trx, { data: 'catalog', productId }));
  }
}
