// Download a copy of the customer's data, or delete the account.
import { Download } from 'lucide';
import { useState } from 'react';
import { policyTitles } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as profileTexts from '@taana-baana/contract/texts/screens/people/profile.ts';
import { fillText } from '../../components/fill-text.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { UnconfirmedEmail } from './unconfirmed-email.tsx';
import { useDownload } from './use-download.ts';
import { Link } from '../../components/link.tsx';

export function OwnData() {
  const { isBusy, download } = useDownload();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <section aria-labelledby="data-heading" className="border-t border-line pt-8 lg:col-start-1">
      <h2 id="data-heading" className="text-display-s">
        {profileTexts.yourData}
      </h2>
      <p className="mt-2 text-ink-soft">
        {fillText(profileTexts.yourDataHint, {
          policy: (
            <Link to={pages.privacyPolicy.path} className="text-link">
              {policyTitles.privacy}
            </Link>
          ),
        })}
      </p>
      <div className="mt-5 grid gap-3 sm:flex">
        <button type="button" onClick={download} disabled={isBusy} aria-busy={isBusy} className="button button-quiet">
          <Icon of={Download} className="size-5" />
          {profileTexts.download}
        </button>
        <button type="button" onClick={() => setIsDeleting(true)} className="button text-madder hover:bg-madder-wash">
          {profileTexts.deleteMyAccount}
        </button>
      </div>
      <UnconfirmedEmail />
      <Dialog
        title={profileTexts.deleteYourAccount}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        side="center"
      >
        {isDeleting && <DeleteAccount onCancel={() => setIsDeleting(false)} />}
      </Dialog>
    </section>
  );
}
