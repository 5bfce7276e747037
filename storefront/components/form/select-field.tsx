// A native select; options are its children. Spread `form.register('state')` into it.
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  error?: string | undefined;
  hint?: string;
}

export function SelectField({ label, error, hint, className = '', children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select {...describedBy(id, error, hint)} {...select} className={`field field-select ${className}`}>
        {children}
      </select>
    </FieldFrame>
  );
}
