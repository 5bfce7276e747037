// The second factor: on or off, and the steps to change it.
import { useRef, useState } from 'react';
import type { SecondFactorKey } from '@taana-baana/contract/schemas/people/second-factor.ts';
import * as secondFactorTexts from '@taana-baana/contract/texts/screens/people/second-factor.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { useFetched } from '../../store/use-thunk.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  fetchSecondFactor,
} from '../../store/profile/second-factor.thunks.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorKeyForm } from './second-factor-key-form.tsx';
import { SecondFactorPasswordForm } from './second-factor-password-form.tsx';

type Step =
  | { name: 'rest' }
  | { name: 'password' }
  | { name: 'key'; factor: SecondFactorKey }
  | { name: 'codes'; codes: readonly string[] };

export function SecondFactor() {
  const dispatch = useAppDispatch();
  const { answer, failure, retry, setAnswer } = useFetched(fetchSecondFactor);
  const isOn = answer?.isOn;
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const heading = useRef<HTMLHeadingElement>(null);
  const rest = () => {
    setStep({ name: 'rest' });
    // The focused element was removed.
    heading.current?.focus();
  };
  const begin = async (form: { password: string }) => {
    const outcome = await dispatch(beginSecondFactor(form));
    if (beginSecondFactor.fulfilled.match(outcome)) setStep({ name: 'key', factor: outcome.payload });
    return outcome;
  };
  const confirm = async (form: { code: string }) => {
    const outcome = await dispatch(confirmSecondFactor(form));
    if (confirmSecondFactor.fulfilled.match(outcome)) {
      setStep({ name: 'codes', codes: outcome.payload.recoveryCodes });
      setAnswer({ isOn: true });
    }
    return outcome;
  };
  const end = async (form: { password: string }) => {
    const outcome = await dispatch(endSecondFactor(form));
    if (endSecondFactor.fulfilled.match(outcome)) {
      rest();
      setAnswer({ isOn: false });
    }
    return outcome;
  };
  return (
    <section aria-labelledby="second-factor-heading" className="border-t border-line pt-8 lg:col-start-1">
      <h2 ref={heading} id="second-factor-heading" tabIndex={-1} className="text-display-s">
        {secondFactorTexts.heading}
      </h2>
      {failure !== undefined && <ErrorState message={failure} onRetry={retry} />}
      {isOn === undefined && failure === undefined && <Skeleton className="mt-5 h-40 w-full" />}
      {isOn !== undefined && step.name === 'rest' && (
        <>
          <p className="mt-2 text-ink-soft">{isOn ? secondFactorTexts.whenOn : secondFactorTexts.whenOff}</p>
          <button type="button" onClick={() => setStep({ name: 'password' })} className="button button-quiet mt-5">
            {isOn ? secondFactorTexts.turnOff : secondFactorTexts.turnOn}
          </button>
        </>
      )}
      {step.name === 'password' && (
        <SecondFactorPasswordForm
          action={isOn ? secondFactorTexts.turnOff : secondFactorTexts.goOn}
          onPassword={isOn ? end : begin}
          onCancel={rest}
        />
      )}
      {step.name === 'key' && <SecondFactorKeyForm factor={step.factor} onCode={confirm} onCancel={rest} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={rest} />}
    </section>
  );
}
