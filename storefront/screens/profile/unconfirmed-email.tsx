// Offers the link that confirms the e-mail, as long as none was used.
import { useState } from 'react';
import { requestEmailConfirmation } from '../../store/email.thunks.ts';
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
          <p>With a confirmed e-mail, this includes what you wrote to us and your newsletter.</p>
          <button
            type="button"
            onClick={() => void ask()}
            disabled={isBusy}
            aria-busy={isBusy}
            className="text-link min-h-11 font-semibold text-ink"
          >
            Confirm my e-mail
          </button>
        </>
      )}
    </div>
  );
}
