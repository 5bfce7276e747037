import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@taana-baana/contract/limits.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { initialAuthState } from '../../store/session/auth-state.ts';
import { createHttpTransport } from '../../store/transport.ts';
import { createAppStore } from '../../store/create-store.ts';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { OrdersScreen } from './orders.screen.tsx';

const order = (parts: Partial<Order> = {}): Order => ({
  _id: 'o1',
  number: 'TB-7K3F9Q',
  totalPrice: 3098,
  totalPriceAfterDiscount: 3000,
  shippingPrice: 100,
  orderStatus: 'Shipped',
  orderItems: [
    {
      _id: 'l1',
      product: { ...testProduct(), colors: [] },
      exchangeable: 0,
      quantity: 2,
      price: 1499,
      color: { _id: 'c1', title: 'Maroon' },
      size: 'M',
    },
  ],
  documents: [],
  paymentInfo: { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1' },
  shippingInfo: null,
  createdAt: '2026-08-14T19:00:00.000Z',
  paidAt: '2026-08-14T19:01:00.000Z',
  shipment: null,
  canCancel: true,
  canExchangeUntil: null,
  storeCredit: 0,
  exchanges: [],
  isReplacement: false,
  ...parts,
});

function show(list: Order[]): string {
  const preloadedState = testStore().store.getState();
  const auth = { ...initialAuthState, orders: { ...initialAuthState.orders, isLoaded: true, list } };
  const store = createAppStore({ transport: createHttpTransport(fetch), preloadedState: { ...preloadedState, auth } });
  return renderScreen(OrdersScreen, { store, path: '/my-orders', address: '/my-orders' });
}

/** What a reader sees, without the markup. */
const words = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an order', () => {
  it('shows its number and both totals by their names [spec orders.1]', () => {
    const text = words(show([order()]));
    expect(text).toContain('Order TB-7K3F9Q');
    expect(text).toContain('Total Amount Rs. 3098');
    expect(text).toContain('Total After Discount Rs. 3000');
  });

  it.each(orderStatuses.filter((status) => status !== 'Cancelled'))(
    'says that it is %s [spec orders.1 state.27]',
    (orderStatus) => {
      expect(words(show([order({ orderStatus })]))).toContain(`Status: ${orderStatus}`);
    },
  );

  it('ticks the steps that it has taken [spec state.27]', () => {
    const [, steps = ''] = show([order()]).split('<ol');
    expect(steps.split('</ol>')[0]?.match(/<svg/g)).toHaveLength(3);
  });

  it('shows of each item its name, quantity, price, colour as a swatch, and size [spec orders.2]', () => {
    const html = show([order()]);
    for (const text of ['Warli Village Tee', 'Maroon', 'Size M', 'Rs. 1499 × 2']) expect(words(html)).toContain(text);
    expect(html).toContain('background-color:Maroon');
  });

  it('is dated in India, where it is already past midnight', () => {
    expect(show([order()])).toContain('15 August 2026');
  });

  it('asks for its confirmation first, and promises no day before it', () => {
    const cod = { due: 3000, state: 'to confirm', confirmBy: '2026-08-16T19:00:00.000Z' } as const;
    const text = words(show([order({ orderStatus: 'Ordered', cod })]));
    expect(text).toContain('Next: please confirm it. Then we pack it, within 48 hours.');
    expect(text).not.toMatch(/Next: Processing|Arrives/);
    const confirmed = words(show([order({ orderStatus: 'Ordered', cod: { ...cod, state: 'to collect' } })]));
    expect(confirmed).toContain('Arrives 21 to 26 Aug');
  });

  it('names on a phone what comes next, and says when it arrives', () => {
    const html = show([order({ orderStatus: 'Ordered' })]).replaceAll('<!-- -->', '');
    expect(html).toContain('Next: Processing, within 48 hours');
    expect(html).toContain('Arrives 21 to 26 Aug');
    expect(show([order()])).toContain('Next: Out for Delivery');
    expect(show([order({ orderStatus: 'Delivered' })])).not.toMatch(/Next:|Arrives/);
  });

  it('of a garment that has left the catalogue keeps its name and links nowhere', () => {
    const [item] = order().orderItems;
    const html = show([
      order({ orderItems: [{ ...item!, product: { _id: 'gone', title: 'Old Tee', images: [], colors: [] } }] }),
    ]);
    expect(html).toContain('Old Tee');
    expect(html).not.toContain('/product/gone');
  });

  it('shows courier, AWB and the link to the courier, or says when the AWB comes', () => {
    const shipment = { courier: 'DTDC', awb: 'D1234567', trackingUrl: 'https://dtdc.example/D1234567', shippedAt: '' };
    const html = show([order({ shipment })]);
    expect(words(html)).toContain('DTDC Tracking number (AWB) D1234567 Follow it at the courier');
    expect(html).toContain('href="https://dtdc.example/D1234567"');
    const waiting = words(show([order({ shipment: { ...shipment, awb: null, trackingUrl: null } })]));
    expect(waiting).toContain('follows within 24 business hours of dispatch');
    const arrived = { orderStatus: 'Delivered', shipment: { ...shipment, awb: null, trackingUrl: null } } as const;
    expect(words(show([order(arrived)]))).not.toContain('follows within');
    expect(words(show([order()]))).not.toContain('AWB');
  });

  it('offers its tax documents by name and number', () => {
    const document = {
      id: 'd1',
      kind: 'invoice',
      number: 'INV/26-27/00001',
      date: '2026-11-24',
      totalPaise: 300_000,
    } as const;
    expect(words(show([order({ documents: [document] })]))).toContain('Tax invoice INV/26-27/00001 , as a PDF');
    expect(show([order()])).not.toContain('Documents of order');
  });

  it('can be cancelled only while the shop says so', () => {
    expect(show([order({ canCancel: true })])).toContain('Cancel order TB-7K3F9Q');
    expect(show([order({ canCancel: false })])).not.toContain('Cancel order');
  });

  it.each([
    [0, 'back the way you paid it'],
    [1000, 'Your store credit is back at once'],
    [3000, 'back into your store credit at once'],
  ])('says where the money of a cancelled order goes: Rs. %i were store credit', (storeCredit, said) => {
    expect(show([order({ canCancel: true, storeCredit })])).toContain(said);
  });

  it.each([
    [undefined, []],
    [1, ['pieces 1 of 3 refunded']],
    [3, ['pieces Refunded']],
  ])('says of an item how many of its pieces are refunded: %s', (refunded, said) => {
    const [item] = order().orderItems;
    const text = words(show([order({ orderItems: [{ ...item!, quantity: 3, ...(refunded && { refunded }) }] })]));
    expect(text.match(/pieces (\d of \d )?refunded/gi) ?? []).toEqual(said);
  });

  it('offers an exchange until the last day, in India, and not afterwards', () => {
    const [item] = order().orderItems;
    const orderItems = [{ ...item!, exchangeable: 1 }];
    const canExchangeUntil = '2026-08-31T18:30:00.000Z';
    const text = words(show([order({ orderItems, canExchangeUntil })]));
    expect(text).toContain('Exchange something of order TB-7K3F9Q');
    expect(text).toContain('until 31 Aug 2026');
    expect(words(show([order({ orderItems, canExchangeUntil: null })]))).not.toContain('Exchange');
    expect(words(show([order({ canExchangeUntil })]))).not.toContain('Exchange');
  });

  it('that was cancelled shows no steps [spec state.27]', () => {
    const html = show([order({ orderStatus: 'Cancelled' })]);
    expect(html).toContain('Cancelled');
    expect(html).not.toContain('Out for Delivery');
  });
});

it('links to the store when there are none', () => {
  expect(show([])).toMatch(/No orders yet.*href="\/product"/s);
});
