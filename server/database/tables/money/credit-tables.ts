// Row types of the tables of store credit. See ../../tables.ts for the types.
import type { CreditKind } from '@taana-baana/contract/schemas/selling/store-credit.ts';

/**
 * The balance of a customer is the sum of the entries, and never below 0. Rows are only added; a
 * deleted account loses its notes.
 */
export interface StoreCreditEntryRow {
  id: string;
  customer_id: string;
  /** Rupees; below 0 for what was spent. */
  amount: number;
  /**
   * `gift card`, `exchange`: the customer gets credit. `goodwill`: staff gave it for an order or,
   * below 0, took it back. `order`: an order was paid with it. `order returned`: credit of a
   * cancelled or refunded order. `account deleted`: the remaining balance.
   */
  kind: CreditKind;
  /** The order that was paid, whose credit was returned, or for which staff gave it. */
  order_id: string | null;
  exchange_id: string | null;
  gift_card_id: string | null;
  /** The member of staff who gave it. */
  staff_id: string | null;
  /** The reason, in words of staff. The customer reads it. */
  note: string | null;
  /** Of the call that made it: a repeated call finds its entry. */
  request_key: string | null;
  created_at: string;
}

export interface GiftCardRow {
  id: string;
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string;
  /** The last four characters of the code, by which staff and customer identify it. */
  code_end: string;
  /** Rupees. */
  amount: number;
  /** How it was paid to the owner: `cash`, `upi` … */
  paid_by: string;
  recipient_email: string;
  recipient_name: string | null;
  message: string | null;
  staff_id: string | null;
  /** Of the call that made it: a repeated call makes no second card. */
  request_key: string | null;
  created_at: string;
  expires_at: string;
  /** The customer is that of the credit entry. */
  redeemed_at: string | null;
  cancelled_at: string | null;
}

export interface CreditTables {
  store_credit_entries: StoreCreditEntryRow;
  gift_cards: GiftCardRow;
}
