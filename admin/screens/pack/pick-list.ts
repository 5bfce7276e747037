// The pieces to pick for all orders together: by product, colour and size.
import type { OrderLine } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { compareSizes } from '@taana-baana/contract/sizes/product-sizes.ts';

export interface PickedColor {
  readonly color: string;
  /** For its picture. */
  readonly line: OrderLine;
  /** From small to large. */
  readonly sizes: readonly { readonly size: string; readonly pieces: number }[];
}

export interface PickedProduct {
  readonly productId: string;
  readonly title: string;
  readonly colors: readonly PickedColor[];
}

const sumOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Products and colours by name. */
export function pickListOf(orders: readonly { readonly lines: readonly OrderLine[] }[]): PickedProduct[] {
  const lines = orders.flatMap((order) => order.lines);
  // A product that was renamed between two orders is still one product.
  return [...Map.groupBy(lines, ({ productId }) => productId)]
    .map(([productId, ofProduct]) => ({
      productId,
      title: ofProduct.at(-1)?.title ?? '',
      colors: [...Map.groupBy(ofProduct, ({ color }) => color)]
        .map(([color, ofColor]) => ({
          color,
          line: ofColor[0] as OrderLine,
          sizes: [...Map.groupBy(ofColor, ({ size }) => size)]
            .map(([size, ofSize]) => ({ size, pieces: sumOf(ofSize) }))
            .toSorted((a, b) => compareSizes(a.size, b.size)),
        }))
        .toSorted((a, b) => a.color.localeCompare(b.color)),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

export const piecesOf = (orders: readonly { readonly lines: readonly OrderLine[] }[]): number =>
  orders.reduce((sum, { lines }) => sum + sumOf(lines), 0);
