// The privacy policy (specification section 9).
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { PolicyPage } from './policy-page.tsx';

export const PrivacyPolicyScreen = () => (
  <PolicyPage page="privacy-policy" title={policyTitles.privacy} path={pages.privacyPolicy.path} />
);
