// A multi-line text field. Spread `field('comment')` of its form into it.
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

/** Drawn larger by the mouse, it stays within the page. */
export function TextAreaField({
  label,
  error,
  hint,
  className = '',
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea rows={4} {...describedBy(id, error, hint)} {...area} className={`field max-w-full ${className}`} />
    </FieldFrame>
  );
}
