import type { Generated } from 'kysely';

/** Offers are copied, not edited, once they are published. */
export interface OfferRow {
  id: string;
  /** JSON: `OfferTerms`. */
  terms: string;
  /** That all use; it is one of `offer_codes` from when the offer is published. */
  code: string | null;
  /** Changes with every save. */
  draft: string;
  created_at: string;
  saved_at: string;
  saved_by: string | null;
  published_at: string | null;
  ended_at: string | null;
  /** Reserved and taken, where the offer has a limit; `spent` in rupees. */
  uses: number;
  spent: number;
}

export interface OfferCodeRow {
  /** Upper case, without spaces. */
  code: string;
  offer_id: string;
  /** Null: as many as the offer has; then `uses` stays 0. */
  max_uses: number | null;
  uses: number;
}

/** One order's use of one offer. */
export interface OfferUseRow {
  order_id: string;
  offer_id: string;
  code: string | null;
  customer_id: string | null;
  /** Keyed hashes, which stay for 180 days after the account is deleted. */
  mobile_hash: string | null;
  email_hash: string | null;
  /** What the offer took off. */
  rupees: number;
  state: 'reserved' | 'taken' | 'given back';
  created_at: string;
  /** Of a reserved one: when it is due to be given back. */
  expires_at: string | null;
  /** When its hashes are deleted; null: the customer has an account. */
  forget_at: string | null;
}

/** Mobiles and confirmed e-mails of deleted accounts that have ordered. */
export interface PastCustomerRow {
  hash: string;
  until: string;
}

/** One row, made at its first use: without it, hashes of mobiles could be found by trying all numbers. */
export interface HashKeyRow {
  id: 'customers';
  secret: string;
}

/** A parcel of a deleted account that came back unpaid. */
export interface PastRefusalRow {
  order_id: string;
  mobile_hash: string;
  until: string;
}

export interface OfferTables {
  offers: Omit<OfferRow, 'code' | 'uses' | 'spent'> & {
    code: Generated<string | null>;
    uses: Generated<number>;
    spent: Generated<number>;
  };
  offer_codes: Omit<OfferCodeRow, 'uses'> & { uses: Generated<number> };
  offer_uses: OfferUseRow;
  past_customers: PastCustomerRow;
  past_refusals: PastRefusalRow;
  hash_keys: HashKeyRow;
}
