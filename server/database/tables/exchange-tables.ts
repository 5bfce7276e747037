// Row types of the tables of exchanges. See ../tables.ts for the types.
import type { ExchangeReason, ExchangeState } from '@taana-baana/contract/exchanges.ts';

export interface ExchangeRow {
  id: string;
  /** The order whose pieces come back. */
  order_id: string;
  state: ExchangeState;
  reason: ExchangeReason;
  /** The customer's words; null once the account is deleted. */
  comment: string | null;
  /** JSON: `[{line, quantity, colorId, color, size}]`, the line of the order and what is wanted. */
  lines: string;
  /** When the customer withdrew it; its state is `rejected`, which the previous version knows. */
  withdrawn_at?: string | null;
  /** Why it is rejected. */
  rejection: string | null;
  /** The order that replaces it. */
  replacement_id: string | null;
  requested_at: string;
  /** When the goods came back. */
  received_at: string | null;
  ended_at: string | null;
  /** From the browser: a request that is sent twice makes one exchange. */
  request_key: string | null;
}

export interface ExchangePhotoRow {
  /** Chosen by the browser: a photo that is sent twice is stored once. */
  id: string;
  customer_id: string;
  /** Null until the request is sent. */
  exchange_id: string | null;
  /** A WebP in Base64. */
  picture: string;
  created_at: string;
}

export interface ExchangeTables {
  exchanges: ExchangeRow;
  exchange_photos: ExchangePhotoRow;
}
