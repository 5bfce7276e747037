// The shop's facts for the browser, and the payment gateway's public key.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import type { BrowserConfig } from '@taana-baana/contract';

export const shopConfigRoutes = (deps: Deps): Route[] => [route('getConfig', async () => toBrowserConfig(deps))];

function toBrowserConfig({ settings, gateway }: Pick<Deps, 'settings' | 'gateway'>): BrowserConfig {
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
