// The shipping policy (specification section 9 and decision 0006).
import { listPrice, policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as shippingTexts from '@taana-baana/contract/texts/policies/shipping.ts';
import { shop } from '../../../shop.config.ts';
import { PolicyPage } from './policy-page.tsx';

const fee = listPrice(shop.shippingFee);

export const ShippingPolicyScreen = () => (
  <PolicyPage
    title={policyTitles.shipping}
    path={pages.shippingPolicy.path}
    summary={shippingTexts.summary(fee, shop.contact.address.city)}
    parts={shippingTexts.parts(fee, shop.shipsToUnionTerritories)}
  />
);
