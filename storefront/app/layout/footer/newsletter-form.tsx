// The newsletter form. The result shows in a toast and below the field.
import { useId, useState, type FormEvent } from 'react';
import { fieldMessages, screenTexts } from '@taana-baana/contract/messages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { subscribeNewsletter } from '../../../store/content/newsletter.thunks.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Form } from '../../../components/field/form.tsx';

type Outcome = { isError: boolean; text: string };

/** A first check without the schemas, which only form routes load. The server validates. */
function findEmailError(email: string): string | undefined {
  if (email.trim() === '') return fieldMessages.emailRequired;
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : fieldMessages.emailInvalid;
}

export function NewsletterForm() {
  const dispatch = useAppDispatch();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const emailError = findEmailError(email);
    if (emailError !== undefined) return setOutcome({ isError: true, text: emailError });
    setIsBusy(true);
    const action = await dispatch(subscribeNewsletter(email.trim()));
    setIsBusy(false);
    if (subscribeNewsletter.fulfilled.match(action)) {
      setEmail('');
      return setOutcome({ isError: false, text: action.payload });
    }
    const failure = action.payload;
    return setOutcome({ isError: true, text: failure?.fields['email'] ?? failure?.message ?? '' });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} className="w-full max-w-md">
      <label htmlFor={id} className="font-semibold">
        {layoutTexts.newsletterLabel}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          placeholder={screenTexts.newsletterPlaceholder}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={outcome?.isError ?? false}
          aria-describedby={`${id}-outcome`}
          className="field min-w-0 grow text-ink"
        />
        <button
          type="submit"
          disabled={isBusy}
          aria-busy={isBusy}
          className="button bg-turmeric px-5 text-ink hover:bg-turmeric-wash"
        >
          {screenTexts.subscribe}
        </button>
      </div>
      <p id={`${id}-outcome`} aria-live="polite" className="mt-1.5 min-h-6 text-sm text-on-dark-soft">
        {outcome ? (outcome.isError ? `⚠ ${outcome.text}` : outcome.text) : layoutTexts.newsletterPromise}
      </p>
    </Form>
  );
}
