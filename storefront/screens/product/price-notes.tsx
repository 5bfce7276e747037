// Below the price: the regular price, the last day of the sale, and the MRP.
import { listPrice } from '@taana-baana/contract/messages.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { toShortDate } from '../../components/page/short-date.ts';
import { PriceBefore } from '../../components/product/price-before.tsx';
import type { ProductCard } from '../../store/products/product-state.ts';

/** The last day, for an end at this time: '30 Nov'. */
const toLastDay = (iso: string) => toShortDate(new Date(Date.parse(iso) - 1).toISOString()).replace(/ \d+$/, '');

export function PriceNotes({ card }: { card: ProductCard }) {
  const { mrp, regularPrice, saleUntil } = card;
  if (!mrp && !regularPrice) return null;
  return (
    <p className="text-xs text-ink-soft">
      <PriceBefore product={card} /> {saleUntil && productTexts.saleEnds(toLastDay(saleUntil))}
      {mrp && regularPrice && (
        <>
          <br />
          {componentTexts.mrp} <s>{listPrice(mrp)}</s>{' '}
        </>
      )}
      {mrp && productTexts.inclusiveOfTaxes}
    </p>
  );
}
