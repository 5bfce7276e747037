// Where an order goes: the address form of the checkout, and the address of an order that is paid.
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { country, states, unionTerritories } from '../regions.ts';
import { fieldMessages } from '../messages.ts';
import { numberOrText, optionalText, requiredText } from './fields.ts';

/** An Indian PIN code. Gives an integer of six digits. */
const pincode = z.pipe(
  numberOrText(fieldMessages.pincodeRequired),
  z.transform((value, context) => {
    const text = String(value).replace(/\s/g, '');
    if (/^[1-9]\d{5}$/.test(text)) return Number(text);
    const message = text === '' ? fieldMessages.pincodeRequired : fieldMessages.pincodeInvalid;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

const addressFields = {
  firstname: requiredText(fieldMessages.firstnameRequired),
  lastname: requiredText(fieldMessages.lastnameRequired),
  address: requiredText(fieldMessages.addressRequired, lengths.addressLine),
  other: optionalText(),
  city: requiredText(fieldMessages.cityRequired),
  country: z.literal(country, { error: fieldMessages.countryRequired }),
  pincode,
};

/** The address form. Which of the union territories are offered is the shop's switch, checked by the server's checkout. */
export const Address = z.object({
  ...addressFields,
  state: z.enum([...states, ...unionTerritories], { error: fieldMessages.stateRequired }),
});
export type Address = z.infer<typeof Address>;

/** An address that comes with a payment already made: any state is taken, for a paid order is never refused for it. */
export const PaidAddress = z.object({ ...addressFields, state: requiredText(fieldMessages.stateRequired) });
export type PaidAddress = z.infer<typeof PaidAddress>;
