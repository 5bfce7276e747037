// The terms and conditions. Shipping, returns and privacy have their own policies.
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as termsTexts from '@taana-baana/contract/texts/policies/terms.ts';
import { shop } from '../../../shop.config.ts';
import { Link } from '../../components/link.tsx';
import { PolicyPage } from './policy-page.tsx';

export const TermsScreen = () => (
  <PolicyPage
    title={policyTitles.terms}
    path={pages.terms.path}
    summary={termsTexts.summary}
    parts={termsTexts.parts({ name: shop.name, ...shop.contact.address })}
    values={{
      shippingPolicy: (
        <Link className="text-link" to={pages.shippingPolicy.path}>
          {policyTitles.shipping}
        </Link>
      ),
      refundPolicy: (
        <Link className="text-link" to={pages.refundPolicy.path}>
          {policyTitles.refund}
        </Link>
      ),
    }}
  />
);
