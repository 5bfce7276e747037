// Redirects to the sign-in page, by a full page load, so that no data of the previous member stays
// in memory.
import { signedOut } from '@taana-baana/contract/admin/texts/shell.ts';
import type { AdminError } from './send.ts';

export const signInPath = '/sign-in';
export const signOutPath = '/sign-out';

/** After signing in, the member returns to this page. Its `#`, which may be a secret, stays out of logs. */
export function redirectToSignIn(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === signInPath) return;
  const from = pathname === '/' ? '' : `?${new URLSearchParams({ from: pathname + search })}`;
  window.location.replace(signInPath + from + hash);
}

/** Only paths of the admin itself, whatever the address contains. */
export function pathAfterSignIn({ search, hash }: { search: string; hash: string }): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  return /^\/(?![/\\])/.test(from) ? from + hash : '/';
}

/** After signing out, the next member starts at the dashboard. */
export const redirectAfterSignOut = (): void => window.location.replace(signInPath);

/** For a change that was sent after the session ended: the page and its typed text stay. */
export const toSignedOut = (error: AdminError): AdminError => ({ ...error, message: signedOut });
