// A native select; options are its children. Spread `field('state')` of its form into it.
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from '../../../design/fields/field-frame.tsx';

export function SelectField({
  label,
  error,
  hint,
  className = '',
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select {...describedBy(id, error, hint)} {...select} className={`field field-select ${className}`}>
        {children}
      </select>
    </FieldFrame>
  );
}
