// What a mailed link leads to: one button that acts. Opening the page changes nothing, since programs open links too.
import { useState, type ReactNode } from 'react';
import { FormButton } from './form/form-button.tsx';

interface OneClickProps {
  label: string;
  /** Resolves to what is said then, or to nothing when it failed and was told elsewhere. */
  act: () => Promise<{ message: string; isHalfDone?: boolean } | undefined>;
  /** In the button's place once it is done. */
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
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <FormButton isBusy={isBusy}>{label}</FormButton>
        </form>
      )}
    </>
  );
}
