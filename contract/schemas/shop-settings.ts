// The shop's settings that pages know: the owner's facts, its look, shipping and sales. Set in the
// admin; shop.config.ts has the defaults.

export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly country: string;
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** Contacts for customers; rule 4 of the Consumer Protection (E-Commerce) Rules 2020. */
export interface CustomerCare {
  readonly name: string | null;
  readonly email: string;
  readonly phone: string;
}

/** The grievance officer of the same rule. */
export interface GrievanceOfficer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface ShopSection {
  readonly name: string;
  /** Explains the name in a few words, under the wordmark and in search results. */
  readonly tagline: string;
  readonly description: string;
  /** The name of the business, if it differs from the shop's. */
  readonly legalName: string | null;
  readonly gstin: string | null;
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly address: PostalAddress;
    readonly hours: string;
    /** Degrees; the centre of the footer's map. */
    readonly map: { readonly latitude: number; readonly longitude: number };
  };
  readonly social: readonly Link[];
  readonly poweredBy: Link;
  readonly customerCare: CustomerCare | null;
  readonly grievanceOfficer: GrievanceOfficer | null;
}

/** Colours as `#rrggbb`. */
export interface LookSection {
  /** Links, buttons and the first thread. */
  readonly primary: string;
  /** Accents on dark backgrounds, and fills under dark text. */
  readonly accent: string;
}

/** Addresses of an uploaded logo's pictures; each contains a hash of the content. */
export interface Logo {
  /** At two sizes for screens of different density. */
  readonly header: { readonly src: string; readonly srcset: string; readonly width: number; readonly height: number };
  readonly favicon32: string;
  readonly favicon48: string;
  readonly touchIcon: string;
  readonly icon192: string;
  readonly icon512: string;
}

/** Null: the drawn mark and the shop's name. */
export interface LogoSection {
  readonly logo: Logo | null;
}

export interface ShippingSection {
  /** Rupees, added to every order below `freeFrom`. */
  readonly fee: number;
  /** Rupees: an order of at least this sum ships free. Null: none does. */
  readonly freeFrom: number | null;
  /** Whether the address form also offers the eight union territories. */
  readonly unionTerritories: boolean;
}

/** A sale with another exchange period. Dates are in India's time zone, YYYY-MM-DD, inclusive. */
export interface Sale {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly exchangeDays: number;
}

export interface SalesSection {
  readonly sales: readonly Sale[];
}

/** What the shop promises about time: its texts, its rules and its staff's deadlines follow. */
export interface PromisesSection {
  /** Days after delivery in which goods may be sent back. A sale may have other ones. */
  readonly exchangeDays: number;
  /** Until an order is packed; the texts say it in hours. */
  readonly processingDays: number;
  /** Business days on the way: the fastest delivery, and the slowest. */
  readonly deliveryFrom: number;
  readonly deliveryTo: number;
}

export interface ShopFacts extends ShopSection, LogoSection, SalesSection {
  readonly look: LookSection;
  readonly shipping: ShippingSection;
  readonly promises: PromisesSection;
}
