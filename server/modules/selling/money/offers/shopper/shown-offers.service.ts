// Offers that all shoppers get by themselves, as cards and product pages show them.
import type { ShownOffers } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import { isOn } from '@taana-baana/contract/pricing/offers/conditions.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { Deps } from '../../../../../deps.ts';
import { listOfferedGoods, listSoldProducts } from '../../../../catalog/products/offered-goods.repository.ts';
import { termsOf } from '../offers.mapping.ts';
import { listPublishedOffers } from '../offers.repository.ts';
import { isOnSome, isRunning } from './open-offers.service.ts';

async function findShown(db: Database, at: Date) {
  const rows = (await listPublishedOffers(db)).map((row) => ({ row, terms: termsOf(row) }));
  const running = rows.filter((one) => isRunning(one, at));
  return {
    shown: running.filter(({ terms: { how, who } }) => how === 'itself' && who.kind === 'all'),
    takesCodes: running.some(({ terms }) => terms.how === 'code'),
  };
}

export async function listShownOffers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ShownOffers> {
  const { shown, takesCodes } = await findShown(db, clock.now());
  const goods = shown.some(({ terms }) => isOnSome(terms))
    ? await listOfferedGoods(db, await listSoldProducts(db))
    : new Map<string, never>();
  const lines = [...goods].map(([productId, of]) => ({ productId, price: 0, quantity: 1, ...of }));
  return {
    offers: shown.map(({ terms }) => {
      const on = lines.filter((line) => isOn(terms, line)).map(({ productId }) => productId);
      return { title: terms.title, products: isOnSome(terms) ? on.toSorted() : null };
    }),
    takesCodes,
  };
}

/** A job of every process: drops what is cached when an offer begins, ends, or is used up. */
export function refreshOffers(deps: Pick<Deps, 'db' | 'clock' | 'changes'>): () => Promise<void> {
  let shown: string | undefined;
  return async () => {
    const { shown: offers, takesCodes } = await findShown(deps.db, deps.clock.now());
    const now = [...offers.map(({ row }) => row.id), takesCodes].join();
    if (now !== shown) deps.changes.publish({ data: 'offers in force' });
    shown = now;
  };
}
