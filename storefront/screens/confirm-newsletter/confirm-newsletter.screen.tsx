// Confirms a subscription to the newsletter, by the mailed link.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as accountTexts from '@taana-baana/contract/texts/screens/people/account.ts';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/account/one-click.tsx';
import { confirmNewsletter } from '../../store/profile/email.thunks.ts';
import { useMailedLink } from '../../store/use-thunk.ts';

export const ConfirmNewsletterScreen = () => (
  <AccountFrame
    title={accountTexts.newsletter}
    intro={accountTexts.confirmNewsletterIntro}
    motto={accountTexts.confirmNewsletterMotto}
  >
    <OneClick label={accountTexts.confirmNewsletter} act={useMailedLink(confirmNewsletter)}>
      <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
    </OneClick>
  </AccountFrame>
);
