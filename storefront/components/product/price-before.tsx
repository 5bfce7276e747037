// The price before the sale, or else the MRP, struck through.
import { listPrice } from '@taana-baana/contract/messages.ts';
import { percentBelow } from '@taana-baana/contract/pricing/list-price.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';

interface PriceBeforeProps {
  product: Pick<Product, 'price' | 'mrp' | 'regularPrice'>;
}

/** Nothing if neither is above the price. */
export function PriceBefore({ product: { price, mrp, regularPrice } }: PriceBeforeProps) {
  const before = regularPrice ?? mrp;
  if (!before) return null;
  const percent = percentBelow(before, price);
  return (
    <span className="w-full text-xs text-ink-soft">
      {regularPrice ? componentTexts.was : componentTexts.mrp} <s>{listPrice(before)}</s>
      {percent > 0 && <b className="text-leaf"> {componentTexts.percentOff(percent)}</b>}
    </span>
  );
}
