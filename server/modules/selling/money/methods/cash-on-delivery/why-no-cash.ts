// Whether an order may be paid on delivery, and the sentence why not.
import type { CashSection } from '@taana-baana/contract/schemas/shop/settings.ts';
import * as messages from '@taana-baana/contract/texts/messages/cash-messages.ts';

export interface CashFacts {
  /** Rupees: what the order costs, and what the courier would collect of it. */
  readonly total: number;
  readonly due: number;
  /** Paid online first. */
  readonly advance: number;
  readonly pincode: string;
  readonly lines: readonly { readonly productId: string; readonly title: string }[];
  /** Of this account or mobile: cash orders that have not arrived, and parcels that came back in `refusedForDays`. */
  readonly open: number;
  readonly refused: number;
}

export const refusedForDays = 180;
const mostOpen = 2;
const mostRefused = 1;

/** Null: it may. The first reason that holds, the order's own ones first. */
export function whyNoCash(
  settings: CashSection,
  { total, due, advance, pincode, lines, open, refused }: CashFacts,
): string | null {
  const { isOn, from, to, pincodes, notFor } = settings;
  if (!isOn) return messages.notTaken;
  if (due <= 0) return advance > 0 ? messages.advanceIsAll : messages.nothingDue;
  if (total < from) return messages.from(from);
  if (total > to) return messages.upTo(to);
  const excluded = lines.find(({ productId }) => notFor.includes(productId));
  if (excluded) return messages.notFor(excluded.title);
  if (refused > mostRefused) return messages.refusedBefore;
  if (open >= mostOpen) return messages.tooManyOpen;
  if (pincode === '') return messages.pincodeMissing;
  if (pincodes.list.includes(pincode) !== pincodes.only) return messages.notAtPincode(pincode);
  return null;
}
