// The customer's own data: a copy of all of it, and the way to have it deleted.
import { Download } from 'lucide';
import { useState } from 'react';
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { useDownload } from './use-download.ts';

export function OwnData() {
  const { isBusy, download } = useDownload();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <section aria-labelledby="data-heading" className="border-t border-line pt-8 lg:col-start-1">
      <h2 id="data-heading" className="text-display-s">
        Your data
      </h2>
      <p className="mt-2 text-ink-soft">
        A copy of everything we hold about you, as one file. What we keep and why stands in our{' '}
        <a href={pages.privacyPolicy.path} className="text-link">
          {policyTitles.privacy}
        </a>
        .
      </p>
      <div className="mt-5 grid gap-3 sm:flex">
        <button type="button" onClick={download} disabled={isBusy} aria-busy={isBusy} className="button button-quiet">
          <Icon of={Download} className="size-5" />
          Download my data
        </button>
        <button type="button" onClick={() => setIsDeleting(true)} className="button text-madder hover:bg-madder-wash">
          Delete my account
        </button>
      </div>
      <UnconfirmedEmail />
      <Sheet title="Delete your account?" isOpen={isDeleting} onClose={() => setIsDeleting(false)} side="center">
        {isDeleting && <DeleteAccount onCancel={() => setIsDeleting(false)} />}
      </Sheet>
    </section>
  );
}
