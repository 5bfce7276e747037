// Converts the shop's facts to the API's form.
import type { BrowserConfig } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';

export function toBrowserConfig({ settings, gateway }: Pick<Deps, 'settings' | 'gateway'>): BrowserConfig {
  const shop = settings.current();
  const { street, city, state, pincode, country } = shop.contact.address;
  return {
    name: shop.name,
    contact: {
      email: shop.contact.email,
      phone: shop.contact.phone,
      address: `${street}, ${city}, ${state} ${pincode}, ${country}`,
    },
    paymentScriptUrl: gateway.scriptUrl,
    paymentKey: gateway.keyId,
    isSandbox: gateway.isSandbox,
    shippingFee: shop.shipping.fee,
    shipping: shop.shipping,
  };
}
