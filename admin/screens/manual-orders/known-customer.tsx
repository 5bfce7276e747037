// Who has the typed mobile number or e-mail; the member may pick them, which fills in what is known.
import { useDeferredValue } from 'react';
import type {
  KnownCustomers,
  KnownCustomer as Customer,
} from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { customer as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { mobileDigits } from '@taana-baana/contract/typed/exact-text.ts';
import { Button } from '../../components/button.tsx';
import { adminApi } from '../../store/admin-api.ts';

export type Guest = NonNullable<KnownCustomers['guests']>[number];

interface KnownCustomerProps {
  mobile: string;
  email: string;
  picked: Customer | undefined;
  onPick: (customer: Customer | undefined) => void;
  onFill: (guest: Guest) => void;
}

const isMobile = (typed: string) => /^\d{10}$/.test(mobileDigits(typed));
const isEmail = (typed: string) => /^\S+@\S+\.\S{2,}$/.test(typed.trim());

export function KnownCustomer({ mobile, email, picked, onPick, onFill }: KnownCustomerProps) {
  const contact = useDeferredValue(isEmail(email) ? email : isMobile(mobile) ? mobile : '');
  const { data } = adminApi.useFindKnownCustomersQuery(
    { query: { contact } },
    { skip: contact === '' || picked !== undefined, refetchOnMountOrArgChange: true },
  );
  if (picked) {
    return (
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <p>{texts.picked(picked.name)}</p>
        <Button onPress={() => onPick(undefined)}>{texts.unpick}</Button>
      </div>
    );
  }
  if (!data || contact === '') return null;
  const { customers, guests = [], unproved } = data;
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm">
      {customers.length + guests.length === 0 && (
        <p className="text-pretty text-ink-soft">{unproved ? texts.unproved(unproved) : texts.unknown}</p>
      )}
      {customers.map((customer) => (
        <div key={customer.id} className="flex flex-wrap items-center gap-2">
          <p className="tabular">{`${customer.mobile} · ${customer.email}`}</p>
          <Button onPress={() => onPick(customer)}>{texts.pick(customer.name)}</Button>
        </div>
      ))}
      {guests.map((guest) => (
        <div key={guest.name} className="flex flex-wrap items-center gap-2">
          <p>{texts.guest(guest.name)}</p>
          <Button onPress={() => onFill(guest)}>{texts.fill(guest.name)}</Button>
        </div>
      ))}
    </div>
  );
}
