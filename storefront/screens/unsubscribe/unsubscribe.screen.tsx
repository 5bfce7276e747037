// The end of the newsletter, from the link in its mails.
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { OneClick } from '../../components/one-click.tsx';
import { unsubscribeNewsletter } from '../../store/newsletter.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const act = async () => {
    const outcome = await dispatch(unsubscribeNewsletter(token));
    return unsubscribeNewsletter.fulfilled.match(outcome) ? { message: outcome.payload } : undefined;
  };
  return (
    <AccountFrame
      title="Newsletter"
      intro="One click, and no more mail about new prints and restocks comes. Mails about your orders still do."
      motto="Every thread may be let go."
    >
      <OneClick label={screenTexts.unsubscribe} act={act}>
        <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
      </OneClick>
    </AccountFrame>
  );
}
