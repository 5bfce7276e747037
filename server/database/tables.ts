// Row types of every table, as both engines return them: ids and times as text (UUIDv7, ISO-8601 UTC), money as whole rupees, booleans as 0 and 1, JSON as text.
import type { Kysely } from 'kysely';
import type { Size } from '@taana-baana/contract';

/** The handle that every repository function takes first: the database, or the transaction in progress. */
export type Database = Kysely<Tables>;

export interface CustomerRow {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  mobile: string;
  password_hash: string;
  created_at: string;
  /** When a link mailed to `email` was used; null until then, and again after a change of `email`. */
  email_confirmed_at: string | null;
}

/** A network from which the account was logged in to; kept for 90 days after the last login. */
export interface KnownNetworkRow {
  customer_id: string;
  /** SHA-256 of customer and network, hexadecimal. */
  network_hash: string;
  seen_at: string;
}

/** A link mailed to an e-mail of the customer, which may not be the present one. */
export interface EmailLinkRow {
  token_hash: string;
  customer_id: string;
  email: string;
  /** `confirm`: it belongs to the customer. `restore`: it is to be the customer's e-mail again. */
  purpose: 'confirm' | 'restore';
  created_at: string;
  expires_at: string;
}

/** The key that a customer's authenticator app has too. */
export interface SecondFactorRow {
  customer_id: string;
  /** Base32, 160 bits. Readable: the server computes the same codes as the app. */
  secret: string;
  /** Null until the first code was right: until then a login asks for none. */
  confirmed_at: string | null;
  /** The 30-second step of the last code that was taken; only a later step's code is taken next. */
  last_step: number;
}

/** One that was not used yet. */
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
  /** It ends 180 days later, however much it is used. */
  created_at: string;
  /** 30 days after its last use. */
  expires_at: string;
}

/** At most one a customer, so that a newer link ends the older. */
export interface PasswordResetRow {
  customer_id: string;
  token_hash: string;
  expires_at: string;
}

/** Somebody asked for a reset link; a job looks up whether the account exists, so that the asking takes as long for any e-mail. */
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
  /** Orders titles as a reader does, on both engines alike; made by `titleSortKey`. */
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

/** A picture of the image store; `variants` is JSON: `[{width, format, file}]`. */
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
  /** The colour that the shirt has in it, where that was told. */
  color_id: string | null;
}

export interface ReviewRow {
  id: string;
  product_id: string;
  /** Null for the reviews that come with a catalogue. */
  customer_id: string | null;
  star: number;
  comment: string;
  created_at: string;
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

/** One checkout, from its unpaid start on. `status` is 'Payment pending', 'Expired' or a status the shopper sees. */
export interface OrderRow {
  id: string;
  customer_id: string;
  /** Short and readable; given when the order is placed. */
  number: string | null;
  status: string;
  /** Customer, amount and the browser's attempt, so that a repeated checkout finds its order. */
  attempt_key: string | null;
  provider_order_id: string | null;
  /** The payment that placed the order; one payment serves one order. */
  provider_payment_id: string | null;
  items_total: number;
  shipping_price: number;
  /** What is charged: items and shipping. */
  total: number;
  /** JSON of a PaidAddress; of a paid order, it may be incomplete. */
  address: string | null;
  /** What the owner should look at before sending it. */
  note: string | null;
  created_at: string;
  paid_at: string | null;
  /** When create-order first answered for this row. */
  acknowledged_at: string | null;
  /** When the provider is to be asked next; null when nothing is open. */
  check_at: string | null;
  checks: number;
  /** `upi`, `card` …, and what the provider keeps of the payment, `payment_tax_paise` of GST included; null until it says. */
  payment_method: string | null;
  payment_fee_paise: number | null;
  payment_tax_paise: number | null;
  /** When the order mail stops waiting for the address; null once it is queued. */
  order_mail_at: string | null;
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

/** The history of an order, dated, with causes: every move, and what happened while the status stayed. */
export interface OrderEventRow {
  id: string;
  order_id: string;
  from_status: string | null;
  to_status: string;
  cause: string;
  created_at: string;
  /** What happened while the status stayed; null for a move. */
  what: string | null;
}

export interface WebhookEventRow {
  id: string;
  event: string;
  /** What the event is about, where it says so. */
  provider_order_id: string | null;
  provider_payment_id: string | null;
  /** As it came, with the payer's e-mail and number in it; empty once processed. */
  body: string;
  received_at: string;
  processed_at: string | null;
  /** When it is to be tried next; null once processed, or given up. */
  try_at: string | null;
  tries: number;
}

/**
 * Money to give back, or given back. The row's id is the idempotency key of the provider's call. `status`: `due` (still to be
 * asked for), `requested` (the provider is at it), `refunded`, `failed` (refused: the owner has to look).
 */
export interface RefundRow {
  id: string;
  provider_payment_id: string;
  order_id: string | null;
  /** Why: see `RefundReason`. */
  reason: string;
  /** Null: all that was left of the payment, recorded by a version before amounts and not answered yet. */
  amount_paise: number | null;
  currency: string;
  status: string;
  /** What the provider said when it refused. */
  failure: string | null;
  provider_refund_id: string | null;
  created_at: string;
  /** When the provider is to be asked next, and the end of a lease while one is asking; null once it is over. */
  due_at: string | null;
  tries: number;
}

/** A customer has asked the bank for the money of a payment back. `status` as the provider says it. */
export interface DisputeRow {
  /** The provider's. */
  id: string;
  order_id: string;
  provider_payment_id: string;
  amount_paise: number;
  currency: string;
  status: string;
  phase: string;
  reason: string;
  /** Until when the provider takes evidence. */
  respond_by: string | null;
  created_at: string;
}

/** A mail waiting to be sent, or sent; a sent one has no bodies any more. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  /** Where one call ends the subscription that this mail belongs to. */
  unsubscribe_url: string | null;
  created_at: string;
  sent_at: string | null;
  /** When it is to be tried next, and the end of a lease while one is sending it; null once sent. */
  try_at: string | null;
  tries: number;
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

export interface EnquiryRow {
  id: string;
  name: string;
  email: string;
  mobile: string;
  comment: string;
  status: string;
  created_at: string;
}

export interface NewsletterSubscriberRow {
  email: string;
  /** In every mail to the subscriber, so it is kept as it is; all it opens is the way out. */
  unsubscribe_token: string;
  created_at: string;
}

/** How many tries are left to somebody until `resets_at`; the key holds no address and no e-mail, only their hash. */
export interface LimitRow {
  key: string;
  tries_left: number;
  resets_at: string;
}

/** The payment sandbox's own books: what the provider would know. `body` is the JSON of the provider's entity. */
export interface SandboxEntityRow {
  id: string;
  kind: string;
  /** The order of a payment, the payment of a refund, the receipt of an order. */
  parent: string | null;
  body: string;
}

/** Facts about the database itself, such as that the sample drop has been brought in. */
export interface MarkRow {
  name: string;
  created_at: string;
}

/** How often what processes keep in memory has changed; no row, never. */
export interface DataVersionRow {
  data: 'catalog' | 'blog';
  version: number;
}

/** One row, written whenever somebody asks whether the database takes writes. */
export interface ReadinessRow {
  id: number;
  /** 0 and 1 in turn. */
  side: number;
}

export interface Tables {
  customers: CustomerRow;
  sessions: SessionRow;
  known_networks: KnownNetworkRow;
  email_links: EmailLinkRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  password_resets: PasswordResetRow;
  password_reset_requests: PasswordResetRequestRow;
  colors: ColorRow;
  products: ProductRow;
  product_tags: ProductTagRow;
  product_colors: ProductColorRow;
  pictures: PictureRow;
  product_pictures: ProductPictureRow;
  reviews: ReviewRow;
  wishlist_items: WishlistItemRow;
  cart_lines: CartLineRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  webhook_events: WebhookEventRow;
  refunds: RefundRow;
  disputes: DisputeRow;
  mails: MailRow;
  blog_posts: BlogPostRow;
  blog_pictures: BlogPictureRow;
  enquiries: EnquiryRow;
  newsletter_subscribers: NewsletterSubscriberRow;
  limits: LimitRow;
  sandbox_entities: SandboxEntityRow;
  marks: MarkRow;
  data_versions: DataVersionRow;
  readiness: ReadinessRow;
}
