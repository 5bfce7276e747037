// The privacy policy (specification section 9).
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as privacyTexts from '@taana-baana/contract/texts/policies/privacy.ts';
import { shop } from '../../../shop.config.ts';
import { PolicyPage } from './policy-page.tsx';

export const PrivacyPolicyScreen = () => (
  <PolicyPage
    title={policyTitles.privacy}
    path={pages.privacyPolicy.path}
    summary={privacyTexts.summary(shop.name)}
    parts={privacyTexts.parts}
  />
);
