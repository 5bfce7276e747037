// A button. `isPending` shows a spinner and ignores presses until the work is done.
import { LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import { Icon } from '../../design/icon.tsx';

interface ButtonProps extends Omit<AriaProps, 'children' | 'className'> {
  kind?: 'primary' | 'quiet' | 'plain' | 'danger';
  className?: string;
  children: ReactNode;
}

const looks = {
  primary: 'button button-primary',
  quiet: 'button button-quiet',
  plain: 'button button-plain',
  danger: 'button button-danger',
};

export function Button({ kind = 'quiet', className = '', isPending = false, children, ...button }: ButtonProps) {
  return (
    <AriaButton isPending={isPending} {...button} className={`${looks[kind]} ${className}`}>
      {isPending && <Icon of={LoaderCircle} className="size-4 animate-spin" />}
      {children}
    </AriaButton>
  );
}
