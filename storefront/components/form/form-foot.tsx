// The foot of a form: what came of it, and its buttons.
import type { ReactNode } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { FormButton } from '../field/form-button.tsx';

/** Why the form was refused, if that is about no single field. */
export const FormProblem = ({ of: problem }: { of: { message?: string | undefined } | undefined }) =>
  problem && (
    <p role="alert" className="rounded-control bg-madder-wash px-4 py-3 text-madder-deep">
      {problem.message}
    </p>
  );

export const FormAnswer = ({ children }: { children: ReactNode }) => (
  <output className="block rounded-control bg-leaf-wash px-4 py-3 text-leaf empty:hidden">{children}</output>
);

interface FormActionsProps {
  isBusy: boolean;
  onCancel: () => void;
  children: ReactNode;
}

export const FormActions = ({ isBusy, onCancel, children }: FormActionsProps) => (
  <div className="grid gap-3 sm:flex">
    <FormButton isBusy={isBusy}>{children}</FormButton>
    <button type="button" onClick={onCancel} className="button button-quiet">
      {screenTexts.cancel}
    </button>
  </div>
);
