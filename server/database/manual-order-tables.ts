// Row types of what only orders that staff take have. See tables.ts for the types.

export interface PaymentLinkRow {
  order_id: string;
  /** The provider's. */
  id: string;
  url: string;
  /** Until then it can be paid, and the order holds its pieces. */
  expires_at: string;
}

export interface ManualOrderTables {
  payment_links: PaymentLinkRow;
}
