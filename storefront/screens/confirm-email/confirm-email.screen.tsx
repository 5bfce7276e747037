// Confirms an e-mail by the mailed link. Needs a login, so nobody confirms another's account.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { confirmEmail } from '../../store/profile/email.thunks.ts';
import { useMailedLink } from '../../store/use-thunk.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectSession } from '../../store/selectors.ts';

export function ConfirmEmailScreen() {
  const confirm = useMailedLink(confirmEmail);
  const session = useAppSelector(selectSession);
  return (
    <AccountFrame
      title={accountTexts.confirmEmail}
      intro={accountTexts.confirmEmailIntro}
      motto={accountTexts.confirmEmailMotto}
    >
      {session === 'signed-out' ? (
        <div className="grid gap-5">
          <p>{accountTexts.logInFirst}</p>
          <ButtonLink to={pages.login.path}>{screenTexts.login}</ButtonLink>
        </div>
      ) : (
        <OneClick label={screenTexts.confirmMyEmail} act={confirm}>
          <ButtonLink to={pages.profile.path}>{screenTexts.myProfile}</ButtonLink>
        </OneClick>
      )}
    </AccountFrame>
  );
}
