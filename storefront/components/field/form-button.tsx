// A form's submit button. While the form is being sent it is disabled and shows a spinner.
import { LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/icon.tsx';

interface FormButtonProps {
  children: ReactNode;
  isBusy?: boolean;
  className?: string;
}

export function FormButton({ children, isBusy = false, className = '' }: FormButtonProps) {
  return (
    <button type="submit" disabled={isBusy} aria-busy={isBusy} className={`button button-primary ${className}`}>
      {isBusy && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
      {children}
    </button>
  );
}
