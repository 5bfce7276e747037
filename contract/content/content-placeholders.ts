// Placeholders in the owner's texts, such as {shippingFee}: the page shows the setting, so that no
// two pages differ.
import { listPrice } from '../messages.ts';
import { pages } from '../pages.ts';
import type { PromisesSection, ShopFacts } from '../schemas/shop/settings.ts';
import { freeFromOf } from '../shipping.ts';
import {
  cashOnDelivery,
  contactForm,
  everywhere,
  freeShipping,
  noFee,
  offer,
  shippingCost,
  statesOnly,
  upiId,
} from '../texts/policy-texts.ts';
import * as policyTitles from '../texts/policy-titles.ts';

/** The settings that texts may show. */
export type ContentFacts = Pick<
  ShopFacts,
  'name' | 'description' | 'legalName' | 'contact' | 'shipping' | 'promises' | 'takesCash'
>;

interface Placeholder {
  /** Null while the settings have no value. */
  readonly value: (facts: ContentFacts) => string | null;
  /** The value is a link, where the page allows one. */
  readonly href?: (facts: ContentFacts) => string;
}

const linkTo = (text: string, path: string): Placeholder => ({ value: () => text, href: () => path });

/** `20%` or `100` */
const toAdvance = (advance: string): string =>
  advance.endsWith('%') ? advance.replace('%', ' %') : listPrice(Number(advance));

const days = (of: keyof PromisesSection): Placeholder => ({ value: ({ promises }) => `${promises[of]}` });

export const contentPlaceholders: Readonly<Record<string, Placeholder>> = {
  shopName: { value: ({ name }) => name },
  shopDescription: { value: ({ description }) => description },
  legalName: { value: ({ legalName, name }) => legalName ?? name },
  address: {
    value: ({ contact: { address } }) => `${address.street}, ${address.city}, ${address.state} ${address.pincode}`,
  },
  city: { value: ({ contact }) => contact.address.city },
  state: { value: ({ contact }) => contact.address.state },
  email: { value: ({ contact }) => contact.email, href: ({ contact }) => `mailto:${contact.email}` },
  phone: {
    value: ({ contact }) => contact.phone,
    href: ({ contact }) => `tel:${contact.phone.replace(/[^+\d]/g, '')}`,
  },
  hours: { value: ({ contact }) => contact.hours },
  shippingCost: {
    value: ({ shipping }) => {
      const freeFrom = freeFromOf(shipping);
      if (shipping.fee === 0) return freeShipping;
      return shippingCost(listPrice(shipping.fee), freeFrom === null ? null : listPrice(freeFrom));
    },
  },
  shippingFee: { value: ({ shipping }) => (shipping.fee === 0 ? noFee : listPrice(shipping.fee)) },
  freeShippingFrom: {
    value: ({ shipping }) => {
      const freeFrom = freeFromOf(shipping);
      return freeFrom === null ? null : listPrice(freeFrom);
    },
  },
  shippingArea: { value: ({ shipping }) => (shipping.unionTerritories ? everywhere : statesOnly) },
  // Null while the shop takes no cash: the server leaves out what its policies say about it.
  cashOnDelivery: { value: ({ takesCash }) => (takesCash ? cashOnDelivery : null) },
  cashFrom: { value: ({ takesCash }) => (takesCash ? listPrice(takesCash.from) : null) },
  cashTo: { value: ({ takesCash }) => (takesCash ? listPrice(takesCash.to) : null) },
  cashFee: { value: ({ takesCash }) => (takesCash?.fee ? listPrice(takesCash.fee) : null) },
  cashAdvance: { value: ({ takesCash: { advance } = {} }) => (advance ? toAdvance(advance) : null) },
  cashHours: { value: ({ takesCash }) => (takesCash ? `${takesCash.confirmHours}` : null) },
  // The server leaves out their lines in a shop that never had one.
  offer: { value: () => offer },
  upiId: { value: () => upiId },
  exchangeDays: days('exchangeDays'),
  processingHours: { value: ({ promises }) => `${promises.processingDays * 24}` },
  deliveryFrom: days('deliveryFrom'),
  deliveryTo: days('deliveryTo'),
  contactForm: linkTo(contactForm, pages.contact.path),
  privacyPolicy: linkTo(policyTitles.privacy, pages.privacyPolicy.path),
  refundPolicy: linkTo(policyTitles.refund, pages.refundPolicy.path),
  shippingPolicy: linkTo(policyTitles.shipping, pages.shippingPolicy.path),
  terms: linkTo(policyTitles.terms, pages.terms.path),
};

/** A piece of text, with its address if it is a link. */
export interface FilledText {
  readonly text: string;
  readonly href?: string;
}

/** Null: the text uses a setting without a value, and the page leaves it out. */
export function fillContent(text: string, facts: ContentFacts): FilledText[] | null {
  const filled: FilledText[] = [];
  // The name is a group, so `split` returns text and names alternately.
  for (const [index, piece] of text.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 0) {
      if (piece !== '') filled.push({ text: piece });
      continue;
    }
    const placeholder = contentPlaceholders[piece];
    const value = placeholder?.value(facts);
    if (placeholder === undefined || value === null || value === undefined) return null;
    filled.push(placeholder.href ? { text: value, href: placeholder.href(facts) } : { text: value });
  }
  return filled;
}

/** The same without links, for headings, search engines and banners. */
export function fillPlain(text: string, facts: ContentFacts): string | null {
  return (
    fillContent(text, facts)
      ?.map((piece) => piece.text)
      .join('') ?? null
  );
}
