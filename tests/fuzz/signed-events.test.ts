// A provider's event with a valid signature may contain anything: it is accepted, stored once,
// and applying it breaks nothing.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@taana-baana/contract';
import { testEngines } from '../../server/database/testing.ts';
import { EventEnvelope } from '../../server/integrations/payment-gateway/razorpay-entities.ts';
import { signingSecret } from '../../server/integrations/payment-gateway/sandbox/sandbox-entities.ts';
import { sign } from '../../server/integrations/payment-gateway/signatures.ts';
import { processWebhooks } from '../../server/modules/selling/actions/checkout/webhooks.service.ts';
import { fuzzing } from './testing/fuzzing.ts';
import { malformedRequest } from './testing/malformed-input.ts';
import { type TwoCustomers, openShopOfTwo } from './testing/two-customers.ts';

describe.each(testEngines)('on %s', (engine) => {
  let two: TwoCustomers;
  beforeAll(async () => {
    two = await openShopOfTwo(engine);
  });
  afterAll(() => two.shop.close());

  test(
    'a signed event',
    async () => {
      const { app, deps } = two.shop;
      const secret = await signingSecret(deps.db);
      const { razorpayOrderId = [], razorpayPaymentId = [] } = await two.begin();
      const known = {
        event: ['payment.captured', 'payment.failed', 'order.paid', 'refund.processed'],
        id: [...razorpayOrderId, ...razorpayPaymentId],
        order_id: razorpayOrderId,
        payment_id: razorpayPaymentId,
      };
      const events = malformedRequest({ ...endpoints.receiveWebhook, body: EventEnvelope }, known);
      await fc.assert(
        fc.asyncProperty(events, fc.option(fc.string({ unit: 'binary-ascii' })), async ({ payload = '' }, eventId) => {
          const answer = await app.inject({
            method: 'POST',
            url: '/api/payment/webhook',
            headers: {
              'content-type': 'application/json',
              'x-razorpay-signature': sign(secret, payload),
              ...(eventId === null ? {} : { 'x-razorpay-event-id': eventId }),
            },
            payload,
          });
          // Invalid JSON is rejected before the signature is checked.
          expect([200, 400]).toContain(answer.statusCode);
          await processWebhooks(deps);
        }),
        fuzzing,
      );
      const untouched = await deps.db.selectFrom('webhook_events').select('id').where('tries', '=', 0).execute();
      expect(untouched).toEqual([]);
    },
    fuzzing.limit,
  );
});
