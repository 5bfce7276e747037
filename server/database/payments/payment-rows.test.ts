import { describe, expect, it } from 'vitest';
import { paymentOfRefund, paymentRowsOf } from './payment-rows.ts';

const placedAt = '2026-11-21T10:05:00.000Z';
const open = {
  id: 'order',
  status: 'Payment pending',
  provider_order_id: 'order_1',
  provider_payment_id: null,
  total: 1100,
  credit: 0,
  created_at: '2026-11-21T10:00:00.000Z',
  placed_at: null as string | null,
  paid_at: null,
  payment_method: null,
  payment_fee_paise: null,
  payment_tax_paise: null,
  payment_reference: null,
};
const online = { provider_payment_id: 'pay_1', payment_method: 'upi', payment_fee_paise: 2200, payment_tax_paise: 336 };
const paid = { ...open, status: 'Ordered', paid_at: placedAt, ...online };
const byHand = { ...open, status: 'Ordered', paid_at: placedAt, payment_method: 'cash', payment_reference: 'till 2' };
const nothing = { hasLink: false, staffId: null, refunds: [], wrongAmounts: [] };
const refund = (provider_payment_id: string, changes = {}) => ({
  provider_payment_id,
  order_id: 'order',
  reason: 'paid twice',
  amount_paise: 110_000 as number | null,
  currency: 'INR',
  status: 'refunded',
  credit: 0,
  created_at: '2026-11-21T11:00:00.000Z',
  ...changes,
});

const shown = (...given: Parameters<typeof paymentRowsOf>) =>
  paymentRowsOf(...given).map((row) => [
    row.method,
    row.state,
    row.amount_paise,
    row.provider_order_id,
    row.provider_payment_id,
    row.captured_at,
  ]);

describe('the payments of an order', () => {
  it.each([
    ['a checkout waits for one', open, {}, [['razorpay', 'pending', 110_000, 'order_1', null, null]]],
    [
      'with store credit it waits for two',
      { ...open, credit: 300 },
      {},
      [
        ['razorpay', 'pending', 80_000, 'order_1', null, null],
        ['store-credit', 'pending', 30_000, null, null, null],
      ],
    ],
    ['paid at the provider', paid, {}, [['razorpay', 'captured', 110_000, 'order_1', 'pay_1', placedAt]]],
    [
      'paid with store credit alone',
      { ...byHand, provider_order_id: null, credit: 1100 },
      {},
      [['store-credit', 'captured', 110_000, null, null, placedAt]],
    ],
    [
      'paid to the shop itself',
      { ...byHand, provider_order_id: null },
      {},
      [['by-hand', 'captured', 110_000, null, null, placedAt]],
    ],
    [
      'placed before its money comes, the credit is spent',
      {
        ...byHand,
        provider_order_id: null,
        credit: 300,
        placed_at: placedAt,
        paid_at: null,
        payment_method: 'by-hand',
      },
      {},
      [
        ['by-hand', 'pending', 80_000, null, null, null],
        ['store-credit', 'captured', 30_000, null, null, placedAt],
      ],
    ],
    [
      'a link that nobody has opened',
      { ...open, provider_order_id: null },
      { hasLink: true },
      [['razorpay', 'pending', 110_000, null, null, null]],
    ],
    [
      'a link, then cash',
      byHand,
      { hasLink: true },
      [
        ['razorpay', 'cancelled', 110_000, 'order_1', null, null],
        ['by-hand', 'captured', 110_000, null, null, placedAt],
      ],
    ],
    ['nobody paid', { ...open, status: 'Expired' }, {}, [['razorpay', 'cancelled', 110_000, 'order_1', null, null]]],
    ['a replacement has none', { ...byHand, provider_order_id: null, total: 0 }, {}, []],
    [
      'paid twice',
      paid,
      { refunds: [refund('pay_2')] },
      [
        ['razorpay', 'captured', 110_000, 'order_1', 'pay_1', placedAt],
        ['razorpay', 'cancelled', 110_000, null, 'pay_2', '2026-11-21T11:00:00.000Z'],
      ],
    ],
    [
      'a wrong amount that was only authorised',
      open,
      { wrongAmounts: [{ provider_payment_id: 'pay_3', order_id: 'order', noticed_at: placedAt }] },
      [
        ['razorpay', 'pending', 110_000, 'order_1', null, null],
        ['razorpay', 'cancelled', 110_000, null, 'pay_3', null],
      ],
    ],
  ])('%s', (_title, order, about, expected) => {
    expect(shown(order, { ...nothing, ...about })).toEqual(expected);
  });

  it('keep what the provider, or staff, said about them', () => {
    expect(paymentRowsOf(paid, nothing)[0]).toMatchObject({ instrument: 'upi', fee_paise: 2200, tax_paise: 336 });
    const taken = { ...nothing, staffId: 'meena' };
    expect(paymentRowsOf(byHand, taken).at(-1)).toMatchObject({
      instrument: 'cash',
      reference: 'till 2',
      staff_id: 'meena',
    });
  });

  it.each([
    ['the money', paid, refund('pay_1'), 'order.money'],
    ['store credit alone', { ...paid, credit: 300 }, refund('pay_1', { amount_paise: 0, credit: 300 }), 'order.credit'],
    ['money and credit: the money', { ...paid, credit: 300 }, refund('pay_1', { credit: 300 }), 'order.money'],
    ['cash', { ...byHand, provider_order_id: null }, refund('order'), 'order.hand'],
    [
      'an order paid with credit',
      { ...byHand, credit: 1100 },
      refund('order', { amount_paise: 0, credit: 9 }),
      'order.credit',
    ],
    ['a second payment', paid, refund('pay_2'), 'order.pay_2'],
    ['an order that cost nothing', { ...byHand, total: 0 }, refund('order'), null],
  ])('a refund of %s names its payment', (_title, order, made, expected) => {
    expect(paymentOfRefund(order, made)).toBe(expected);
    const ids = paymentRowsOf(order, { ...nothing, refunds: [made] }).map(({ id }) => id);
    expect(expected === null || ids.includes(expected)).toBe(true);
  });
});
