// Row types of customers, their logins, wishlist and cart. See ../tables.ts for the types.
import type { Generated } from 'kysely';
import type { Size } from '@taana-baana/contract';

export interface CustomerRow {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  mobile: string;
  password_hash: string;
  created_at: string;
  /** When a link mailed to `email` was used; null before that, and again after `email` changes. */
  email_confirmed_at: string | null;
  /** Since when the shop writes nothing that is not about an order. */
  no_contact_at?: string | null;
}

/** A network from which the customer logged in; kept for 90 days after the last login. */
export interface KnownNetworkRow {
  customer_id: string;
  /** SHA-256 of customer and network, hexadecimal. */
  network_hash: string;
  seen_at: string;
}

/** A link mailed to an e-mail of the customer, not necessarily the current one. */
export interface EmailLinkRow {
  token_hash: string;
  customer_id: string;
  email: string;
  /**
   * `confirm`: proves that the e-mail is the customer's. `restore`: makes it their e-mail again.
   */
  purpose: 'confirm' | 'restore';
  created_at: string;
  expires_at: string;
}

/** The key shared with a customer's authenticator app. */
export interface SecondFactorRow {
  customer_id: string;
  /** Base32, 160 bits. Stored readable: the server computes the same codes as the app. */
  secret: string;
  /** Null until the first correct code; until then a login asks for none. */
  confirmed_at: string | null;
  /** The 30-second step of the last accepted code; the next code must be of a later step. */
  last_step: number;
}

/** An unused recovery code. */
export interface RecoveryCodeRow {
  customer_id: string;
  /** SHA-256 of the code without its dashes, hexadecimal. */
  code_hash: string;
}

export interface SessionRow {
  /** SHA-256 of the bearer token, hexadecimal. */
  token_hash: string;
  customer_id: string;
  id: string;
  /** Browser and system in words. */
  device: string;
  /** The session ends 180 days later, however much it is used. */
  created_at: string;
  /** 30 days after its last use. */
  expires_at: string;
}

/** One per customer at most: a newer link replaces the older one. */
export interface PasswordResetRow {
  customer_id: string;
  token_hash: string;
  expires_at: string;
}

/**
 * The account lookup runs in a job, so response time does not reveal
 * whether the e-mail is registered.
 */
export interface PasswordResetRequestRow {
  id: string;
  email: string;
  created_at: string;
  answered_at: string | null;
}

export interface WishlistItemRow {
  customer_id: string;
  product_id: string;
  created_at: string;
}

export interface CartLineRow {
  id: string;
  customer_id: string;
  product_id: string;
  color_id: string;
  size: Size;
  quantity: number;
  created_at: string;
}

/** What staff write about a customer. */
export interface CustomerNoteRow {
  id: string;
  /** As orders name the customer, also one without an account. */
  customer_id: string;
  staff_id: string | null;
  text: string;
  created_at: string;
}

/** A link to the cart of an unfinished checkout. It ends with the checkout. */
export interface CartLinkRow {
  /** SHA-256 of the link's token, hexadecimal. */
  token_hash: string;
  order_id: string;
  created_at: string;
}

export interface AccountTables {
  /** With the GSTIN of those who are registered for GST. */
  customers: CustomerRow & { gstin: Generated<string | null> };
  sessions: SessionRow;
  known_networks: KnownNetworkRow;
  email_links: EmailLinkRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  password_resets: PasswordResetRow;
  password_reset_requests: PasswordResetRequestRow;
  wishlist_items: WishlistItemRow;
  cart_lines: CartLineRow;
  cart_links: CartLinkRow;
  customer_notes: CustomerNoteRow;
}
