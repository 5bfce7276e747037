// The printed content of a tax document. It is stored when the document is issued and never
// changes.
import type { DocumentKind } from '@taana-baana/contract/tax/documents.ts';

export interface Place {
  /** `Tamil Nadu` */
  readonly state: string;
  /** `33` */
  readonly code: string;
}

/** Everything printed except number, date and lines. */
export interface PrintedParties {
  readonly seller: {
    /** The legal name, or the shop's. */
    readonly name: string;
    readonly tradeName: string;
    /** Street, `Tiruppur, Tamil Nadu 641604`. */
    readonly address: readonly string[];
    readonly gstin: string | null;
    readonly email: string;
    readonly phone: string;
  };
  readonly customer: {
    /** Blank: unknown, as at a counter. */
    readonly name: string;
    /** Without name; empty: unknown. */
    readonly address: readonly string[];
    readonly gstin: string | null;
  };
  /** Null: the document has no tax columns. */
  readonly placeOfSupply: (Place & { readonly isUnionTerritory: boolean }) | null;
  /** `TB-7K3F9Q` */
  readonly orderNumber: string;
  /** India's day. */
  readonly orderDay: string;
  /** Of a credit note, and of an invoice that is issued in place of another. */
  readonly corrects: {
    readonly kind: Exclude<DocumentKind, 'credit note'>;
    readonly number: string;
    readonly day: string;
    /** A sentence: `The order was cancelled.` */
    readonly reason: string;
  } | null;
  readonly signatory: string | null;
  /** Its shipping has the fee for paying on delivery in it. */
  readonly hasCashFee?: true;
}

/** Sums in paise. Of a credit note: what is credited. */
export interface DocumentLine {
  /** The order's line. */
  readonly lineId: string;
  /** `Madras Check Tee, Indigo, M` */
  readonly description: string;
  readonly hsn: string;
  /** 0: only the price is reduced. */
  readonly quantity: number;
  /** Of one piece, tax included, before discount and shipping. */
  readonly pricePaise: number;
  readonly discountPaise: number;
  /** The line's share of the shipping. */
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly taxablePaise: number;
  /** Percent. Null: the document has no tax columns. */
  readonly rate: number | null;
  readonly cgstPaise: number;
  /** SGST, or UTGST. */
  readonly sgstPaise: number;
  readonly igstPaise: number;
}

export interface DocumentContent extends PrintedParties {
  readonly id: string;
  readonly kind: DocumentKind;
  /** `INV/26-27/00001` */
  readonly number: string;
  /** India's day: `2026-11-24`. */
  readonly day: string;
  readonly issuedAt: string;
  readonly totalPaise: number;
  readonly lines: readonly DocumentLine[];
}
