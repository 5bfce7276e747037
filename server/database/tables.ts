// Row types of all tables, as both engines return them: ids and times as text (UUIDv7, ISO-8601
// UTC), money as whole rupees, booleans as 0 and 1, JSON as text.
import type { Kysely } from 'kysely';
import type {
  CartLineRow,
  CustomerRow,
  EmailLinkRow,
  KnownNetworkRow,
  PasswordResetRequestRow,
  PasswordResetRow,
  RecoveryCodeRow,
  SecondFactorRow,
  SessionRow,
  WishlistItemRow,
} from './tables/account-tables.ts';
import type {
  ColorRow,
  PictureRow,
  ProductColorRow,
  ProductPictureRow,
  ProductRow,
  ProductTagRow,
  ReviewRow,
} from './tables/catalog-tables.ts';
import type {
  DisputeRow,
  OrderEventRow,
  DiscountColumn,
  OrderAdjustmentRow,
  OrderLineRow,
  OrderRow,
  PaymentRow,
  RefundRow,
  WebhookEventRow,
  WrongAmountRow,
} from './tables/order-tables.ts';
import type {
  BackupRunRow,
  DataVersionRow,
  LimitRow,
  MailRow,
  MarkRow,
  MissingPageRow,
  ReadinessRow,
  RedirectRow,
  SandboxEntityRow,
} from './tables/operation-tables.ts';
import type { CollectionTables } from './tables/collection-tables.ts';
import type { CreditColumn, CreditTables } from './tables/credit-tables.ts';
import type { DraftTables } from './tables/draft-tables.ts';
import type { DocumentColumn, DocumentTables, GstinColumn, OrderGstinColumn } from './tables/document-tables.ts';
import type { EnquiryTables } from './tables/enquiry-tables.ts';
import type { FulfilmentTables } from './tables/fulfilment-tables.ts';
import type { ExchangeTables } from './tables/exchange-tables.ts';
import type { NewsletterTables } from './tables/newsletter-tables.ts';
import type { BlogPictureRow, BlogPostRow, ContentTables, PostColumns } from './tables/content-tables.ts';
import type { ProductColumns, ProductTables, SwatchColumn } from './tables/product-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { OversellColumn, StockTables } from './tables/stock-tables.ts';

/** The first argument of every repository function: the database, or the current transaction. */
export type Database = Kysely<Tables>;

export interface Tables
  extends
    CollectionTables,
    ContentTables,
    CreditTables,
    DocumentTables,
    DraftTables,
    EnquiryTables,
    ExchangeTables,
    FulfilmentTables,
    NewsletterTables,
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
  order_lines: Omit<OrderLineRow, 'discount_paise'> & DiscountColumn;
  order_adjustments: OrderAdjustmentRow;
  order_events: OrderEventRow;
  payments: PaymentRow;
  webhook_events: WebhookEventRow;
  refunds: Omit<RefundRow, 'credit'> & CreditColumn;
  wrong_amounts: WrongAmountRow;
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
  redirects: RedirectRow;
  missing_pages: MissingPageRow;
}
