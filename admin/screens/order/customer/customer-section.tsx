// The customer: name, contact, address, store credit, as far as the member's role may see them.
import { Copy } from 'lucide';
import { customerPath } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import { addressLines } from '@taana-baana/contract/addresses/address-lines.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { toCustomer } from '@taana-baana/contract/admin/texts/people/customers.ts';
import { changeGstin, customer as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { handedOver } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import type { PaidAddress } from '@taana-baana/contract/schemas/address.ts';
import { copyText } from '../../../components/copy-text.ts';
import { ContactWays } from '../../../components/orders/contact-ways.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { CustomerCredit } from './customer-credit.tsx';

interface CustomerSectionProps {
  order: Pick<OrderPage, 'number' | 'customer' | 'actions' | 'isHandedOver'>;
}

export function CustomerSection({ order: { number, customer, actions, isHandedOver } }: CustomerSectionProps) {
  const { name, contact } = customer;
  return (
    <Section heading={texts.heading}>
      <div className="ruled px-4 text-sm">
        <div className="py-3">
          <p className="text-base font-semibold">{name}</p>
          <EarlierOrders count={customer.earlierOrders} number={number} />
          {customer.page !== undefined && (
            <p>
              <Link to={customerPath(customer.page)} className="text-link inline-flex min-h-(--control) items-center">
                {toCustomer}
              </Link>
            </p>
          )}
          {contact ? (
            <ContactWays name={name} {...contact} />
          ) : (
            <p className="mt-2 text-pretty text-ink-soft">{texts.hidden}</p>
          )}
          {customer.gstin && <p className="tabular mt-2">{changeGstin.shown(customer.gstin, customer.business)}</p>}
          {customer.account !== 'open' && (
            <p className="mt-2 text-pretty text-ink-soft">
              {customer.account === 'deleted' ? texts.deleted : texts.noAccount}
            </p>
          )}
        </div>
        {contact ? (
          <Destination address={contact.address} none={isHandedOver ? handedOver : texts.addressMissing} />
        ) : (
          customer.state && <p className="py-3">{texts.from(customer.state)}</p>
        )}
        {customer.credit !== null && actions.giveCredit && (
          <CustomerCredit number={number} balance={customer.credit} limits={actions.giveCredit} />
        )}
      </div>
    </Section>
  );
}

function EarlierOrders({ count, number }: { count: number; number: string }) {
  if (count === 0) return <p className="text-ink-soft">{texts.first}</p>;
  return (
    <Link to={ordersPath({ customerOf: number })} className="text-link inline-flex min-h-(--control) items-center">
      {texts.earlier(count)}
    </Link>
  );
}

function Destination({ address, none }: { address: PaidAddress | null; none: string }) {
  const lines = address ? addressLines(address) : [];
  if (lines.length === 0) return <p className="py-3 text-pretty text-ink-soft">{none}</p>;
  return (
    <div className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-text text-xs font-semibold text-ink-soft">{texts.address}</h3>
        <address className="mt-0.5 not-italic">
          {lines.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <button
        type="button"
        aria-label={texts.copy}
        title={texts.copy}
        onClick={() => copyText(lines.join('\n'), texts)}
        className="icon-button -mr-2"
      >
        <Icon of={Copy} className="size-4" />
      </button>
    </div>
  );
}
