// What is typed into a new order.
import * as z from 'zod/mini';
import { handPayments } from '@taana-baana/contract/admin/paths/order-choices.ts';
import {
  type KnownCustomer as Customer,
  ManualOrderFields,
} from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import { Address } from '@taana-baana/contract/schemas/address.ts';
import { blankText, mobile } from '@taana-baana/contract/schemas/fields.ts';
import { OfferCode } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import { codeUnknown } from '@taana-baana/contract/texts/messages/offer-messages.ts';
import type { ShopForm } from '../../../design/form/use-shop-form.ts';
import type { ChosenLine } from '../../components/orders/piece-choice.tsx';

/** What is handed over is paid. */
export const paidBy = { sent: ['link', ...handPayments], here: handPayments } as const;

const common = z.extend(
  z.pick(ManualOrderFields, { channel: true, email: true, gstin: true, business: true, note: true }),
  {
    lines: z.array(z.custom<ChosenLine>()).check(z.minLength(1, messages.linesMissing)),
    isShippingWaived: z.boolean(),
    discount: ManualOrderFields.shape.discount,
    codes: z.array(z.union([blankText, OfferCode], { error: codeUnknown })),
    picked: z.optional(z.custom<Customer>()),
    reference: z.string(),
    pasted: z.optional(z.string()),
  },
);
export const OrderForm = z.discriminatedUnion('handing', [
  z.extend(common, { handing: z.literal('sent'), mobile, address: Address, method: z.enum(paidBy.sent) }),
  z.extend(common, {
    handing: z.literal('here'),
    mobile: z.union([blankText, mobile]),
    // The server checks it if the invoice needs it.
    address: z.custom<z.input<typeof Address>>(),
    method: z.enum(paidBy.here, { error: messages.paymentMissing }),
  }),
]);
export type OrderFormState = ShopForm<z.input<typeof OrderForm>, z.output<typeof OrderForm>>;
