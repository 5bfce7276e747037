// Where an order goes, as one writes it on a parcel.
import { addressLines } from '@taana-baana/contract/address-lines.ts';
import type { Order } from '@taana-baana/contract/schemas/order.ts';
import { shop } from '../../../shop.config.ts';

export function ShippingAddress({ address }: { address: Order['shippingInfo'] }) {
  return (
    <div>
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-soft">Shipping address</h3>
      {address ? (
        <address className="mt-1.5 not-italic whitespace-pre-line">{addressLines(address).join('\n')}</address>
      ) : (
        <p className="mt-1.5">
          We do not have it yet. Please write to{' '}
          <a href={`mailto:${shop.contact.email}`} className="text-link">
            {shop.contact.email}
          </a>
          .
        </p>
      )}
    </div>
  );
}
