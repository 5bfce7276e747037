// Sizes of stored products: read, and the one that a text means; any other is refused.
import { type Size, type Sized, serverMessages, sizeNamed } from '@taana-baana/contract';
import { listInBatches } from '../database/batches.ts';
import type { Database } from '../database/tables.ts';
import { AppError } from './app-error.ts';

/** Of a row of `products`: null if it has none of its own. */
export const readSizes = (stored: string | null): Size[] | null =>
  stored === null ? null : (JSON.parse(stored) as Size[]);

/** `field`: its path in the body of the call. */
export function requireSize(product: Sized, text: string, field = 'size'): Size {
  const size = sizeNamed(product, text);
  if (size !== undefined) return size;
  throw new AppError('invalid', serverMessages.sizeUnknown, { fields: { [field]: serverMessages.sizeUnknown } });
}

/** Of a product that may be gone: then of the usual sizes. */
export async function findSize(db: Database, productId: string, text: string, field?: string): Promise<Size> {
  const row = await db.selectFrom('products').select('sizes').where('id', '=', productId).executeTakeFirst();
  return requireSize({ sizes: readSizes(row?.sizes ?? null) }, text, field);
}

/** Of those of these products that have sizes of their own. */
export async function listOwnSizes(db: Database, productIds: readonly string[]): Promise<ReadonlyMap<string, Size[]>> {
  const rows = await listInBatches(productIds, (ids) =>
    db.selectFrom('products').select(['id', 'sizes']).where('id', 'in', ids).where('sizes', 'is not', null).execute(),
  );
  return new Map(rows.map(({ id, sizes }) => [id, readSizes(sizes) ?? []]));
}
