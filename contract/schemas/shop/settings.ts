// The settings: each section is declared here, once. Its schema checks the admin's forms and the
// command line; its type is the value on the server and in pages. shop.config.ts has the defaults.
import type { ShownOffer } from '../selling/offer-codes.ts';
import * as z from 'zod/mini';
import { hasRate } from '../../tax/gst-rates.ts';
import { accentContrast, primaryContrast, textContrast } from '../../colors/colors.ts';
import { type MessageKind, messageKinds, messageProblem } from '../../content/customer-messages.ts';
import { cashLimits, delivery, lengths } from '../../limits.ts';
import { isPincode } from '../address.ts';
import { identifier, integerBetween } from '../choices.ts';
import { email, numberOrText, requiredText } from '../fields.ts';
import { gstinField } from '../selling/gstin.ts';
import * as cashMessages from '../../texts/messages/cash-messages.ts';
import * as messages from '../../texts/messages/settings-messages.ts';
import { exactCode, exactText } from '../../typed/exact-text.ts';
import { visibleText } from '../../typed/visible-text.ts';

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && visibleText(value) === '') ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isBlank));

/** Null when it is missing or blank; for an object, when all its fields are. */
const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => (isBlank(value) ? null : value)),
    z.nullable(schema),
  );

const phone = z
  .string({ error: messages.phoneInvalid })
  .check(z.overwrite(exactText), z.regex(/^\+?[\d\s()-]{6,24}$/, messages.phoneInvalid));

const gstin = gstinField(messages.gstinInvalid);

const pincode = z
  .string({ error: messages.pincodeInvalid })
  .check(z.overwrite(exactText), z.refine(isPincode, messages.pincodeInvalid));

const degrees = (most: number, message: string) =>
  z.pipe(
    numberOrText(message),
    z.transform((value, context) => {
      const text = exactText(String(value));
      const number = Number(text);
      if (/^-?\d+(\.\d+)?$/.test(text) && Math.abs(number) <= most) return number;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );

/** Of this shop or of another site; never a scheme that runs a program. */
const href = z
  .string({ error: messages.linkInvalid })
  .check(
    z.overwrite(exactText),
    z.maxLength(500, messages.linkInvalid),
    z.regex(/^(https?:\/\/[^\s/]+\S*|\/(?!\/)\S*)$/, messages.linkInvalid),
  );
const Link = z.object({ label: requiredText(messages.labelRequired), href });
export type Link = z.output<typeof Link>;

const color = z
  .string({ error: messages.colorInvalid })
  .check(z.overwrite(exactText), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, messages.colorInvalid));

/** Two digits, rounded down: a colour that just fails must not look like one that passes. */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The check runs on valid colours only. */
const readable = (contrast: (color: string) => number, message: (ratio: string, least: number) => string) =>
  z.pipe(
    color,
    z.string().check(
      z.refine((value) => contrast(value) >= textContrast, {
        error: ({ input }) => message(formatRatio(contrast(String(input))), textContrast),
      }),
    ),
  );

const date = z
  .string({ error: messages.dateInvalid })
  .check(
    z.overwrite(exactText),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, messages.dateInvalid),
    z.refine(isDate, messages.dateInvalid),
  );

/** Rejects `2027-02-30`. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const ShopSection = z.object({
  name: requiredText(messages.nameRequired, 60),
  /** Explains the name in a few words, under the wordmark and in search results. */
  tagline: requiredText(messages.taglineRequired, 120),
  description: requiredText(messages.descriptionRequired, 400),
  /** The name of the business, if it differs from the shop's. */
  legalName: orNull(requiredText(messages.nameRequired, 120)),
  gstin: orNull(gstin),
  contact: z.object({
    email,
    phone,
    address: z.object({
      street: requiredText(messages.streetRequired, lengths.addressLine),
      city: requiredText(messages.cityRequired),
      state: requiredText(messages.stateRequired),
      pincode,
      country: requiredText(messages.countryRequired),
    }),
    hours: requiredText(messages.hoursRequired, 120),
    /** Degrees; the centre of the footer's map. */
    map: z.object({
      latitude: degrees(90, messages.latitudeRange),
      longitude: degrees(180, messages.longitudeRange),
    }),
  }),
  social: z.array(Link).check(z.maxLength(12, messages.tooManyLinks)),
  poweredBy: Link,
  /** Rule 4 of the Consumer Protection (E-Commerce) Rules 2020, as is the next. */
  customerCare: orNull(z.object({ name: orNull(requiredText(messages.nameRequired)), email, phone })),
  grievanceOfficer: orNull(z.object({ name: requiredText(messages.officerNameRequired), email, phone })),
});
export type ShopSection = z.output<typeof ShopSection>;

/** Colours as `#rrggbb`. */
export const LookSection = z.object({
  /** Links, buttons and the first thread. */
  primary: readable(primaryContrast, messages.primaryTooLight),
  /** Accents on dark backgrounds, and fills under dark text. */
  accent: readable(accentContrast, messages.accentTooDark),
});
export type LookSection = z.output<typeof LookSection>;

/** Addresses of an uploaded logo's pictures; each contains a hash of the content. */
export const Logo = z.object({
  /** At two sizes for screens of different density. */
  header: z.object({ src: z.string(), srcset: z.string(), width: z.int(), height: z.int() }),
  /** Of the header's shape, as PNG. Logos of earlier versions have none. */
  mail: z.optional(z.string()),
  favicon32: z.string(),
  favicon48: z.string(),
  touchIcon: z.string(),
  icon192: z.string(),
  icon512: z.string(),
});
export type Logo = z.output<typeof Logo>;

/** Written by the upload only. Null: the drawn mark and the shop's name. */
const LogoSection = z.object({ logo: z.nullable(Logo) });

export const ShippingSection = z.object({
  /** Rupees, added to every order. */
  fee: integerBetween(0, 10_000, messages.feeRange),
  /** The goods' price in rupees from which an order ships free. Null: never. */
  freeFrom: orNull(integerBetween(1, 1_000_000, messages.freeFromRange)),
  /** Whether the address form also offers the eight union territories. */
  unionTerritories: z.boolean(),
});
export type ShippingSection = z.output<typeof ShippingSection>;

/** In a row. */
const maxDaysOff = 60;

/** Shown only while it lasts. The dates are days in India, both included. */
const Sale = z
  .object({
    name: requiredText(messages.saleNameRequired),
    from: date,
    to: date,
    exchangeDays: integerBetween(1, 90, messages.exchangeDaysRange),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: messages.saleEndsEarly, path: ['to'] }));
export type Sale = z.output<typeof Sale>;

export const SalesSection = z.object({ sales: z.array(Sale).check(z.maxLength(50, messages.tooManySales)) });

const isInOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;

/** Days on which nobody works: times of packing, delivery and answers count without them. */
const DaysOff = z.object({ name: requiredText(messages.dayOffNameRequired, 60), from: date, to: date }).check(
  z.refine(isInOrder, { error: messages.daysOffEndEarly, path: ['to'] }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxDaysOff * 24 * 3600_000, {
    error: messages.daysOffTooLong(maxDaysOff),
    path: ['to'],
  }),
);
export type DaysOff = z.output<typeof DaysOff>;

/** A line above the header of the shop, on these days. */
const Announcement = z
  .object({ text: requiredText(messages.announcementRequired, 160), from: date, to: date })
  .check(z.refine(isInOrder, { error: messages.announcementEndsEarly, path: ['to'] }));
export type Announcement = z.output<typeof Announcement>;

export const DaysOffSection = z.object({
  daysOff: z.array(DaysOff).check(z.maxLength(30, messages.tooManyDaysOff)),
  announcements: z.array(Announcement).check(z.maxLength(10, messages.tooManyAnnouncements)),
});

/** What the shop promises about time: its texts, its rules and its staff's deadlines follow. */
export const PromisesSection = z
  .object({
    /** Days after delivery in which goods may be sent back. A sale may have other ones. */
    exchangeDays: integerBetween(1, 90, messages.exchangeDaysRange),
    /** Until an order is packed; the texts say it in hours. */
    processingDays: integerBetween(1, 10, messages.processingDaysRange),
    /** Business days on the way: the fastest delivery, and the slowest. */
    deliveryFrom: integerBetween(1, 15, messages.deliveryDaysRange),
    deliveryTo: integerBetween(1, 15, messages.deliveryDaysRange),
  })
  .check(
    z.refine(({ deliveryFrom, deliveryTo }) => deliveryFrom <= deliveryTo, {
      error: messages.deliveryEndsEarly,
      path: ['deliveryTo'],
    }),
    // Later than that its customer may cancel.
    z.refine(({ processingDays, deliveryTo }) => processingDays + deliveryTo <= delivery.cancellableAfter, {
      error: messages.deliveryTooLate(delivery.cancellableAfter),
      path: ['deliveryTo'],
    }),
  );
export type PromisesSection = z.output<typeof PromisesSection>;

/** Null: the shop's name, and MAIL_FROM or the contact address. */
export const MailSection = z.object({
  senderName: orNull(requiredText(messages.nameRequired, 60)),
  senderAddress: orNull(email),
});

export const OrdersSection = z.object({
  /**
   * Rupees: a manager's limit for an order: refunds, goodwill and credit for exchanges. Above it,
   * only an owner.
   */
  managerRefundLimit: integerBetween(0, 1_000_000, messages.refundLimitRange),
});

const pincodes = z.array(pincode).check(
  z.overwrite((list) => [...new Set(list)]),
  z.maxLength(cashLimits.pincodes, cashMessages.tooManyPincodes),
);

/** Cash on delivery: which orders may be paid so. Rupees. */
export const CashSection = z
  .object({
    isOn: z.boolean(),
    from: integerBetween(1, cashLimits.most, cashMessages.fromRange),
    to: integerBetween(1, cashLimits.most, cashMessages.fromRange),
    /** Added to the shipping of an order that is paid so. */
    fee: integerBetween(0, cashLimits.mostFee, cashMessages.feeRange),
    /** Paid online first: whole rupees, such as `100`, or per cent, such as `20%`. Blank: nothing. */
    advance: z.string().check(
      z.overwrite((text) => text.replaceAll(/\s/g, '')),
      z.regex(/^(|[1-9]\d{0,3}|[1-9]\d?%)$/, cashMessages.advanceForm),
    ),
    /** `only`: the couriers collect there alone; otherwise nowhere there. */
    pincodes: z.object({ only: z.boolean(), list: pincodes }),
    /** Ids of products that are not sold so. */
    notFor: z.array(identifier()).check(z.maxLength(cashLimits.products, cashMessages.tooManyProducts)),
    /** Hours that the customer has to confirm an order. */
    confirmHours: integerBetween(cashLimits.leastHours, cashLimits.mostHours, cashMessages.confirmHoursRange),
    /** Days from the delivery after which a courier's cash is missing. */
    claimDays: integerBetween(1, 60, cashMessages.claimDaysRange),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: cashMessages.rangeEndsEarly, path: ['to'] }));
export type CashSection = z.output<typeof CashSection>;

const maxMessage = 600;
const message = (kind: MessageKind) =>
  z.string({ error: messages.messageRequired }).check(
    z.overwrite(visibleText),
    z.minLength(1, messages.messageRequired),
    z.maxLength(maxMessage, messages.messageTooLong(maxMessage)),
    z.superRefine((text, context) => {
      const problem = messageProblem(kind, text);
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    }),
  );

/** What staff send to customers by WhatsApp, with placeholders such as `{name}`. */
export const MessagesSection = z.object(
  Object.fromEntries(messageKinds.map((kind) => [kind, message(kind)])) as Record<
    MessageKind,
    ReturnType<typeof message>
  >,
);

/** The courier's tracking URL, with `{awb}` for the parcel's number. */
const trackingUrl = z
  .string({ error: messages.trackingUrlInvalid })
  .check(
    z.overwrite(exactText),
    z.maxLength(300, messages.trackingUrlInvalid),
    z.regex(/^https:\/\/[^\s/{}]+\/\S*\{awb\}\S*$/, messages.trackingUrlInvalid),
  );

const Courier = z.object({
  name: requiredText(messages.courierNameRequired, 60),
  /** Null: its parcels have no link. */
  trackingUrl: orNull(trackingUrl),
});
export type Courier = z.output<typeof Courier>;

export const CouriersSection = z.object({
  couriers: z.array(Courier).check(
    z.maxLength(30, messages.tooManyCouriers),
    z.refine(
      (couriers) => new Set(couriers.map(({ name }) => name.toLowerCase())).size === couriers.length,
      messages.courierTwice,
    ),
  ),
});

/**
 * The beginning of a document's number; with year and serial it has at most 16 characters (CGST
 * rule 46).
 */
const prefix = z
  .string({ error: messages.prefixInvalid })
  .check(z.overwrite(exactCode), z.regex(/^[A-Z0-9]{1,3}$/, messages.prefixInvalid));

export const TaxSection = z
  .object({
    /** Registered, under the composition scheme: bills of supply instead of invoices. */
    isComposition: z.boolean(),
    /** Default for products without their own. */
    hsn: z.string({ error: messages.usualHsnInvalid }).check(
      z.overwrite(exactText),
      z.regex(/^(\d{4}|\d{6}|\d{8})$/, messages.usualHsnInvalid),
      z.refine((hsn) => hasRate(hsn), messages.usualHsnWithoutRate),
    ),
    invoicePrefix: prefix,
    /** Of bills and bills of supply. */
    billPrefix: prefix,
    creditNotePrefix: prefix,
    /** Who signs; null: only the line for it. */
    signatory: orNull(requiredText(messages.nameRequired)),
  })
  .check(
    z.refine(
      ({ invoicePrefix, billPrefix, creditNotePrefix }) =>
        new Set([invoicePrefix, billPrefix, creditNotePrefix]).size === 3,
      { error: messages.prefixTwice, path: ['creditNotePrefix'] },
    ),
  );

export const settingsSections = {
  shop: ShopSection,
  look: LookSection,
  logo: LogoSection,
  shipping: ShippingSection,
  promises: PromisesSection,
  'days-off': DaysOffSection,
  sales: SalesSection,
  mail: MailSection,
  orders: OrdersSection,
  couriers: CouriersSection,
  cash: CashSection,
  messages: MessagesSection,
  tax: TaxSection,
} as const;
export type SectionName = keyof typeof settingsSections;
export type SectionValue<S extends SectionName> = z.output<(typeof settingsSections)[S]>;
/** The value of each section. */
export type Settings = { readonly [S in SectionName]: SectionValue<S> };

export const sectionNames = Object.keys(settingsSections) as [SectionName, ...SectionName[]];

/** The settings that pages know. */
export type ShopFacts = ShopSection &
  Settings['logo'] &
  Settings['sales'] &
  Pick<Settings, 'look' | 'shipping' | 'promises'> & {
    /** Missing where there are none: every page carries it. */
    readonly daysOff?: readonly DaysOff[];
    /** Missing in a shop that takes no cash on delivery. */
    readonly takesCash?: Pick<CashSection, 'from' | 'to' | 'fee' | 'confirmHours'> &
      Partial<Pick<CashSection, 'advance'>>;
    /** What shows on cards; missing in a shop that has no offers. */
    readonly offers?: readonly ShownOffer[];
  };
