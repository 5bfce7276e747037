// What the lists of products and of stock say about the pieces of a size, or of a product.
import { pieces } from '../order-list.ts';

const madeToOrder = 'Made to order';
const notOffered = 'Not offered';

interface Kept {
  /** Null: not counted. */
  readonly stock: number | null;
  /** A server of a version before does not say. */
  readonly isOffered?: boolean | undefined;
}

export function stockWords({ stock, isOffered = true }: Kept): string {
  if (isOffered) return stock === null ? madeToOrder : pieces(stock);
  return stock ? `${notOffered}, ${pieces(stock)}` : notOffered;
}
