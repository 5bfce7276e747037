// The label above a field and the error or hint below it, linked to it for screen readers.
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { Icon } from '../icon.tsx';

/** What every field takes, besides the attributes of its control. */
export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id: string;
  isOptional?: boolean | undefined;
  children: ReactNode;
}

export function FieldFrame({ id, label, error, hint, isOptional = false, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> {fieldLabels.optional}</span>}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** The hint or error below a field whose id is `id`. */
export const FieldNotes = ({ id, error, hint }: Omit<FieldProps, 'label'> & { id: string }) => (
  <>
    {hint && !error && (
      <p id={`${id}-hint`} className="field-note text-sm text-ink-soft">
        {hint}
      </p>
    )}
    <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-madder">
      {error && (
        <span className="field-note flex items-start gap-1.5">
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
