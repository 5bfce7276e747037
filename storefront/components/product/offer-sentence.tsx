// The offers that all get by themselves on a product: "3 for Rs. 999".
import { useShop } from '../shop-context.ts';

/** Nothing in a shop without offers. */
export function OfferSentence({ productId }: { productId: string }) {
  const offers = useShop().offers?.filter(({ products }) => products?.includes(productId) !== false);
  return offers?.[0] && <b className="w-full text-xs text-leaf">{offers.map(({ title }) => title).join(' · ')}</b>;
}
