// The target of a mailed link: one button that acts. Opening it does nothing: mail programs open
// links.
import { useState, type ReactNode } from 'react';
import { FormButton } from '../field/form-button.tsx';
import { Form } from '../field/form.tsx';

interface OneClickProps {
  label: string;
  /** Resolves to the message to show; to undefined if it failed, which the caller shows. */
  act: () => Promise<{ message: string; isHalfDone?: boolean } | undefined>;
  /** Replaces the button when it is done. */
  children: ReactNode;
}

export function OneClick({ label, act, children }: OneClickProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState({ message: '', isHalfDone: false });
  const submit = async () => {
    setIsBusy(true);
    const said = await act();
    setIsBusy(false);
    if (said) setAnswer({ isHalfDone: false, ...said });
  };
  return (
    <>
      <output
        className={`mb-5 block rounded-control px-4 py-3 empty:hidden ${answer.isHalfDone ? 'bg-sunk' : 'bg-leaf-wash text-leaf'}`}
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
