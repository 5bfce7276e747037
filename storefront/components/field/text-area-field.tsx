// A multi-line text field. Spread `form.register('comment')` into it.
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string | undefined;
  hint?: string;
}

/** Drawn larger by the mouse, it stays within the page. */
export function TextAreaField({ label, error, hint, className = '', ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea rows={5} {...describedBy(id, error, hint)} {...area} className={`field max-w-full ${className}`} />
    </FieldFrame>
  );
}
