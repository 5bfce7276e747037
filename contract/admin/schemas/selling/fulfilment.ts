// An order between packing and delivery: couriers, shipments, tracking, returned parcels, notes.
import * as z from 'zod/mini';
import { orderStatuses } from '../../../limits.ts';
import { blankText, requiredText } from '../../../schemas/fields.ts';
import { restockDecisions } from './stock.ts';
import * as messages from '../../texts/messages.ts';
import { codesOf, parcelNews } from '../../typed/awb-lines.ts';
import { exactCode, exactText } from '../../../typed/exact-text.ts';
import { readSlipCode } from '../../../typed/slip-code.ts';

/** The name of a courier in the settings. */
const courier = requiredText(messages.courierRequired, 60);

/** The courier's number of the parcel: letters, digits and dashes, in capitals, without spaces. */
const isAwb = z.regex(/^[A-Z0-9-]{4,40}$/, messages.awbInvalid);
const awb = z.string({ error: messages.awbInvalid }).check(z.overwrite(exactCode), isAwb);

/** Of an order that becomes Shipped. The AWB may follow later. */
const parcel = {
  courier: z.optional(z.union([blankText, courier], { error: messages.courierRequired })),
  awb: z.optional(z.union([blankText, awb], { error: messages.awbInvalid })),
};

interface Parcel {
  readonly courier?: string | undefined;
  readonly awb?: string | undefined;
}

const namesCourier = <T extends Parcel>() =>
  z.refine<T>((typed) => typed.awb === undefined || typed.courier !== undefined, {
    error: messages.courierRequired,
    path: ['courier'],
  });

export const NextParcel = z.object(parcel).check(namesCourier());

const status = z.enum(orderStatuses, { error: messages.statusUnknown });
const number = z
  .string({ error: messages.orderNumberRequired })
  .check(z.overwrite(exactText), z.minLength(1), z.maxLength(80));

export const maxMovedAtOnce = 100;
const someOrders = <T extends z.ZodMiniType>(schema: T, message = messages.ordersRange) =>
  z.array(schema).check(z.minLength(1, message), z.maxLength(maxMovedAtOnce, message));

/** The pieces that the member saw: a packed order is refused if it has others by now. */
const contents = z.optional(z.string().check(z.maxLength(40)));

export const OrderMove = z
  .object({
    to: status,
    contents,
    /** Ships an order whose payment is disputed. */
    despiteDispute: z.optional(z.boolean()),
    ...parcel,
  })
  .check(namesCourier());
export type OrderMove = z.infer<typeof OrderMove>;

/** Each order is moved by itself: a refused one does not stop the others. */
export const OrdersMove = z.object({ to: status, orders: someOrders(z.object({ number, contents, ...parcel })) });
export type OrdersMove = z.infer<typeof OrdersMove>;

/**
 * Ships many orders with one courier. An AWB belongs to one of them, and to others only if they go
 * together.
 */
export const shippingForm = (isTogether: (number: string, other: string) => boolean) =>
  z.object({ courier: parcel.courier, orders: z.array(z.object({ number, awb: parcel.awb })) }).check(
    z.superRefine(({ courier: name, orders }, context) => {
      const isNamed = name !== undefined || orders.every((order) => order.awb === undefined);
      if (!isNamed) context.addIssue({ code: 'custom', message: messages.courierRequired, path: ['courier'] });
      for (const [index, { number: of, awb: typed }] of orders.entries()) {
        const first = orders.find((order) => order.awb === typed)?.number ?? of;
        const initials = of.slice(0, of.indexOf('-') + 1);
        const message =
          typed === undefined
            ? undefined
            : initials && typed.startsWith(initials)
              ? messages.awbIsOrder
              : first !== of && !isTogether(first, of)
                ? messages.awbTaken(first)
                : undefined;
        if (message) context.addIssue({ code: 'custom', message, path: ['orders', index, 'awb'] });
      }
    }),
  );
export type ShippingForm = z.infer<ReturnType<typeof shippingForm>>;

/** Without it, the counted pieces are set aside until the order is sent again or cancelled. */
const goods = { goods: z.optional(z.enum(restockDecisions)) };

/** AWBs, numbers of orders, or codes of slips. */
const parcelCode = z.string({ error: messages.awbInvalid }).check(
  z.overwrite((code) => readSlipCode(code).number),
  isAwb,
);
export const ParcelReport = z.object({
  news: z.enum(parcelNews),
  codes: someOrders(parcelCode, messages.parcelsRange),
  /** Of returned parcels. */
  ...goods,
});
export type ParcelReport = z.infer<typeof ParcelReport>;

/** `codes`: as typed, scanned or pasted, a parcel on each line. */
export const ReportForm = z.pipe(
  z.pipe(
    z.object({ news: z.enum(parcelNews), goods: z.enum(['later', ...restockDecisions]), codes: z.string() }),
    z.transform(({ news, goods: decision, codes }) => ({
      news,
      codes: codesOf(codes, news),
      ...(news === 'returned' && decision !== 'later' && { goods: decision }),
    })),
  ),
  ParcelReport,
);

/** In the order of the request. */
export const ReportedParcels = z.object({
  parcels: z.array(
    z.object({
      code: z.string(),
      /** Of its order; null for an unknown code. */
      number: z.nullable(z.string()),
      /** Why it was not noted; null when it was. */
      message: z.nullable(z.string()),
    }),
  ),
});
export type ReportedParcels = z.infer<typeof ReportedParcels>;

/** To be confirmed; or each has the caller's own last move, which is undone. */
export const SomeOrders = z.object({ numbers: someOrders(number) });

/** In the order of the request. */
export const MovedOrders = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      isMoved: z.boolean(),
      /** The status now; null when there is no such order. */
      status: z.nullable(z.enum(orderStatuses)),
      /** Why not; null when it was moved. */
      message: z.nullable(z.string()),
    }),
  ),
});
export type MovedOrders = z.infer<typeof MovedOrders>;

export const ReturnedParcel = z.object(goods);

/** `goods`: restocked by default. */
export const Cancellation = z.object({ goods: z.optional(z.enum(restockDecisions)) });

/** Adds or corrects courier and AWB of a sent parcel. */
export const TrackingForm = z.object({ courier, awb });
export type TrackingForm = z.infer<typeof TrackingForm>;

/** Those of the settings, in their order. */
export const Couriers = z.object({
  couriers: z.array(z.object({ name: z.string(), trackingUrl: z.nullable(z.string()) })),
});
export type Couriers = z.infer<typeof Couriers>;

/** Longer ones have no room on a packing slip. */
const maxSlipNote = 300;

/** `onSlip`: printed on the packing slip, which the customer gets. */
export const NoteForm = z
  .object({ text: requiredText(messages.noteRequired, 1000), onSlip: z.optional(z.boolean()) })
  .check(
    z.refine(({ text, onSlip }) => !onSlip || text.length <= maxSlipNote, {
      error: messages.slipNoteTooLong(maxSlipNote),
      path: ['text'],
    }),
  );

export const OrderNote = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  /** Name of the member; null: the command line. */
  by: z.nullable(z.string()),
  /** Printed on the packing slip. */
  onSlip: z.optional(z.boolean()),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** The latest parcel. */
export const AdminParcel = z.object({
  courier: z.nullable(z.string()),
  awb: z.nullable(z.string()),
  /** The courier's page about it. */
  trackingUrl: z.nullable(z.string()),
  shippedAt: z.string(),
  /** Name of the member; null: the command line. */
  by: z.nullable(z.string()),
  /** The AWB's deadline: 24 business hours after dispatch. Null: it is known. */
  trackingDueAt: z.nullable(z.string()),
  /** When the courier returned it. */
  returnedAt: z.nullable(z.string()),
});
export type AdminParcel = z.infer<typeof AdminParcel>;
