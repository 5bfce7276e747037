// A link that looks like the page's action (or, quiet, like the way out of it).
import type { ReactNode } from 'react';

interface ButtonLinkProps {
  to: string;
  children: ReactNode;
  look?: 'primary' | 'quiet';
  className?: string;
}

export function ButtonLink({ to, children, look = 'primary', className = '' }: ButtonLinkProps) {
  return (
    <a href={to} className={`button ${look === 'quiet' ? 'button-quiet' : 'button-primary'} ${className}`}>
      {children}
    </a>
  );
}
