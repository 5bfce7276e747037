// The shipping policy (specification section 9 and decision 0006).
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { PolicyPage } from './policy-page.tsx';

export const ShippingPolicyScreen = () => (
  <PolicyPage page="shipping-policy" title={policyTitles.shipping} path={pages.shippingPolicy.path} />
);
