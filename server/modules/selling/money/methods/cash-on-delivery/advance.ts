// What is paid online before the rest is paid on delivery.
import type { CashSection } from '@taana-baana/contract/schemas/shop/settings.ts';

/** Whole rupees of what store credit leaves to pay, rounded up. 0: none. */
export function advanceOf({ advance }: Pick<CashSection, 'advance'>, toPay: number): number {
  const number = Number.parseInt(advance || '0', 10);
  return advance.endsWith('%') ? Math.ceil((toPay * number) / 100) : number;
}
