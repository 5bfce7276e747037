// The headers that tell a browser what a page may do.
import { createHash } from 'node:crypto';

const razorpay = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];

/** The page's one inline style and its one inline script are allowed by their hashes, since a cached page cannot carry a nonce. */
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
  const directives = Object.entries(policy).map(([name, values]) => [name, ...values].join(' '));
  return { 'content-security-policy': directives.join('; '), 'permissions-policy': permissions };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const permissions =
  'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")';
