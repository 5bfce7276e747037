// The payment provider as a payment method: opens an order there, for which the shopper then pays.
// Its payments all go through `settlePayment`.
import type { Deps } from '../../../../../deps.ts';
import type { ProviderOrder, ProviderPayment } from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { atCheckout } from './provider-unavailable.ts';
import type { Method, PlacingPayment } from '../method.ts';

export const razorpay: Method = {
  placedAs: 'captured',
  refund: 'due',
  received: 'captured',
  givenBack: 'refunded',
};

/** `amount` in rupees. The provider makes one order per receipt. */
export const openAtProvider = (
  deps: Pick<Deps, 'gateway' | 'settings' | 'log'>,
  { amount, receipt }: { readonly amount: number; readonly receipt: string },
): Promise<ProviderOrder> =>
  atCheckout(deps, deps.gateway.createOrder({ amount, receipt, notes: { shop: deps.settings.current().name } }));

export const paidAtProvider = (payment: ProviderPayment): PlacingPayment => ({ ...payment, by: 'razorpay' });
