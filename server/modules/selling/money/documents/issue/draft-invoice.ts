// Drafts an invoice or bill before it has a number: its lines with taxes, and the other printed
// content.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { PaidAddress } from '@taana-baana/contract';
import { type DocumentKind, sellerKindOf } from '@taana-baana/contract/tax/documents.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { OrderLineRow } from '../../../../../database/tables/order-tables.ts';
import { toPaise } from '../../../../../integrations/payment-gateway/paise.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import type { ShopSettings } from '../../../../shop/settings/current-settings.service.ts';
import type { DocumentLine, PrintedParties } from '../document-content.ts';
import { placeOfCode, placeOfSupply, stateCodeOfGstin } from '../tax/place-of-supply.ts';
import { rateOn } from '@taana-baana/contract/tax/gst-rates.ts';
import { paidForShipping, paidPaise, worthOf, worthOfPieces } from '@taana-baana/contract/pricing/paid-value.ts';
import { listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import { sharePaise } from '@taana-baana/contract/pricing/share-paise.ts';
import { splitTax } from '../tax/split-tax.ts';
import type { CountedRefund } from './due-notes.ts';
import type { BilledOrder } from './issue.repository.ts';

export interface InvoiceDraft {
  readonly kind: Exclude<DocumentKind, 'credit note'>;
  readonly customerGstin: string | null;
  readonly printed: PrintedParties;
  readonly lines: readonly DocumentLine[];
}

/** The seller, the buyer and the goods of an order. */
export interface OrderToBill {
  readonly order: OrderRecord;
  readonly billed: BilledOrder;
  readonly lines: readonly OrderLineRow[];
  /** What adjustments take off its shipping. */
  readonly shippingDiscountPaise?: number;
  /** HSN codes of products that have their own. */
  readonly hsn: ReadonlyMap<string, string>;
  readonly settings: ShopSettings;
  readonly now: Date;
}

/** A line before its taxes. */
export type Good = Pick<
  DocumentLine,
  'lineId' | 'description' | 'hsn' | 'quantity' | 'pricePaise' | 'discountPaise' | 'shippingPaise'
> & {
  /** Percent; undefined: depends on price and day. */
  readonly rate?: number | undefined;
};

/**
 * Null: no tax is charged. Undefined: nobody knows the place, so there can be no invoice yet. What
 * is handed over in the shop is supplied there, unless the invoice has the address of a customer
 * who is not registered (IGST Act, section 10(1)(c) and (ca)).
 */
export function placeOf({
  order,
  billed,
  settings: { gstin, tax },
}: OrderToBill): PrintedParties['placeOfSupply'] | undefined {
  if (gstin === null || sellerKindOf(gstin, tax.isComposition) !== 'invoice') return null;
  const isInShop = order.isHandedOver && (order.address === null || billed.customer_gstin !== null);
  return isInShop ? placeOfCode(stateCodeOfGstin(gstin)) : placeOfSupply(order.address);
}

/** Undefined: there is nothing to bill, or the place of supply is not known. */
export function draftInvoice(toBill: OrderToBill, goods: readonly Good[]): InvoiceDraft | undefined {
  const { gstin, tax } = toBill.settings;
  const kind = sellerKindOf(gstin, tax.isComposition);
  const sellerCode = gstin === null ? undefined : stateCodeOfGstin(gstin);
  const place = placeOf(toBill);
  if (place === undefined) return undefined;
  const day = indianDayOf(toBill.now);
  const lines = goods.map(({ rate: fixed, ...good }) => {
    const { quantity, pricePaise, discountPaise, shippingPaise } = good;
    const value = listPriceOf({ price: pricePaise, quantity }) - discountPaise;
    const rate = place === null ? null : (fixed ?? rateOn(day, value, quantity));
    const totalPaise = value + shippingPaise;
    return { ...good, totalPaise, rate, ...splitTax(totalPaise, rate, place?.code === sellerCode) };
  });
  if (lines.every(({ totalPaise }) => totalPaise === 0)) return undefined;
  return { kind, customerGstin: toBill.billed.customer_gstin, printed: partiesOf(toBill, place), lines };
}

/**
 * Lines still paid for, at what was paid: without refunded pieces, and reduced by refunded amounts.
 * What the rounding of refunded pieces leaves lowers the discounts.
 */
export function remainingGoods(toBill: OrderToBill, refunds: readonly CountedRefund[]): Good[] {
  const { order, lines } = toBill;
  const pieces = refunds.flatMap((refund) => refund.pieces);
  const worth = worthOf(lines);
  const left = lines
    .map((line, index) => {
      const gone = pieces.reduce((sum, piece) => sum + (piece.line === line.id ? piece.quantity : 0), 0);
      const back = toPaise(worthOfPieces(worth[index] ?? 0, line.quantity, 0, gone));
      // Once pieces went back in whole rupees, all lines count so.
      const net = (pieces.length > 0 ? toPaise(worth[index] ?? 0) : paidPaise(line)) - back;
      const quantity = line.quantity - gone;
      return { line, quantity, net, own: toPaise(listPriceOf({ ...line, quantity })) - net };
    })
    .filter(({ quantity }) => quantity > 0);
  const shipping = paidForShipping(order.shippingPrice, toBill.shippingDiscountPaise);
  const paid = refunds.reduce((sum, { paise }) => sum - paise, toPaise(order.total));
  if (paid <= 0) return [];
  const raised = sharePaise(
    Math.min(
      Math.max(0, left.reduce((rest, { net }) => rest - net, paid) - shipping),
      left.reduce((sum, { own }) => sum + own, 0),
    ),
    left.map(({ own }) => own),
  );
  const values = left.map(({ net }, index) => net + (raised[index] ?? 0));
  const full = values.reduce((sum, value) => sum + value, shipping);
  const lowered = sharePaise(Math.max(0, full - paid), [...values, shipping]);
  const shares = sharePaise(
    shipping - (lowered.at(-1) ?? 0),
    values.map((value, index) => value - (lowered[index] ?? 0)),
  );
  return left.map(({ line, quantity }, index) => ({
    ...textsOf(toBill, line),
    quantity,
    pricePaise: toPaise(line.price),
    discountPaise: toPaise(listPriceOf({ ...line, quantity })) - (values[index] ?? 0) + (lowered[index] ?? 0),
    shippingPaise: shares[index] ?? 0,
  }));
}

/** Of goods that came back: what the replacement's line is worth, and its rate. */
export type ReturnedGood = Pick<DocumentLine, 'pricePaise' | 'totalPaise' | 'rate'>;

/**
 * `came`: for each line of the replacement, what the credit note credited of the goods that it
 * replaces.
 */
export function replacementGoods(toBill: OrderToBill, came: readonly (ReturnedGood | undefined)[]): Good[] {
  // The fee of sending it again is its shipping.
  const shares = sharePaise(
    toPaise(toBill.order.shippingPrice),
    toBill.lines.map((_, index) => came[index]?.totalPaise ?? 0),
  );
  return toBill.lines.flatMap((line, index) => {
    const value = came[index];
    if (!value) return [];
    const { pricePaise, totalPaise } = value;
    const { quantity } = line;
    return {
      ...textsOf(toBill, line),
      quantity,
      pricePaise,
      discountPaise: listPriceOf({ price: pricePaise, quantity }) - totalPaise,
      shippingPaise: shares[index] ?? 0,
      rate: value.rate ?? undefined,
    };
  });
}

const textsOf = ({ hsn, settings }: OrderToBill, line: OrderLineRow) => ({
  lineId: line.id,
  description: `${line.title}, ${colorName(line.color_title)}, ${line.size}`,
  hsn: hsn.get(line.product_id) ?? settings.tax.hsn,
});

function partiesOf({ order, billed, settings }: OrderToBill, place: PrintedParties['placeOfSupply']): PrintedParties {
  const { name, legalName, gstin, contact } = settings;
  const { street, city, state, pincode } = contact.address;
  const { firstname = '', lastname = '' } = order.address ?? {};
  const person = `${firstname} ${lastname}`.trim() || (billed.customer_name ?? '');
  return {
    seller: {
      name: legalName ?? name,
      tradeName: name,
      address: [street, `${city}, ${state} ${pincode}`],
      gstin,
      email: contact.email,
      phone: contact.phone,
    },
    customer: {
      name: billed.customer_business ?? person,
      address: [
        ...(billed.customer_business && person ? [person] : []),
        ...(order.address === null ? [] : addressLines(order.address)),
      ],
      gstin: billed.customer_gstin,
    },
    placeOfSupply: place,
    orderNumber: order.number ?? '',
    orderDay: indianDayOf(new Date(order.placedAt ?? order.createdAt)),
    corrects: null,
    signatory: settings.tax.signatory,
    ...(order.cashFee > 0 && { hasCashFee: true }),
  };
}

function addressLines({ address, other, city, state, pincode }: PaidAddress): string[] {
  const place = `${state} ${pincode}`.trim();
  return [address, other ?? '', [city, place].filter(Boolean).join(', ')].filter(Boolean);
}
