import { expect, it } from 'vitest';
import { readRemittance } from './read-remittance.ts';

const read = (lines: readonly string[]) => readRemittance(lines.join('\r\n'), undefined);

it('reads amounts, dates and numbers as couriers write them, behind a BOM', async () => {
  const { rows, problems } = await read([
    '\uFEFFAWB,Order No,COD Amount,Freight Deducted,UTR,Remittance Date',
    '"=""0012345""",TB-000001,"₹1,299.00",-50,UTR 9,03/04/26',
    ' 77-1 ,,Rs. 499/-,,UTR 9,3 Apr 2026',
    "'120000000000,tb-000002,1299,,,2026-04-03",
    'paid online,,0,,,',
    ',,,,,',
  ]);
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    {
      row: 2,
      awb: '0012345',
      order: 'TB-000001',
      paise: 129_900,
      freightPaise: 5000,
      reference: 'UTR 9',
      day: '2026-04-03',
    },
    { row: 3, awb: '77-1', order: '', paise: 49_900, freightPaise: 0, reference: 'UTR 9', day: '2026-04-03' },
    {
      row: 4,
      awb: '120000000000',
      order: 'TB-000002',
      paise: 129_900,
      freightPaise: 0,
      reference: '2026-04-03',
      day: '2026-04-03',
    },
  ]);
});

it('refuses a row with its number and the reason', async () => {
  const { rows, problems } = await read([
    'AWB,Order No,COD Amount,Freight,UTR,Date',
    'A1,,lots,,U,03/04/26',
    'A2,,499,,U,04/13/26',
    '1.2E+17,,499,,U,',
    ',,499,,U,',
    'A3,,499,some,U,',
    'A4,,499,500,U,',
    'A5,,499,,U,03/04/26',
  ]);
  expect(problems.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '2 “lots” is no amount.',
    '3 “04/13/26” is no date. Write it as 31/12/2026: day, month, year.',
    expect.stringContaining('4 A spreadsheet has shortened the AWB to 1.2E+17'),
    expect.stringContaining('5 It has neither an AWB nor'),
    '6 “some” is no amount of freight.',
    '7 The freight is more than the amount.',
  ]);
  expect(rows.map(({ awb }) => awb)).toEqual(['A5']);
});

it.each([
  [
    'AWB Code,Order ID,Order Date,COD Value,Adjusted Amount,Amount Remitted,UTR,Remittance Date',
    ['AWB Code', 'Order ID', 'Amount Remitted', 'Adjusted Amount', 'UTR', 'Remittance Date'],
  ],
  [
    'Waybill,Order Number,COD Amount,Txn Reference,Paid On',
    ['Waybill', 'Order Number', 'COD Amount', '', 'Txn Reference', 'Paid On'],
  ],
  ['Number,Sum', ['', '', '', '', '', '']],
])('finds the columns of %s', async (header, found) => {
  const { columns, isMapped } = await read([header, 'A1,B']);
  expect(Object.values(columns)).toEqual(found);
  expect(isMapped).toBe(found[2] !== '');
});

it.each([
  ['COD Amount', 'Remitted'],
  ['Collected Amount', 'Amount paid'],
  ['Order Amount', 'Settlement'],
])('takes what was paid, not “%s”, if there is “%s”', async (owed, paid) => {
  const { columns, rows } = await readRemittance(`AWB,${owed},Settlement date,${paid}\nA1,599,03/04/26,559`, undefined);
  expect(columns.amount).toBe(paid);
  expect(rows).toMatchObject([{ paise: 55_900, day: '2026-04-03' }]);
});

it('takes the columns that were chosen, unless the file has others', async () => {
  const chosen = { awb: '', order: 'Number', amount: 'Sum', freight: '', reference: '', day: '' };
  const { rows } = await readRemittance('Number,Sum\nTB-1,499', chosen);
  expect(rows).toMatchObject([{ order: 'TB-1', paise: 49_900 }]);
  expect((await readRemittance('AWB,Amount\nA1,499', chosen)).rows).toMatchObject([{ awb: 'A1', paise: 49_900 }]);
});

it.each([
  ['', 'The file is empty.'],
  ['AWB,Amount\n', 'The file has a header, but no rows below it.'],
  ['AWB;Amount\nA1;499', 'The cells are separated by semicolons or tabs. Save the file as CSV with commas.'],
  ['AWB,Amount,AWB\nA1,499,A1', 'The column “AWB” stands there twice. Delete one of them.'],
  ['AWB,Amount\n"A1,499', expect.stringContaining('a quotation mark that is not closed')],
])('refuses %j as a whole', async (csv, message) => {
  await expect(readRemittance(csv, undefined)).rejects.toMatchObject({ message });
});
