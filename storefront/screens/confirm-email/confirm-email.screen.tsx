// Confirms an e-mail by the mailed link. Needs a login, so nobody confirms another's account.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { confirmEmail } from '../../store/profile/email.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSession } from '../../store/selectors.ts';

export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  const act = async () => {
    const outcome = await dispatch(confirmEmail(token));
    return confirmEmail.fulfilled.match(outcome) ? outcome.payload : undefined;
  };
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
        <OneClick label={screenTexts.confirmMyEmail} act={act}>
          <ButtonLink to={pages.profile.path}>{screenTexts.myProfile}</ButtonLink>
        </OneClick>
      )}
    </AccountFrame>
  );
}
