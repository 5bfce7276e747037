// Security headers of all responses, computed once. Pages and files add or override their own.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Deps } from '../deps.ts';
import { nothingAllowed } from '../pages/content-security.ts';

/** Header names are lower-case. */
export function securityHeaders({ config }: Pick<Deps, 'config'>): Record<string, string> {
  return securityHeadersOf({
    contentSecurityPolicy: { useDefaults: false, directives: nothingAllowed },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
}

/** The headers that helmet sets on a response. */
export function securityHeadersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
