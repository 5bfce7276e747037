// What the owner should know of an offer before it is published.
import { notes as texts } from '@taana-baana/contract/admin/texts/selling/offer-messages.ts';
import { evaluateOffers } from '@taana-baana/contract/pricing/offers/evaluate-offers.ts';
import { noShipping } from '@taana-baana/contract/pricing/price-order.ts';
import type { OfferTerms } from '@taana-baana/contract/schemas/selling/offer.ts';
import { pricesWithoutRate, rateOn } from '@taana-baana/contract/tax/gst-rates.ts';
import { toPaise } from '../../../../integrations/payment-gateway/paise.ts';
import { splitTax } from '../documents/tax/split-tax.ts';

interface NotedFacts {
  /** Of products that it is on now. */
  readonly prices: readonly number[];
  /** Its invoices have tax. */
  readonly isRegistered: boolean;
  /** India's. */
  readonly day: string;
}

/** A shop has few prices between the two rates. */
const mostNotes = 10;

/** Sentences. */
export function findNotes(terms: OfferTerms, { prices, isRegistered, day }: NotedFacts): string[] {
  if (prices.length === 0) return [texts.onNothing];
  if (!isRegistered) return [];
  // Of a price above, the lower tax never makes up for what is taken off.
  const { highest } = pricesWithoutRate(day);
  return prices
    .filter((price) => price <= highest)
    .flatMap((price) => noteOnRate(terms, price, day))
    .slice(0, mostNotes);
}

/** Of one piece, bought on its own in the seller's state. */
function noteOnRate(terms: OfferTerms, price: number, day: string): string[] {
  const piece = { productId: '', category: '', tags: [], isOnSale: false, price, quantity: 1 };
  const offer = { id: '', terms: { ...terms, on: { products: [], collections: [], categories: [] } }, left: null };
  const [line] = evaluateOffers([piece], noShipping, [offer]).lines;
  if (!line) return [];
  const list = toPaise(price);
  const [from, to] = [rateOn(day, list, 1), rateOn(day, line.paidPaise, 1)];
  if (from === to) return [];
  const kept = (paise: number, rate: number) => splitTax(paise, rate, true).taxablePaise;
  const amounts = { list, paid: line.paidPaise, off: line.discountPaise };
  return [texts.otherRate(amounts, { from, to }, kept(line.paidPaise, to) - kept(list, from))];
}
