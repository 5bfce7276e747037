// What the cart costs: with the offers that the server found for it, or at list price.
import { type OrderPrice, priceOrder } from '@taana-baana/contract/pricing/price-order.ts';
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import type { OfferedCart } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { selectCart, selectShop } from '../selectors.ts';

/** `codes`, `hints`: once the server has priced this very cart. */
export type CartPrice = Omit<OrderPrice<ListedCartLine>, 'adjustments'> &
  Pick<OfferedCart, 'offers' | 'itemsAfterOffers'> &
  Partial<Pick<OfferedCart, 'codes' | 'hints'>>;

export function useCartPrice(): CartPrice {
  const { lines, offered } = useAppSelector(selectCart);
  const price = priceOrder(lines, useAppSelector(selectShop).shipping);
  // Another tab may have changed the cart between both answers.
  if (offered?.itemsTotal === price.itemsTotal) return { ...price, ...offered };
  return { ...price, offers: [], itemsAfterOffers: price.itemsTotal };
}

/** Adds or removes a code of an offer. Resolves to whether the cart was priced with it. */
export function useCodes(): (change: { add?: string; remove?: string }) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return async (change) => {
    const { changeCodes } = await import('./codes.thunks.ts');
    return (await dispatch(changeCodes(change))).payload === true;
  };
}
