// Something that is on or off. Spread `form.register('name')` into it.
import { useId, type ComponentProps } from 'react';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string | undefined;
}

export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input type="checkbox" id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} className="switch" />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block py-2.5 leading-6 font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-2 text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
