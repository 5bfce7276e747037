// The shop's jobs, and passing time.
import fc from 'fast-check';
import { noticeRefunds } from '../../server/modules/selling/money/methods/razorpay/provider-refunds.service.ts';
import { reconcileOrders } from '../../server/modules/selling/actions/checkout/reconciler.service.ts';
import { endUnconfirmed } from '../../server/modules/selling/actions/cash-on-delivery/unconfirmed-orders.service.ts';
import { sendRefunds } from '../../server/modules/selling/money/methods/razorpay/send-refunds.service.ts';
import { processWebhooks } from '../../server/modules/selling/actions/checkout/webhooks.service.ts';
import { outside, step } from './step.ts';

export const jobSteps = {
  'webhooks are applied': step({}, ({ shop }) => processWebhooks(shop.deps)),
  'orders are checked': step({}, ({ shop }) => reconcileOrders(shop.deps)),
  'refunds are sent': step({}, ({ shop }) => sendRefunds(shop.deps)),
  'refunds are noticed': step({}, ({ shop }) => noticeRefunds(shop.deps)),
  'unconfirmed orders end': step({}, ({ shop }) => endUnconfirmed(shop.deps)),
  'minutes pass': outside({ hours: fc.constantFrom(0.01, 0.02, 0.3, 1.2, 4) }, async ({ wait }, { hours }) =>
    wait(hours),
  ),
  'days pass': outside({ hours: fc.constantFrom(30, 80, 200) }, async ({ wait }, { hours }) => wait(hours)),
};
