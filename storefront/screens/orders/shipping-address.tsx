// The shipping address, as on a parcel.
import { addressLines } from '@taana-baana/contract/addresses/address-lines.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { fillText } from '../../components/fill-text.tsx';
import { useShop } from '../../components/shop-context.ts';

export function ShippingAddress({ address }: { address: Order['shippingInfo'] }) {
  const { email } = useShop().contact;
  return (
    <div>
      <h3 className="font-text text-sm font-semibold [letter-spacing:0] text-ink-soft">
        {screenTexts.shippingAddress}
      </h3>
      {address ? (
        <address className="mt-1.5 not-italic whitespace-pre-line">{addressLines(address).join('\n')}</address>
      ) : (
        <p className="mt-1.5">
          {fillText(ordersTexts.noAddress, {
            email: (
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}
