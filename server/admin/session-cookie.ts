// The cookie of a staff session. `__Host-` binds it to the admin's own host, over https only; a
// browser does not accept that on a developer's plain http.
import type { AdminConfig } from '../config.ts';

/** Seconds. The server ends a session earlier when it is not used. */
const maxAge = 7 * 24 * 3600;

const isSecure = ({ url }: AdminConfig): boolean => url.startsWith('https:');
const nameOf = (admin: AdminConfig): string => (isSecure(admin) ? '__Host-staff' : 'staff');

export function readSessionCookie(admin: AdminConfig, header = ''): string | undefined {
  const start = `${nameOf(admin)}=`;
  const cookie = header.split(/; */).find((pair) => pair.startsWith(start));
  return cookie?.slice(start.length);
}

/** Null deletes it. */
export function writeSessionCookie(admin: AdminConfig, token: string | null): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict', `Max-Age=${token === null ? 0 : maxAge}`];
  return [`${nameOf(admin)}=${token ?? ''}`, ...attributes, ...(isSecure(admin) ? ['Secure'] : [])].join('; ');
}
