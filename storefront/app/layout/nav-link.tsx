// A link of the menus: it tells when its page is the one that is open.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

interface NavLinkProps {
  to: string;
  children: ReactNode;
  className: string;
  /** A page below it counts as another one. */
  end?: boolean;
  onClick?: () => void;
  'aria-label'?: string;
}

export function NavLink({ to, end = false, children, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isOpen = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <a {...rest} href={to} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  );
}
