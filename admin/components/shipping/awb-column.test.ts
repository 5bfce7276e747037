// Pasting a column of AWBs.
import { expect, it } from 'vitest';
import { readColumn } from './awb-column.ts';

const numbers = ['TB-AAAAAA', 'TB-BBBBBB', 'TB-CCCCCC'];
const read = (text: string, start = 0) => {
  const { awbs, left } = readColumn(text, numbers, start);
  return [[...awbs], left];
};

it('goes down line by line from where it is pasted', () => {
  expect(read('1111\n2222\r\n3333\n')).toEqual([
    [
      [0, '1111'],
      [1, '2222'],
      [2, '3333'],
    ],
    0,
  ]);
  expect(read('1490 8123\n2222', 1)).toEqual([
    [
      [1, '1490 8123'],
      [2, '2222'],
    ],
    0,
  ]);
});

it('leaves out the order of an empty line', () => {
  expect(read('1111\n\n3333')).toEqual([
    [
      [0, '1111'],
      [2, '3333'],
    ],
    0,
  ]);
});

it('follows the numbers of the orders where lines have them', () => {
  expect(read('TB-CCCCCC\t3333\nTB-AAAAAA\t1111')).toEqual([
    [
      [2, '3333'],
      [0, '1111'],
    ],
    0,
  ]);
  expect(read('3333,TB-CCCCCC\nTB-AAAAAA;')).toEqual([[[2, '3333']], 0]);
});

it('counts the lines that have no order', () => {
  expect(read('1111\n2222\n3333', 2)).toEqual([[[2, '1111']], 2]);
});
