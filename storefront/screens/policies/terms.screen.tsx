// The terms and conditions. Shipping, returns and privacy have their own policies.
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { PolicyPage } from './policy-page.tsx';

export const TermsScreen = () => <PolicyPage page="terms" title={policyTitles.terms} path={pages.terms.path} />;
