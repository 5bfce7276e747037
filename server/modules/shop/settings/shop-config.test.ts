import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openTestShop } from '../../../testing.ts';

const secrets = {
  RAZORPAY_KEY_ID: 'rzp_test_abc123',
  RAZORPAY_KEY_SECRET: 'the-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'the-hook-secret',
};

let sandbox: TestShop;
let live: TestShop;
beforeAll(async () => {
  sandbox = await openTestShop('sqlite');
  live = await openTestShop('sqlite', { env: secrets });
});
afterAll(async () => {
  await sandbox.close();
  await live.close();
});

test("the browser gets the shop's name, address and shipping fee", async () => {
  const { status, body } = await sandbox.call('getConfig');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Taana Baana',
    contact: {
      email: 'hello@taanabaana.example.com',
      phone: '+91 00000 00000',
      address: '12 Example Weavers Street, Tiruppur, Tamil Nadu 641601, India',
    },
    shippingFee: 100,
    isSandbox: true,
  });
});

test("with the provider's keys it gets the public one, and no secret [spec call.26]", async () => {
  const { body } = await live.call('getConfig');
  expect(body).toMatchObject({
    isSandbox: false,
    paymentKey: 'rzp_test_abc123',
    paymentScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  });
  expect(JSON.stringify(body)).not.toMatch(/secret/);
});
