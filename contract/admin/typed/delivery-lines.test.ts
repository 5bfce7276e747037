// Which SKUs and pieces are read from files, typed lines and scans.
import { expect, it } from 'vitest';
import { deliveryLinesOf, piecesOf } from './delivery-lines.ts';

const read = (text: string) => deliveryLinesOf(text).map((line) => [line.row, line.sku, piecesOf(line)]);

it('counts a line with a SKU alone as one piece: the scanner types them so', () => {
  expect(read('TEE-M\r\nTEE-M\n\n TEE-L, 3\n')).toEqual([
    [1, 'TEE-M', 1],
    [2, 'TEE-M', 1],
    [4, 'TEE-L', 3],
  ]);
});

it('finds the columns by their headings, quoted or not', () => {
  expect(read('Item,"Variant SKU",Qty\n"Raglan, Goldenrod",TEE-S,2\nRaglan,"TEE-M",१२\nRaglan,TEE-L,5.00')).toEqual([
    [2, 'TEE-S', 2],
    [3, 'TEE-M', 12],
    [4, 'TEE-L', 5],
  ]);
  expect(read('SKU;Title\nTEE-M;Raglan')).toEqual([[2, 'TEE-M', undefined]]);
});

it.each(['', '0', '-3', '2.5', 'two', '100001', '1e3'])('takes “%s” for no number of pieces', (typed) =>
  expect(piecesOf({ typed })).toBeUndefined(),
);
