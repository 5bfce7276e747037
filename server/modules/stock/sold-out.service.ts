// What a shopper is told when pieces are missing, and what everybody is told about it.
import { serverMessages } from '@taana-baana/contract';
import { recordChange } from '../../database/changes.ts';
import type { Database } from '../../database/tables.ts';
import type { Changed } from '../../database/transaction.ts';
import { AppError } from '../app-error.ts';
import type { CountRow } from './reservations.repository.ts';
import * as repository from './stock.repository.ts';

/** A line of a cart or an order. */
interface NamedLine {
  readonly title: string;
  readonly colorTitle: string;
  readonly size: string;
}

export class SoldOutError extends AppError {
  readonly piece: string;
  readonly available: number;
  constructor({ title, colorTitle, size }: NamedLine, available: number) {
    const name = serverMessages.pieceName(title, colorTitle, size);
    super('conflict', available > 0 ? serverMessages.fewLeft(available, name) : serverMessages.soldOut(name));
    this.piece = name;
    this.available = available;
  }
}

export interface CountedSize {
  readonly product_id: string;
  readonly color: string;
  readonly size: string;
  readonly isSoldOut: boolean;
}

/** Of these products: every colour and size that is offered and counted. */
export async function listCountedSizes(db: Database, productIds: readonly string[]): Promise<CountedSize[]> {
  const rows = await repository.listCountedSizes(db, productIds);
  return rows.map(({ product_id, color_id: color, size, is_sold_out: out }) => ({
    product_id,
    color,
    size,
    isSoldOut: out === 1,
  }));
}

/** Products of which a size has become sold out, or available again, in the running transaction. */
export class Flips {
  readonly #products = new Set<string>();

  /** `after`: the counts as they are now; `more`: by how much the available pieces have grown. */
  note({ product_id: product, stock, reserved }: CountRow, more: number): void {
    const available = stock - reserved;
    if (available > 0 !== available - more > 0) this.#products.add(product);
  }

  /** Call it as the last of the transaction. Readers drop what they keep of these products. */
  async record(trx: Database, changed: Changed): Promise<void> {
    for (const productId of this.#products) changed(await recordChange(trx, { data: 'catalog', productId }));
  }
}
