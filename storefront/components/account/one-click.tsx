// The target of a mailed link: one button that acts. Opening it does nothing: mail programs open
// links.
import { useState, type ReactNode } from 'react';
import { FormButton } from '../field/form-button.tsx';
import { Form } from '../field/form.tsx';

interface Outcome {
  message: string;
  /** False: something is left to do. */
  isRestored?: boolean;
}

interface OneClickProps {
  label: string;
  /** Resolves to undefined if it failed, which the caller shows. */
  act: () => Promise<Outcome | undefined>;
  /** Replaces the button when it is done. */
  children: ReactNode;
}

export function OneClick({ label, act, children }: OneClickProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Outcome>({ message: '' });
  const submit = async () => {
    setIsBusy(true);
    const outcome = await act();
    setIsBusy(false);
    if (outcome) setAnswer(outcome);
  };
  return (
    <>
      <output
        className={`mb-5 block rounded-control px-4 py-3 empty:hidden ${answer.isRestored === false ? 'bg-sunk' : 'bg-leaf-wash text-leaf'}`}
      >
        {answer.message}
      </output>
      {answer.message ? (
        children
      ) : (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <FormButton isBusy={isBusy}>{label}</FormButton>
        </Form>
      )}
    </>
  );
}
