// A link that looks like a button.
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  variant?: 'primary' | 'quiet';
  className?: string;
}

export function ButtonLink({ to, children, variant = 'primary', className = '' }: ButtonLinkProps) {
  return (
    <Link to={to} className={`button ${variant === 'quiet' ? 'button-quiet' : 'button-primary'} ${className}`}>
      {children}
    </Link>
  );
}
