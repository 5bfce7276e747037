// The four policies, for the header's submenu, the phone menu and the footer.
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';

export const policyLinks = [
  { label: policyTitles.privacy, to: pages.privacyPolicy.path },
  { label: policyTitles.refund, to: pages.refundPolicy.path },
  { label: policyTitles.shipping, to: pages.shippingPolicy.path },
  { label: policyTitles.terms, to: pages.terms.path },
];
