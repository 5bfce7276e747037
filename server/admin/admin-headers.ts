// Security headers of every admin response. Only the admin's own scripts run; only the editor of
// formatted text may turn strings into markup, and only one string is a worker's address (trusted
// types).
import type { AdminConfig } from '../config.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import { formatPolicy } from '../pages/content-security.ts';

const policy: Record<string, string[]> = {
  'default-src': ["'none'"],
  // WebAssembly: the reader of barcodes, for browsers without one (admin/components/scan/).
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // Policies of admin/components/rich-text/, of the library that it uses for pasted text, and of
  // admin/store/shop/push/, which registers one script as the service worker.
  'trusted-types': ['rich-text', 'ProseMirrorClipboard', 'service-worker'],
};

const unused =
  'accelerometer display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

export function adminHeaders({ url }: AdminConfig): Record<string, string> {
  return {
    ...securityHeadersOf({
      contentSecurityPolicy: false,
      hsts: url.startsWith('https:') ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
    }),
    'content-security-policy': formatPolicy(policy),
    'permissions-policy': unused
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  };
}
