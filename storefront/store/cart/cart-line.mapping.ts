// A cart line from the wire, complete: parts that an API leaves out are empty here, and the screens
// show their fallbacks.
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';

/** The colour may be its title alone (specification section 3), and the product may be gone. */
export type SentCartLine = Omit<ListedCartLine, 'productId' | 'color'> & {
  productId: Partial<ListedCartLine['productId']> | null;
  color: ListedCartLine['color'] | string | null;
};

const noProduct = { _id: '', title: '', price: 0, brand: '', category: '', images: [] };

export function toListedLine({ productId, color, ...line }: SentCartLine): ListedCartLine {
  const title = typeof color === 'string' ? color : '';
  return {
    ...line,
    productId: { ...noProduct, ...productId },
    color: typeof color === 'object' && color ? color : { _id: title, title },
  };
}
