// The confirmation of an e-mail, from the link in a mail to it. Only for its customer: nobody confirms a stranger's account by mistake.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/one-click.tsx';
import { confirmEmail } from '../../store/email.thunks.ts';
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
      title="Confirm your e-mail"
      intro="One click tells us that the address is yours. Then a copy of your data also holds what you wrote to us and your newsletter."
      motto="Good cloth knows its weaver."
    >
      {session === 'signed-out' ? (
        <div className="grid gap-5">
          <p>Please log in first, then open the link in our mail again.</p>
          <ButtonLink to={pages.login.path}>{screenTexts.login}</ButtonLink>
        </div>
      ) : (
        <OneClick label="Confirm my e-mail" act={act}>
          <ButtonLink to={pages.profile.path}>My Profile</ButtonLink>
        </OneClick>
      )}
    </AccountFrame>
  );
}
