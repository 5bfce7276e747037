// Row types of the tables of counted stock. See ../tables.ts for the types.
import type { Size } from '@taana-baana/contract';
import type { OfferColumns } from './product-tables.ts';
import type { StockReason } from '@taana-baana/contract/admin/schemas/selling/stock.ts';

/** A product in one colour and size. Without a row, it is offered and made to order. */
export interface ProductVariantRow {
  id: string;
  /** The product may be gone: counts survive an import that drops the product or its colour. */
  product_id: string;
  color_id: string;
  size: Size;
  /** Pieces, never below 0; null: made to order. Always the sum of its movements. */
  stock: number | null;
  /** Pieces of `stock` that open checkouts hold: the sum of its reservations. */
  reserved: number;
  /** The owner is told at this count and below; 0: never. The same for all variants of a product. */
  low_stock: number;
}

/** A change of a variant's stock. Rows are only ever inserted. */
export interface StockMovementRow {
  id: string;
  variant_id: string;
  delta: number;
  reason: StockReason;
  /** Why it was corrected. */
  note: string | null;
  /** Of a sale, or of a cancelled order. */
  order_id: string | null;
  /** The member of staff. Null without an order: the command line. */
  staff_id: string | null;
  /** Id of the call that made it: a repeated call changes nothing. */
  request_key: string | null;
  at: string;
}

/** What an unpaid order reserves of a variant. Changed only while its order is locked. */
export interface StockReservationRow {
  order_id: string;
  variant_id: string;
  quantity: number;
  expires_at: string;
}

/** Pieces of a variant that a checkout reserved, once for the account and once for its network. */
export interface ReservationUseRow {
  id: string;
  variant_id: string;
  /** A hash: the table names neither. */
  subject: string;
  quantity: number;
  at: string;
}

export interface StockTables {
  product_variants: ProductVariantRow & OfferColumns;
  stock_movements: StockMovementRow;
  stock_reservations: StockReservationRow;
  reservation_uses: ReservationUseRow;
}
