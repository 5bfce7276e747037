// A password field with a button that shows the password.
import { Eye, EyeOff } from 'lucide';
import { useId, useState, type ComponentProps } from 'react';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { Icon } from '../icon.tsx';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

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
          aria-label={fieldLabels.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="icon-button field-end"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
    </FieldFrame>
  );
}
