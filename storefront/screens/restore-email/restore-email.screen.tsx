// Restores a changed e-mail, by the link mailed to the old address.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { restoreEmail } from '../../store/profile/email.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

export function RestoreEmailScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const act = async () => {
    const outcome = await dispatch(restoreEmail(token));
    if (!restoreEmail.fulfilled.match(outcome)) return undefined;
    const { message, isRestored } = outcome.payload;
    return { message, isHalfDone: !isRestored };
  };
  return (
    <AccountFrame
      title={accountTexts.restoreEmail}
      intro={accountTexts.restoreEmailIntro}
      motto={accountTexts.restoreEmailMotto}
    >
      <OneClick label={accountTexts.restoreEmail} act={act}>
        <div className="grid gap-3 sm:flex">
          <ButtonLink to={pages.forgotPassword.path}>{accountTexts.chooseNewPassword}</ButtonLink>
          <ButtonLink to={pages.contact.path} variant="quiet">
            {screenTexts.contactUs}
          </ButtonLink>
        </div>
      </OneClick>
    </AccountFrame>
  );
}
