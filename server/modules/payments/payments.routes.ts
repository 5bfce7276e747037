// Paying: the provider's order, the proof of its payment, the order that it made, and the provider's events.
import type { Deps } from '../../deps.ts';
import { Answer, type Route, route } from '../route.ts';
import { checkout } from './checkout.service.ts';
import { createOrder, verifyPayment } from './payments.service.ts';
import { receiveWebhook } from './webhooks.service.ts';

export const paymentsRoutes = (deps: Deps): Route[] => [
  route('checkout', ({ customer, body }) => checkout(deps, customer.id, body), {
    perAddress: { tries: 3000, minutes: 10 },
    perAccount: { tries: 300, minutes: 10 },
  }),
  route('verifyPayment', ({ customer, body }) => verifyPayment(deps, customer.id, body)),
  route('createOrder', async ({ customer, body }) => {
    const { order, isFirst } = await createOrder(deps, customer.id, body.paymentInfo, body.shippingInfo);
    return new Answer({ success: true, order }, { status: isFirst ? 201 : 200 });
  }),
  route('receiveWebhook', ({ rawBody, headers }) =>
    receiveWebhook(deps, rawBody, {
      signature: oneText(headers['x-razorpay-signature']),
      eventId: oneText(headers['x-razorpay-event-id']),
    }),
  ),
];

function oneText(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
