import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { group, count, facts, id, paise, rows, rupees, text, time } from './data.ts';

const orders = [
  { number: 'TB-7K3F9Q', email: 'asha.kumari@example.com', at: '2026-11-22T08:35:00.000Z', sum: 123456, note: '' },
  { number: 'TB-00000A', email: 'usha@example.com', at: '2026-01-02T20:00:00.000Z', sum: 99, note: '' },
];
const list = (notes: string[]) =>
  rows(
    orders.map((order, index) => ({ ...order, note: notes[index] ?? '' })),
    {
      number: id('NUMBER', ({ number }) => number),
      at: time('CREATED', ({ at }) => at),
      totalRupees: rupees('TOTAL', ({ sum }) => sum),
      customer: id('CUSTOMER', ({ email }) => email),
      note: text('NOTE', ({ note }) => note),
    },
  );

it("a table has India's time, rupees at the right, and no empty column", () => {
  expect(list([]).lines(80)).toEqual([
    'NUMBER     CREATED                 TOTAL  CUSTOMER',
    'TB-7K3F9Q  22 Nov 2026, 14:05  ₹1,23,456  asha.kumari@example.com',
    'TB-00000A  3 Jan 2026, 01:30         ₹99  usha@example.com',
  ]);
});

it('texts wrap where the table is too wide', () => {
  const lines = list(['The courier rang twice and nobody was there']).lines(90);
  expect(lines.slice(0, 4)).toEqual([
    'NUMBER     CREATED                 TOTAL  CUSTOMER                 NOTE',
    'TB-7K3F9Q  22 Nov 2026, 14:05  ₹1,23,456  asha.kumari@example.com  The courier rang twice',
    '                                                                   and nobody was there',
    'TB-00000A  3 Jan 2026, 01:30         ₹99  usha@example.com',
  ]);
});

it('columns that do not fit go below their row, and numbers, ids and e-mails stay whole', () => {
  expect(list(['', 'Ring twice']).lines(70)).toEqual([
    'NUMBER     CREATED                 TOTAL  CUSTOMER',
    'TB-7K3F9Q  22 Nov 2026, 14:05  ₹1,23,456  asha.kumari@example.com',
    'TB-00000A  3 Jan 2026, 01:30         ₹99  usha@example.com',
    '    note  Ring twice',
  ]);
});

it('columns are as wide as letters are on the screen, and long words are cut between letters', () => {
  const titles = ['வார்லி கிராமம்', 'मानसून 🪡', 'x'.repeat(50)];
  const table = rows(titles, { title: text('TITLE', (one) => one), pieces: count('PIECES', () => 1000) });
  const lines = table.lines(40);
  for (const line of lines) expect(stringWidth(line)).toBeLessThan(41);
  const ends = lines.filter((line) => line.endsWith('1,000')).map((line) => stringWidth(line));
  expect(new Set(ends).size).toBe(1);
  expect(lines.join('').replace(/[^x]/g, '')).toHaveLength(50);
});

it('what a customer typed does not steer the terminal', () => {
  const [, line] = rows(['\u001B[2Jgone\r\nnext'], { note: text('NOTE', (one) => one) }).lines(80);
  expect(line).toBe('[2Jgone next');
});

it('the JSON of the same columns has UTC times, whole numbers and null', () => {
  const about = facts({ fee: 1050 }, { feePaise: paise('Fee', ({ fee }) => fee), note: text('Note', () => undefined) });
  expect(about.lines(80)).toEqual(['Fee  ₹10.50']);
  const [first] = orders;
  expect(group(about, { orders: list(['', 'x']) }).json).toMatchObject({
    feePaise: 1050,
    note: null,
    orders: [{ number: first?.number, at: first?.at, totalRupees: 123456, note: '' }, { note: 'x' }],
  });
});
