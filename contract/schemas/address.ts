// The checkout's address form, and the address of a paid order.
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { country, states, unionTerritories } from '../addresses/regions.ts';
import { fieldMessages } from '../messages.ts';
import { numberOrText, optionalText, requiredText } from './fields.ts';
import { exactText } from '../typed/exact-text.ts';

export const isPincode = (value: number | string): boolean => /^[1-9]\d{5}$/.test(String(value));

/** An Indian PIN code, as an integer of six digits. */
const pincode = z.pipe(
  numberOrText(fieldMessages.pincodeRequired),
  z.transform((value, context) => {
    const text = exactText(String(value)).replace(/\s/g, '');
    if (isPincode(text)) return Number(text);
    const message = text === '' ? fieldMessages.pincodeRequired : fieldMessages.pincodeInvalid;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

/**
 * The address form. The server's checkout also checks whether the shop ships to union territories.
 */
export const Address = z.object({
  firstname: requiredText(fieldMessages.firstnameRequired),
  lastname: requiredText(fieldMessages.lastnameRequired),
  address: requiredText(fieldMessages.addressRequired, lengths.addressLine),
  other: optionalText(),
  city: requiredText(fieldMessages.cityRequired),
  country: z.literal(country, { error: fieldMessages.countryRequired }),
  pincode,
  state: z.enum([...states, ...unionTerritories], { error: fieldMessages.stateRequired }),
});
export type Address = z.infer<typeof Address>;

/**
 * An order's address. In a paid order, missing fields are blank and an
 * invalid PIN stays as it was sent.
 */
export const PaidAddress = z.object({
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  other: z.optional(z.string()),
  city: z.string(),
  country: z.string(),
  pincode: z.union([z.int(), z.string()]),
  state: z.string(),
});
export type PaidAddress = z.infer<typeof PaidAddress>;
