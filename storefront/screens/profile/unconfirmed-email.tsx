// Offers a confirmation mail while the e-mail is unconfirmed.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as profileTexts from '@taana-baana/contract/texts/screens/people/profile.ts';
import { requestEmailConfirmation } from '../../store/profile/email.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectIsEmailConfirmed } from '../../store/selectors.ts';

export function UnconfirmedEmail() {
  const dispatch = useAppDispatch();
  const isConfirmed = useAppSelector(selectIsEmailConfirmed);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  if (isConfirmed !== false) return null;
  const ask = async () => {
    setIsBusy(true);
    const outcome = await dispatch(requestEmailConfirmation());
    setIsBusy(false);
    if (requestEmailConfirmation.fulfilled.match(outcome)) setAnswer(outcome.payload.message);
  };
  return (
    <div className="mt-6 text-ink-soft">
      <output>{answer}</output>
      {!answer && (
        <>
          <p>{profileTexts.unconfirmedEmail}</p>
          <button
            type="button"
            onClick={() => void ask()}
            disabled={isBusy}
            aria-busy={isBusy}
            className="text-link min-h-11 font-semibold text-ink"
          >
            {screenTexts.confirmMyEmail}
          </button>
        </>
      )}
    </div>
  );
}
