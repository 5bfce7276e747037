// Looks up an account by the typed mobile number or e-mail; the member may pick it.
import type { KnownCustomer as Customer } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import { customer as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { Button } from '../../components/button.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

interface KnownCustomerProps {
  /** The typed e-mail, or else mobile number. */
  contact: () => string;
  picked: Customer | undefined;
  onPick: (customer: Customer | undefined) => void;
}

export function KnownCustomer({ contact, picked, onPick }: KnownCustomerProps) {
  const [find, { data, isFetching }] = adminApi.useLazyFindKnownCustomersQuery();
  if (picked) {
    return (
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <p>{texts.picked(picked.name)}</p>
        <Button onPress={() => onPick(undefined)}>{texts.unpick}</Button>
      </div>
    );
  }
  const look = () => tell(find({ query: { contact: contact() } }));
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <Button isPending={isFetching} onPress={look}>
        {texts.find}
      </Button>
      {data?.customers.length === 0 && (
        <p className="text-pretty text-ink-soft">{data.unproved ? texts.unproved(data.unproved) : texts.unknown}</p>
      )}
      {data?.customers.map((customer) => (
        <div key={customer.id} className="flex flex-wrap items-center gap-2">
          <p className="tabular">{`${customer.mobile} · ${customer.email}`}</p>
          <Button onPress={() => onPick(customer)}>{texts.pick(customer.name)}</Button>
        </div>
      ))}
    </div>
  );
}
