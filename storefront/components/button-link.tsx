// A link that looks like the page's action (or, quiet, like the way out of it).
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  look?: 'primary' | 'quiet';
  className?: string;
}

export function ButtonLink({ to, children, look = 'primary', className = '' }: ButtonLinkProps) {
  return (
    <Link to={to} className={`button ${look === 'quiet' ? 'button-quiet' : 'button-primary'} ${className}`}>
      {children}
    </Link>
  );
}
