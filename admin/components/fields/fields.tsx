// Fields of forms: text, password, choice. Spread `form.register('name')` into them.
import { Eye, EyeOff } from 'lucide';
import { useId, useState, type ComponentProps } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { Icon } from '../icon.tsx';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

export function TextField({ label, error, hint, className = '', ...input }: FieldProps & ComponentProps<'input'>) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input type="text" {...describedBy(id, error, hint)} {...input} className={`field ${className}`} />
    </FieldFrame>
  );
}

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
      <textarea rows={4} {...describedBy(id, error, hint)} {...area} className={`field ${className}`} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own select: on a phone it is the familiar wheel. */
export function SelectField({ label, error, hint, options, className = '', ...select }: SelectFieldProps) {
  const made = useId();
  const id = select.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select {...describedBy(id, error, hint)} {...select} className={`field field-select ${className}`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, error, hint, className = '', ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          type={isShown ? 'text' : 'password'}
          {...describedBy(id, error, hint)}
          {...input}
          className={`field pr-12 ${className}`}
        />
        <button
          type="button"
          aria-label={texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="icon-button absolute top-0 right-0"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
    </FieldFrame>
  );
}
