// A one-line text field. Spread `field('name')` of its form into it.
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  isOptional?: boolean;
}

export function TextField({ label, error, hint, isOptional, className = '', ...input }: TextFieldProps) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <input type="text" {...describedBy(id, error, hint)} {...input} className={`field ${className}`} />
    </FieldFrame>
  );
}
