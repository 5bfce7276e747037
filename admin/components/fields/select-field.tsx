// A choice among few. Spread `form.register('name')` into it.
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from '../../../design/fields/field-frame.tsx';

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** `isClosed`: it can be read, and not chosen. */
  options: readonly { readonly value: string; readonly label: string; readonly isClosed?: boolean }[];
}

/** The browser's own select: on a phone it is the familiar wheel. */
export function SelectField({ label, error, hint, options, className = '', ...select }: SelectFieldProps) {
  const made = useId();
  const id = select.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select {...describedBy(id, error, hint)} {...select} className={`field field-select ${className}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isClosed}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
