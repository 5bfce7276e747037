// Store credit as a payment method. It pays its part of any order; here, an order that it pays
// alone. Its ledger is in ../../store-credit.
import type { Method, PlacingPayment } from '../method.ts';

export const storeCredit: Method = {
  placedAs: 'captured',
  refund: 'refunded',
  received: 'credit spent',
  givenBack: 'credit returned',
};

/** Nothing is left to pay. */
export const paidByCredit: PlacingPayment = {
  by: 'store-credit',
  id: null,
  method: null,
  feePaise: null,
  taxPaise: null,
};
