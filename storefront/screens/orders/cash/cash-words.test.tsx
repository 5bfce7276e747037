import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { CashWords, type CashWordsProps } from './cash-words.tsx';

const say = (words: CashWordsProps['words'], cod: Order['cod'], storeCredit = 0) =>
  renderToStaticMarkup(
    <CashWords order={{ cod, number: 'TB-1', storeCredit }} words={words} email="asha@example.com" />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const toConfirm = { due: 1100, state: 'to confirm', confirmBy: '2026-11-29T13:00:00.000Z' } as const;
const toCollect = { due: 1100, state: 'to collect', confirmBy: null } as const;
const collected = { due: 0, state: 'collected', confirmBy: null } as const;
const ended = { due: 0, state: 'ended', confirmBy: null } as const;

it('says until when, in India, an order is to be confirmed, and what is due', () => {
  expect(say('thanks', toConfirm)).toBe(
    'Order TB-1 is placed. Please confirm it by Sun, 29 Nov, 6:30 pm with the button in our mail to asha@example.com : then we pack it. You pay Rs. 1100 to the courier.',
  );
  expect(say('card', toConfirm)).toContain(
    'To pay on delivery, in cash Rs. 1100 Waits for you until Sun, 29 Nov, 6:30 pm',
  );
});

it('says of a confirmed one only what is due', () => {
  expect(say('card', toCollect)).toBe('To pay on delivery, in cash Rs. 1100');
});

it.each([
  [collected, 'Paid on delivery', 'Paid on delivery'],
  [ended, 'Nothing is to be paid.', 'Nothing is to be paid.'],
  [toCollect, 'To pay on delivery, in cash Rs. 1100', 'To pay on delivery: Rs. 1,100'],
])('says “paid” only when it is: %o', (cod, card, paper) => {
  expect([say('card', cod), say('paper', cod)]).toEqual([card, paper]);
});

it('promises no money back that never came', () => {
  expect(say('cancel', toCollect)).toBe('Nothing was paid in cash, so nothing goes back.');
  expect(say('cancel', toCollect, 300)).toBe('Nothing was paid in cash. Your store credit is back at once.');
});

it('names what was paid in advance, and that it goes back with a cancelled order', () => {
  const inAdvance = { ...toCollect, due: 1000, advance: 100 };
  expect(say('card', inAdvance)).toBe('Paid in advance, online Rs. 100 To pay on delivery, in cash Rs. 1000');
  expect(say('paper', inAdvance)).toBe('Paid in advance: Rs. 100. To pay on delivery: Rs. 1,000');
  expect(say('cancel', inAdvance)).toContain('Rs. 100 that you paid in advance goes back the way you paid');
  expect(say('card', { ...ended, advance: 100 })).toBe('Nothing is to be paid.');
});
