// The four policy screens.
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { PageMeta } from '../../components/page-meta.tsx';

function Policy({ title }: { title: string }) {
  return (
    <div className="page-width py-12">
      <PageMeta title={title} />
      <h1 tabIndex={-1} className="text-display-m">
        {title}
      </h1>
    </div>
  );
}

export const PrivacyPolicyScreen = () => <Policy title={policyTitles.privacy} />;
export const RefundPolicyScreen = () => <Policy title={policyTitles.refund} />;
export const ShippingPolicyScreen = () => <Policy title={policyTitles.shipping} />;
export const TermsScreen = () => <Policy title={policyTitles.terms} />;
