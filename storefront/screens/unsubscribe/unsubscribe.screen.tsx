// Unsubscribes from the newsletter, by the link in its mails.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { unsubscribeNewsletter } from '../../store/profile/email.thunks.ts';
import { useMailedLink } from '../../store/use-thunk.ts';

export const UnsubscribeScreen = () => (
  <AccountFrame
    title={accountTexts.newsletter}
    intro={accountTexts.unsubscribeIntro}
    motto={accountTexts.unsubscribeMotto}
  >
    <OneClick label={screenTexts.unsubscribe} act={useMailedLink(unsubscribeNewsletter)}>
      <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
    </OneClick>
  </AccountFrame>
);
