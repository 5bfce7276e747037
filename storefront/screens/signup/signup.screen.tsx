// The signup screen.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { PageMeta } from '../../components/page-meta.tsx';

const title = screenTexts.signUp;

export function SignupScreen() {
  return (
    <div className="page-width py-12">
      <PageMeta title={title} />
      <h1 tabIndex={-1} className="text-display-m">
        {title}
      </h1>
    </div>
  );
}
