// A group of radio buttons with an error message when a choice is missing.
import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../../../design/icon.tsx';

interface ChoiceGroupProps {
  legend: ReactNode;
  /** Shown beside the legend. */
  aside?: ReactNode;
  /** The error, shown in place of the legend while a required choice is missing. */
  missing?: string | undefined;
  /** The layout of the choices. */
  className?: string;
  children: ReactNode;
}

export function ChoiceGroup({ legend, aside, missing, className = 'flex flex-wrap', children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={missing !== undefined}
      aria-describedby={missing && id}
    >
      {/* A legend cannot be in a flex row: this one is for screen readers, the next is visible. */}
      <legend className="sr-only">{legend}</legend>
      <div className={`flex items-center justify-between gap-4 ${aside ? 'min-h-11' : 'min-h-6'}`}>
        {/* In its place, so that the choices do not move when it comes or goes. */}
        {missing ? (
          <p id={id} className="flex items-center gap-1.5 text-sm font-medium text-madder">
            <Icon of={CircleAlert} className="size-4" />
            {missing}
          </p>
        ) : (
          <span aria-hidden="true" className="text-sm font-semibold">
            {legend}
          </span>
        )}
        {aside}
      </div>
      <div className={`choices ${className}`}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  /** For screen readers, when the visible text is short ('XS') or absent. */
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function Choice({
  name,
  value,
  label,
  isChosen,
  onChoose,
  isDisabled = false,
  className = '',
  children,
}: ChoiceProps) {
  return (
    <label className={`choice ${className}`}>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        disabled={isDisabled}
      />
      {children}
    </label>
  );
}
