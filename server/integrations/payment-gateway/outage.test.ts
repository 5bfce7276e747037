// During an outage only one of many calls retries; the first response ends the outage.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentGateway } from './payment-gateway.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';
import { type ProviderDouble, startProviderDouble } from './testing/start-provider-double.ts';

let double: ProviderDouble;
let gateway: PaymentGateway;
let said: string[];
beforeAll(async () => {
  double = await startProviderDouble();
});
afterAll(() => double.stop());
beforeEach(async () => {
  await double.recover();
  said = [];
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_BASE_URL: baseUrl } = double.env;
  const keys = { keyId, keySecret, baseUrl, webhookSecret: 'secret', previousWebhookSecret: undefined };
  gateway = createRazorpayGateway(
    keys,
    { warn: (...words: unknown[]) => void said.push(String(words.at(-1))) },
    { pause: 1 },
  );
});
afterEach(() => double.recover());

const begins = 'the payment provider does not answer; few calls are repeated meanwhile';
const ends = 'the payment provider answers again';
const calls = async () => (await double.state()).calls.length;
const ask = (count: number, name: string) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => gateway.findPayment(`pay_${name}${index}`)));

it.each(['busy', 'down'] as const)('makes little more of fifty calls while the provider is %s', async (kind) => {
  await double.fail({ kind });
  const before = await calls();
  const answers = await ask(50, kind);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(50);
  expect(await calls()).toBeLessThan(before + 80);
  expect(said).toEqual([begins]);
});

it('begins with the fifth call in a row that has no response', async () => {
  await double.fail({ kind: 'busy', times: 4 });
  expect(await gateway.findPayment('pay_x')).toBeUndefined();
  expect(said).toEqual([]);
  await double.fail({ kind: 'busy' });
  await ask(1, 'alone');
  expect(said).toEqual([begins]);
});

it('ends with the first response', async () => {
  await double.fail({ kind: 'busy' });
  await ask(10, 'busy');
  await double.recover();
  expect(await gateway.findPayment('pay_x')).toBeUndefined();
  expect(said).toEqual([begins, ends]);
});

it('still retries the calls of a single caller', async () => {
  await double.fail({ kind: 'busy' });
  await ask(1, 'alone');
  await double.recover();
  await double.fail({ kind: 'busy', times: 3 });
  expect(await gateway.findPayment('pay_x')).toBeUndefined();
});

it('does not count 5xx, which may concern one call only', async () => {
  await double.fail({ kind: 'error' });
  const before = await calls();
  await ask(3, 'error');
  expect([await calls(), said]).toEqual([before + 15, []]);
});
