import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type CsvColumn, unguard, writeCsv } from './csv.ts';

interface Person {
  readonly name: string;
  readonly owes: number | null;
}
const columns: CsvColumn<Person>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'Owes', value: ({ owes }) => owes },
];
const written = async (...rows: Person[]) => (await text(writeCsv(columns, rows))).split('\r\n');

test('has a BOM, a header, a line for each row and CRLF at each end', async () => {
  const bytes = await writeCsv(columns, [{ name: 'ஆஷா', owes: 499 }]).toArray();
  expect(Buffer.concat(bytes as Buffer[]).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(await written({ name: 'ஆஷா', owes: 499 }, { name: 'Usha', owes: null })).toEqual([
    'Name,Owes',
    'ஆஷா,499',
    'Usha,',
    '',
  ]);
  expect(await written()).toEqual(['Name,Owes', '']);
});

test('quotes commas, quotes and line breaks', async () => {
  expect((await written({ name: 'Asha, "the\nweaver"', owes: 1 })).slice(1)).toEqual(['"Asha, ""the\nweaver""",1', '']);
});

test.each(['=1+1', '+91 98765 43210', '-1', '@sum(a1)', '\t=1', '\r=1'])(
  'keeps the text %j from being a formula',
  async (name) => {
    const [, row] = (await text(writeCsv(columns, [{ name, owes: 1 }]))).split(/\r\n(?!$)/);
    expect(row?.replace(/^"/, '').startsWith(`'${name}`), row).toBe(true);
  },
);

test.each(['012345678901234567', '123456789012', '09876543210', '00123', '12E34567890', '1e5', '7.5E12'])(
  'keeps every digit of the text %j, which a spreadsheet would show as a shorter number',
  async (name) => {
    expect(await written({ name, owes: 1 })).toEqual(['Name,Owes', `'${name},1`, '']);
    expect(unguard(`'${name}`)).toBe(name);
  },
);

test.each(['9876543210', '560001', 'XL', 'E5', '12-34', "'tis", '0'])('leaves the text %j as it is', async (name) => {
  expect(await written({ name, owes: 1 })).toContain(`${name},1`);
  expect(unguard(name)).toBe(name);
});

test('leaves numbers as they are, also negative ones', async () => {
  expect((await written({ name: 'Asha', owes: -499 }))[1]).toBe('Asha,-499');
});

test('reads rows only as fast as the file is read, and stops when nobody reads on', async () => {
  let read = 0;
  let isEnded = false;
  async function* rows(): AsyncGenerator<Person> {
    try {
      for (;;) {
        read += 1;
        yield { name: 'x'.repeat(1000), owes: read };
      }
    } finally {
      isEnded = true;
    }
  }
  const file = writeCsv(columns, rows());
  for await (const _chunk of file) if (read > 100) break;
  expect(read).toBeLessThan(1000);
  await expect.poll(() => isEnded).toBe(true);
});

test('has no end when the rows cannot be read', async () => {
  async function* rows(): AsyncGenerator<Person> {
    yield { name: 'Asha', owes: 1 };
    throw new Error('the database is gone');
  }
  await expect(text(writeCsv(columns, rows()))).rejects.toThrow('the database is gone');
});

test('lets others work in between', async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await written(...Array.from({ length: 2000 }, (_, owes) => ({ name: 'Asha', owes })));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(20);
});
