// Row types of all tables, as both engines return them: ids and times as text (UUIDv7, ISO-8601
// UTC), money as whole rupees, booleans as 0 and 1, JSON as text.
import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { CashTables } from './tables/money/cash-tables.ts';
import type { CatalogTables } from './tables/catalog-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { CreditTables } from './tables/money/credit-tables.ts';
import type { DocumentTables } from './tables/document-tables.ts';
import type { DraftTables } from './tables/draft-tables.ts';
import type { EnquiryTables } from './tables/enquiry-tables.ts';
import type { ExchangeTables } from './tables/exchange-tables.ts';
import type { FulfilmentTables } from './tables/fulfilment-tables.ts';
import type { NewsletterTables } from './tables/newsletter-tables.ts';
import type { OfferTables } from './tables/offer-tables.ts';
import type { OperationTables } from './tables/operation-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { ProductTables } from './tables/product-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';
import type { StockTables } from './tables/stock-tables.ts';

/** The first argument of every repository function: the database, or the current transaction. */
export type Database = Kysely<Tables>;

export interface Tables
  extends
    AccountTables,
    CashTables,
    CatalogTables,
    ContentTables,
    CreditTables,
    DocumentTables,
    DraftTables,
    EnquiryTables,
    ExchangeTables,
    FulfilmentTables,
    NewsletterTables,
    OfferTables,
    OperationTables,
    OrderTables,
    ProductTables,
    StaffTables,
    StockTables {}
