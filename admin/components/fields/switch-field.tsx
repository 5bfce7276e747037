// Something that is on or off. Spread `form.register('name')` into it.
import { useId, type ComponentProps } from 'react';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function SwitchField({ label, hint, error, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says whether it is checked
        role="switch"
        id={id}
        aria-describedby={`${id}-hint ${id}-error`}
        {...input}
        className="switch"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block py-2.5 leading-6 font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-2 text-sm text-pretty text-ink-soft">
            {hint}
          </p>
        )}
        <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-madder">
          {error}
        </p>
      </div>
    </div>
  );
}
