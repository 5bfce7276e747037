// The customer's name, the e-mail for the confirmation, and the number that the courier calls.
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import * as checkoutTexts from '@taana-baana/contract/texts/screens/selling/checkout.ts';
import { firstCharacter } from '@taana-baana/contract/typed/first-character.ts';

type Buyer = Pick<SignedInCustomer, 'firstname' | 'lastname' | 'email' | 'mobile'>;

export function ContactBlock({ customer }: { customer: Buyer }) {
  const { firstname, lastname, email, mobile } = customer;
  return (
    <section aria-labelledby="contact-heading">
      <h2 id="contact-heading" className="text-display-xs">
        {checkoutTexts.contactInformation}
      </h2>
      <p className="mt-3 flex items-center gap-4 rounded-card bg-paper p-4 shadow-raised">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-indigo-wash font-display font-semibold text-indigo"
        >
          {firstCharacter(firstname)}
          {firstCharacter(lastname)}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">
            {firstname} {lastname}
          </span>
          <span className="block text-sm text-ink-soft">{email}</span>
          <span className="block text-sm text-ink-soft">{mobile}</span>
        </span>
      </p>
    </section>
  );
}
