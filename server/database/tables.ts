// Row types of all tables, as both engines return them: ids and times as text (UUIDv7, ISO-8601
// UTC), money as whole rupees, booleans as 0 and 1, JSON as text.
import type { Kysely } from 'kysely';
import type { Size } from '@taana-baana/contract';
import type { OrderChannel } from '@taana-baana/contract/admin/order-channels.ts';
import type { HideReason } from '@taana-baana/contract/admin/review-filters.ts';
import type { CollectionTables } from './collection-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { CreditColumn, CreditTables } from './credit-tables.ts';
import type { DocumentColumn, DocumentTables, GstinColumn, OrderGstinColumn } from './document-tables.ts';
import type { EnquiryTables } from './enquiry-tables.ts';
import type { FulfilmentTables } from './fulfilment-tables.ts';
import type { ExchangeTables } from './exchange-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { ManualOrderTables } from './manual-order-tables.ts';
import type { PostColumns, PostTables } from './post-tables.ts';
import type { ProductColumns, ProductTables, SwatchColumn } from './product-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { OversellColumn, StockTables } from './stock-tables.ts';

/** The first argument of every repository function: the database, or the current transaction. */
export type Database = Kysely<Tables>;

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

export interface ColorRow {
  id: string;
  title: string;
}

export interface ProductRow {
  id: string;
  title: string;
  /** Sorts titles alike on both engines; made by `titleSortKey`. */
  title_sort_key: string;
  brand: string;
  category: string;
  price: number;
  /** Sanitised HTML. */
  description: string;
  created_at: string;
}

export interface ProductTagRow {
  product_id: string;
  tag: string;
  position: number;
}

export interface ProductColorRow {
  product_id: string;
  color_id: string;
  position: number;
}

/** A picture in the image store; `variants` is JSON: `[{width, format, file}]`. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  color: string;
  variants: string;
}

export interface ProductPictureRow {
  product_id: string;
  picture_id: string;
  position: number;
  alt: string;
  /** The colour of the shirt in the picture, if known. */
  color_id: string | null;
}

export interface ReviewRow {
  id: string;
  product_id: string;
  /** Null for reviews imported with a catalogue. */
  customer_id: string | null;
  star: number;
  comment: string;
  created_at: string;
  /** Null: it is shown. */
  hidden_at: string | null;
  hidden_reason: HideReason | null;
  /** What the shop says under it. */
  reply: string | null;
  replied_at: string | null;
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

/**
 * One checkout, or one order that staff take, from its start. `status` is 'Payment pending', 'Expired' or
 * a status that the shopper sees.
 */
export interface OrderRow {
  id: string;
  customer_id: string;
  /** The order whose exchange it replaces: then it costs nothing, and has no payment. */
  parent_id: string | null;
  /** How it reached the staff who took it; null: it was not taken by staff. */
  channel: OrderChannel | null;
  /** Short and readable; assigned when the order is placed. */
  number: string | null;
  status: string;
  /** Customer, amount and the browser's attempt: a repeated checkout finds its order by it. */
  attempt_key: string | null;
  provider_order_id: string | null;
  /**
   * The payment of a placed order; a payment belongs to one order only. Null also where the shop itself
   * received the money, and where nothing was to be paid.
   */
  provider_payment_id: string | null;
  items_total: number;
  shipping_price: number;
  /** What is charged: items and shipping. */
  total: number;
  /** The part of `total` that is paid with store credit; the provider is asked for the rest. */
  credit: number;
  /** JSON of a PaidAddress. It may be incomplete, even when the order is paid. */
  address: string | null;
  /** What the owner should check before shipping. */
  note: string | null;
  created_at: string;
  paid_at: string | null;
  /** When create-order first answered for this order. */
  acknowledged_at: string | null;
  /** When to ask the provider next, or the end of a lease; null when nothing is open. */
  check_at: string | null;
  checks: number;
  /**
   * `upi`, `card` …, and the provider's fees in paise, of which
   * `payment_tax_paise` is GST; null until known.
   */
  payment_method: string | null;
  payment_fee_paise: number | null;
  payment_tax_paise: number | null;
  /** What staff wrote of a payment that the shop itself received, such as its UPI reference. */
  payment_reference: string | null;
  /** When the order mail stops waiting for the address; null once it is queued. */
  order_mail_at: string | null;
  /**
   * The customer as they were at the purchase. Null until the order is placed, unless staff took it,
   * and again once the account is deleted.
   */
  customer_name: string | null;
  customer_mobile: string | null;
  customer_email: string | null;
  /** `asha kumari` and `kumari asha`: a search matches their beginning. */
  name_key: string | null;
  last_name_key: string | null;
  /** Of a registered customer, for the invoice; until the account is deleted. */
  customer_gstin: string | null;
}

export interface OrderLineRow {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  title: string;
  color_id: string;
  color_title: string;
  size: string;
  quantity: number;
  price: number;
}

/** An order's history: every change of status with its cause, and events without one. */
export interface OrderEventRow {
  id: string;
  order_id: string;
  from_status: string | null;
  to_status: string;
  cause: string;
  created_at: string;
  /** What happened without a change of status; null for a change of status. */
  what: string | null;
  /** The member of staff who caused it in the admin. */
  staff_id: string | null;
}

export interface WebhookEventRow {
  id: string;
  event: string;
  /** The order that the event is about, if it names one. */
  provider_order_id: string | null;
  provider_payment_id: string | null;
  /** The original body, with the payer's e-mail and phone number; emptied once processed. */
  body: string;
  received_at: string;
  processed_at: string | null;
  /** When to try next, or the end of a lease; null once processed or given up. */
  try_at: string | null;
  tries: number;
}

/**
 * A refund, due or done. The row's id is the idempotency key of the provider's call. `status`:
 * `due` (not requested yet), `requested` (in progress at the provider), `refunded`, `failed`
 * (rejected: the owner has to look), `by hand` (staff give it back: the provider never had it).
 */
export interface RefundRow {
  id: string;
  /** Of money that the shop itself received: the order's id. */
  provider_payment_id: string;
  order_id: string | null;
  /** One of `RefundReason`. */
  reason: string;
  /** Null: the payment's whole remainder, recorded by a version without amounts and still open. */
  amount_paise: number | null;
  currency: string;
  status: string;
  /** The provider's message when it rejected the refund. */
  failure: string | null;
  provider_refund_id: string | null;
  created_at: string;
  /**
   * When to ask the provider next, or the end of the lease of the
   * process that asks; null once done.
   */
  due_at: string | null;
  tries: number;
  /** The member of staff who made it in the admin. */
  staff_id: string | null;
  /** Of the call that made it: a repeated call finds its refund, if it asks for the same rupees. */
  request_key: string | null;
  request_amount: number | null;
  /** JSON: `[{line, quantity}]`, of the order's lines. Null: it is for no lines. */
  lines: string | null;
  /**
   * Rupees that went back to the customer's store credit, beside `amount_paise`, at the moment of
   * the refund. They are there whatever becomes of the rest.
   */
  credit: number;
}

/** A chargeback: a customer asked their bank for the money back. `status` is the provider's. */
export interface DisputeRow {
  /** The provider's id. */
  id: string;
  order_id: string;
  provider_payment_id: string;
  amount_paise: number;
  currency: string;
  status: string;
  phase: string;
  reason: string;
  /** The provider's deadline for evidence. */
  respond_by: string | null;
  created_at: string;
}

/** A mail, queued or sent; the bodies of a sent one are deleted. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  /** The address that ends the subscription with one call. */
  unsubscribe_url: string | null;
  /** Where an answer to it goes; null: to its sender. */
  reply_to: string | null;
  created_at: string;
  sent_at: string | null;
  /** When to try next, or when the sending process's lease ends; null once sent or given up. */
  try_at: string | null;
  tries: number;
  /** The order that it is about. */
  order_id: string | null;
  /** The order's event that it reports: while it waits, undoing the event takes it back. */
  event_id: string | null;
  /** What the mail server said at the last attempt; null once sent. */
  problem: string | null;
  /** The newsletter's campaign that it belongs to: it is sent when no other mail is due. */
  campaign_id: string | null;
  /** The tax document whose PDF is attached. */
  document_id: string | null;
}

/**
 * The last backup made in the admin (`admin`), and by the command line (`cli`), and the last copy to
 * another place (`off-site`). Not part of a backup: it is about the files beside the database.
 */
export interface BackupRunRow {
  id: 'admin' | 'cli' | 'off-site';
  /** Its name, without the folder. */
  file: string;
  started_at: string;
  /** While it is due or being made, when another process takes it over; null once ended. */
  try_at: string | null;
  tries: number;
  ended_at: string | null;
  /** One sentence; null unless it failed. */
  problem: string | null;
  /** When the last one that succeeded was finished. */
  made_at: string | null;
}

export interface BlogPostRow {
  id: string;
  title: string;
  category: string;
  /** Sanitised HTML. */
  description: string;
  created_at: string;
}

export interface BlogPictureRow {
  post_id: string;
  picture_id: string;
  position: number;
  alt: string;
}

/** Attempts left until `resets_at`. The key is a hash of the address or e-mail. */
export interface LimitRow {
  key: string;
  tries_left: number;
  resets_at: string;
}

/** The payment sandbox's own data. `body` is the JSON of the provider's entity. */
export interface SandboxEntityRow {
  id: string;
  kind: string;
  /** The order of a payment, the payment of a refund, or the receipt of an order. */
  parent: string | null;
  body: string;
}

/** Facts about the database itself, such as that the sample catalogue has been imported. */
export interface MarkRow {
  name: string;
  created_at: string;
}

/** Number of changes of one kind of cached data; without a row, none. */
export interface DataVersionRow {
  data: 'catalog' | 'blog' | 'settings' | 'content';
  version: number;
}

/** One row, written to check that the database accepts writes. */
export interface ReadinessRow {
  id: number;
  /** Alternates between 0 and 1. */
  side: number;
}

export interface Tables
  extends
    CollectionTables,
    ContentTables,
    CreditTables,
    DocumentTables,
    EnquiryTables,
    ExchangeTables,
    FulfilmentTables,
    ManualOrderTables,
    NewsletterTables,
    PostTables,
    ProductTables,
    StaffTables,
    StockTables {
  customers: CustomerRow & GstinColumn;
  sessions: SessionRow;
  known_networks: KnownNetworkRow;
  email_links: EmailLinkRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  password_resets: PasswordResetRow;
  password_reset_requests: PasswordResetRequestRow;
  colors: ColorRow & SwatchColumn;
  products: ProductRow & ProductColumns & OversellColumn;
  product_tags: ProductTagRow;
  product_colors: ProductColorRow;
  pictures: PictureRow;
  product_pictures: ProductPictureRow;
  reviews: ReviewRow;
  wishlist_items: WishlistItemRow;
  cart_lines: CartLineRow;
  orders: Omit<OrderRow, 'credit' | 'customer_gstin'> & CreditColumn & OrderGstinColumn;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  webhook_events: WebhookEventRow;
  refunds: Omit<RefundRow, 'credit'> & CreditColumn;
  disputes: DisputeRow;
  mails: Omit<MailRow, 'document_id'> & DocumentColumn;
  backup_runs: BackupRunRow;
  blog_posts: BlogPostRow & PostColumns;
  blog_pictures: BlogPictureRow;
  limits: LimitRow;
  sandbox_entities: SandboxEntityRow;
  marks: MarkRow;
  data_versions: DataVersionRow;
  readiness: ReadinessRow;
}
