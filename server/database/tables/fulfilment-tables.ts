// Row types of fulfilment: parcels, notes of staff, payment links. See ../tables.ts for the types.
import type { Generated } from 'kysely';

/** A parcel handed to a courier. An order that came back and was sent again has several. */
export interface ShipmentRow {
  /** That of the order's event that shipped it, which says who did it. */
  id: string;
  order_id: string;
  /** Its name in the settings at that time. */
  courier: string | null;
  /** The courier's number. */
  awb: string | null;
  /** In the mail about it, so it is stored readable; it shows where the parcel is, for 90 days. */
  track_token: string;
  created_at: string;
  /** When the courier brought it back. */
  returned_at: string | null;
}

/** What a member of staff wrote on an order. Rows are never changed. */
export interface OrderNoteRow {
  id: string;
  order_id: string;
  /** Null: the command line. */
  staff_id: string | null;
  text: string;
  created_at: string;
  /** Printed on the packing slip: 1 or 0. */
  on_slip: Generated<number>;
}

/** Of an order that staff took. */
export interface PaymentLinkRow {
  order_id: string;
  /** The provider's. */
  id: string;
  url: string;
  /** Until then it can be paid, and the order holds its pieces. */
  expires_at: string;
  /** JSON of a PromisedPrice. Null: it asks for what the order costs. */
  promise?: string | null;
}

export interface FulfilmentTables {
  shipments: ShipmentRow;
  order_notes: OrderNoteRow;
  payment_links: PaymentLinkRow;
}
