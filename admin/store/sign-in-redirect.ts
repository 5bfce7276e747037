// Leaving for the sign-in page. It is a full page load, so that nothing of the member before stays
// in memory.
import { signedOut } from '@taana-baana/contract/admin/texts/shell.ts';
import type { AdminError } from './send.ts';

export const signInPath = '/sign-in';
export const signOutPath = '/sign-out';

/** After signing in, the member comes back to this page. */
export function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  if (pathname === signInPath) return;
  const from = pathname === '/' ? '' : `?${new URLSearchParams({ from: pathname + search })}`;
  window.location.replace(signInPath + from);
}

/** Only paths of the admin itself, whatever the address says. */
export function pathAfterSignIn(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  return /^\/(?![/\\])/.test(from) ? from : '/';
}

/** After signing out, the next member begins at the start. */
export const redirectAfterSignOut = (): void => window.location.replace(signInPath);

/** For a change that was sent after the session's end: the page and what was typed on it stay. */
export const toSignedOut = (error: AdminError): AdminError => ({ ...error, message: signedOut });
