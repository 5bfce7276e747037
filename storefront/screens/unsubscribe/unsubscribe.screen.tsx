// The end of the newsletter, from the link in its mails. Opening the page changes nothing, since programs open links too; the button does.
import { useState } from 'react';
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { AccountFrame } from '../../components/account-frame.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormButton } from '../../components/form/form-button.tsx';
import { unsubscribeNewsletter } from '../../store/newsletter.thunks.ts';
import { useAppDispatch } from '../../store/hooks.ts';

export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const submit = async () => {
    setIsBusy(true);
    const outcome = await dispatch(unsubscribeNewsletter(token));
    setIsBusy(false);
    if (unsubscribeNewsletter.fulfilled.match(outcome)) setAnswer(outcome.payload);
  };
  return (
    <AccountFrame
      title="Newsletter"
      intro="One click, and no more mail about new prints and restocks comes. Mails about your orders still do."
      motto="Every thread may be let go."
    >
      <output className="mb-5 block rounded-control bg-leaf-wash px-4 py-3 text-leaf empty:hidden">{answer}</output>
      {answer ? (
        <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <FormButton isBusy={isBusy}>{screenTexts.unsubscribe}</FormButton>
        </form>
      )}
    </AccountFrame>
  );
}
