// The way back to a changed e-mail, from the link in the mail to the old address.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/one-click.tsx';
import { restoreEmail } from '../../store/email.thunks.ts';
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
      title="Put my e-mail back"
      intro="The e-mail of your account was changed, and it was not you? One click puts the address back to which our mail came, and logs out every device."
      motto="What was yours stays yours."
    >
      <OneClick label="Put my e-mail back" act={act}>
        <div className="grid gap-3 sm:flex">
          <ButtonLink to={pages.forgotPassword.path}>Choose a new password</ButtonLink>
          <ButtonLink to={pages.contact.path} look="quiet">
            {screenTexts.contactUs}
          </ButtonLink>
        </div>
      </OneClick>
    </AccountFrame>
  );
}
