// Links within the shop. The only component file that knows the router.
import type { ComponentProps, MouseEvent } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';
import { findPage } from '@taana-baana/contract/pages.ts';

interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'replace' | 'preventScrollReset'> {
  /** A path, as the contract's `pages` and hrefs write it. */
  to: string;
}

export function Link(props: ShopLinkProps) {
  if (!import.meta.env.SSR) return <RouterLink {...props} discover="none" />;
  // Nothing navigates on the server, where the router's hooks for 70 links take 6 % of a page's rendering.
  const { to, replace: _, preventScrollReset: __, children, ...attributes } = props;
  return (
    <a {...attributes} href={to}>
      {children}
    </a>
  );
}

/** Sets `aria-current` while its page is open; with `end` not for the pages below it. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink discover="none" {...props} />;
}

/**
 * For links inside HTML: a plain click on one to a page of the shop navigates without a page load.
 */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isModified || event.defaultPrevented || link.target || link.origin !== window.location.origin) return;
    if (link.getAttribute('href')?.startsWith('#') || !findPage(link.pathname)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
  };
}
