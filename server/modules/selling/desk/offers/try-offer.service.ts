// What a cart would cost with an offer, before it is published: beside the offers that all get by
// themselves now.
import type { TrialCart, TriedCart } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { evaluateOffers } from '@taana-baana/contract/pricing/offers/evaluate-offers.ts';
import type * as z from 'zod/mini';
import type { OfferRow } from '../../../../database/tables/offer-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { listOfferedGoods } from '../../../catalog/products/offered-goods.repository.ts';
import { priceLines } from '../../actions/manual-orders/manual-lines.service.ts';
import { requireOffer } from '../../money/offers/offer-page.service.ts';
import { stateOf, termsOf } from '../../money/offers/offers.mapping.ts';
import { listPublishedOffers } from '../../money/offers/offers.repository.ts';
import { toOffers } from '../../order/orders.mapping.ts';

/** Also of an offer that runs or has ended. Throws when a piece is not sold. */
export async function tryOffer(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  id: string,
  { lines: wanted }: z.output<typeof TrialCart>,
): Promise<z.output<typeof TriedCart>> {
  const own = await requireOffer(db, id);
  const { lines } = await priceLines({ db, settings }, { lines: wanted, isShippingWaived: false });
  const goods = await listOfferedGoods(
    db,
    lines.map(({ productId }) => productId),
  );
  const running = (await listPublishedOffers(db)).filter((row) => isForAll(row, clock.now()));
  const offers = new Map([...running, own].map((row) => [row.id, toOpen(row)]));
  const { adjustments, itemsTotal, shippingPrice, total } = evaluateOffers(
    lines.map((line) => ({ ...line, ...(goods.get(line.productId) ?? gone) })),
    settings.current().shipping,
    [...offers.values()],
  );
  return { offers: toOffers(adjustments), itemsTotal, shippingPrice, total };
}

const gone = { category: '', tags: [], isOnSale: false };

function isForAll(row: OfferRow, now: Date): boolean {
  const terms = termsOf(row);
  const isLeft = terms.limits.uses === null || row.uses < terms.limits.uses;
  return terms.how === 'itself' && terms.who.kind === 'all' && isLeft && stateOf(row, terms, now) === 'running';
}

function toOpen(row: OfferRow) {
  const terms = termsOf(row);
  const { budget } = terms.limits;
  return { id: `${row.created_at} ${row.id}`, terms, left: budget === null ? null : Math.max(0, budget - row.spent) };
}
