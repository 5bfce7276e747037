// Paying: the checkout, the confirmation of a payment, the placed order, and the provider's
// webhook.
import { paymentReturnHref } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';
import { toWireOrder } from '../desk/orders/own-orders.service.ts';
import { Answer, type CallLimits, type Route, route } from '../../route.ts';
import { checkout } from '../actions/checkout/checkout.service.ts';
import {
  createOrder,
  createUnknownPayments,
  returnFromPayment,
  verifyPayment,
} from '../actions/checkout/confirm-payment.service.ts';
import { listShownOffers } from '../money/offers/shopper/shown-offers.service.ts';
import { previewOffers } from '../actions/checkout/offered-cart.service.ts';
import { receiveWebhook } from '../actions/checkout/webhooks.service.ts';

/** Each of these calls may call the provider, which limits our calls. */
const perAddress = { attempts: 3000, minutes: 10 };
const limits: CallLimits = { perAddress, perAccount: { attempts: 300, minutes: 10 } };

export function paymentsRoutes(deps: Deps): Route[] {
  const unknownPayments = createUnknownPayments(deps);
  return [
    route('checkout', ({ customer, body, network }) => checkout(deps, customer.id, body, network), limits),
    route('previewOffers', ({ customer, body, network }) =>
      previewOffers(deps, { customerId: customer.id, network }, body.codes),
    ),
    route('listOffers', () => listShownOffers(deps)),
    route(
      'verifyPayment',
      ({ customer, body }) => verifyPayment({ ...deps, unknownPayments }, customer.id, body),
      limits,
    ),
    route(
      'createOrder',
      async ({ customer, body: { paymentInfo, shippingInfo } }) => {
        const { order, isFirst } = await createOrder(
          { ...deps, unknownPayments },
          customer.id,
          paymentInfo,
          shippingInfo,
        );
        const answer = { success: true, order: await toWireOrder(deps, order) } as const;
        return new Answer(answer, { status: isFirst ? 201 : 200 });
      },
      limits,
    ),
    route(
      'returnFromPayment',
      async ({ body }) => {
        const kind = await returnFromPayment({ ...deps, unknownPayments }, body);
        return new Answer(undefined, { headers: { location: paymentReturnHref(kind) } });
      },
      { perAddress },
    ),
    route('receiveWebhook', ({ rawBody, headers }) =>
      receiveWebhook(deps, rawBody, {
        signature: oneText(headers['x-razorpay-signature']),
        eventId: oneText(headers['x-razorpay-event-id']),
      }),
    ),
  ];
}

function oneText(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
