// The headers that tell a browser what a page may do.
import { hash } from 'node:crypto';

const razorpay = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];

/** For what is no page. */
export const nothingAllowed: Record<string, string[]> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The page's inline style, of its own rules, and its one inline script are allowed by their hashes, since a cached page cannot carry a nonce. */
export function pageSecurityHeaders(style: string, script: string): Record<string, string> {
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", 'https://api.razorpay.com'],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", hashOf(script), ...razorpay],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", hashOf(style)],
    // Swatches and picture placeholders carry their colour as an attribute.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://cdn.razorpay.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    'frame-src': ["'self'", ...razorpay, 'https://www.openstreetmap.org'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  };
  return { 'content-security-policy': toText(policy), 'permissions-policy': permissions };
}

/** The offline page has one script of its own and no React: it can forbid every way of making code from text. */
export function offlinePageSecurityHeaders(style: string, script: string): Record<string, string> {
  const policy: Record<string, string[]> = {
    ...nothingAllowed,
    'script-src': [hashOf(script)],
    'style-src': [hashOf(style)],
    'font-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return { 'content-security-policy': toText(policy), 'permissions-policy': permissions };
}

export const toText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** By their text: pages of one kind have the same style. */
const hashes = new Map<string, string>();
const mostHashes = 100;

function hashOf(text: string): string {
  const made = hashes.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(text, made);
  return made;
}

const unused = 'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi serial usb';
const permissions = [
  ...unused.split(' ').map((feature) => `${feature}=()`),
  'browsing-topics=()',
  `payment=(self ${razorpay.map((host) => `"${host}"`).join(' ')})`,
].join(', ');
