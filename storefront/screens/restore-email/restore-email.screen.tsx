// Restores a changed e-mail, by the link mailed to the old address.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { restoreEmail } from '../../store/profile/email.thunks.ts';
import { useMailedLink } from '../../store/use-thunk.ts';

export const RestoreEmailScreen = () => (
  <AccountFrame
    title={accountTexts.restoreEmail}
    intro={accountTexts.restoreEmailIntro}
    motto={accountTexts.restoreEmailMotto}
  >
    <OneClick label={accountTexts.restoreEmail} act={useMailedLink(restoreEmail)}>
      <div className="grid gap-3 sm:flex">
        <ButtonLink to={pages.forgotPassword.path}>{accountTexts.chooseNewPassword}</ButtonLink>
        <ButtonLink to={pages.contact.path} variant="quiet">
          {screenTexts.contactUs}
        </ButtonLink>
      </div>
    </OneClick>
  </AccountFrame>
);
