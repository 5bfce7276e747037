// Parses pasted lines of AWBs: from a sheet, a courier's mail, or a list with order numbers.
import { linesOf } from '@taana-baana/contract/admin/typed/awb-lines.ts';

interface Column {
  /** By the position of the order in the list. */
  readonly awbs: ReadonlyMap<number, string>;
  /** Lines without an order. */
  readonly left: number;
}

/**
 * A line with an order number belongs to that order; the others go to the orders from `start` on,
 * line by line.
 */
export function readColumn(text: string, numbers: readonly string[], start: number): Column {
  const awbs = new Map<number, string>();
  let left = 0;
  for (const [index, cells] of linesOf(text).entries()) {
    const named = numbers.findIndex((number) => cells.includes(number));
    const place = named === -1 ? start + index : named;
    const awb = cells.find((cell) => cell !== '' && cell !== numbers[named]);
    if (awb === undefined) continue;
    if (place < numbers.length) awbs.set(place, awb);
    else left += 1;
  }
  return { awbs, left };
}
