// The label above a field and the error or hint below it, linked to it for screen readers.
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, label, error, hint, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** The hint or error below a field whose id is `id`. */
export const FieldNotes = ({ id, error, hint }: Pick<FieldFrameProps, 'id' | 'error' | 'hint'>) => (
  <>
    {hint && !error && (
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {hint}
      </p>
    )}
    <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-madder">
      {error && (
        <span className="mt-1 flex items-start gap-1.5">
          <Icon of={CircleAlert} className="mt-0.5 size-4" />
          {error}
        </span>
      )}
    </p>
  </>
);

/** The attributes that link a control to its label, hint and error. */
export const describedBy = (id: string, error?: string, hint?: string) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});
