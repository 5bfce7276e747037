// Content-Security-Policy and Permissions-Policy of pages.
import { hash } from 'node:crypto';

const razorpay = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];

/** For responses that are not pages. */
export const nothingAllowed: Record<string, string[]> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Of the inline styles and script that are sent: a cached page cannot carry a nonce. */
export const pageSecurityHeaders = (styles: readonly string[], script: string): Record<string, string> =>
  headersOf({
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", 'https://api.razorpay.com'],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", hashOf(script), ...razorpay],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styles.map(hashOf)],
    // Swatches and picture placeholders set their colour in a style attribute.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https://cdn.razorpay.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
    'frame-src': ["'self'", ...razorpay, 'https://www.openstreetmap.org'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  });

/** The offline page has no React, so it can forbid creating code from text (trusted types). */
export const offlinePageSecurityHeaders = (styles: readonly string[], script: string): Record<string, string> =>
  headersOf({
    ...nothingAllowed,
    'script-src': [hashOf(script)],
    'style-src': styles.map(hashOf),
    'font-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

const headersOf = (policy: Record<string, string[]>) => ({
  'content-security-policy': formatPolicy(policy),
  'permissions-policy': permissions,
});

export const formatPolicy = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const unused = 'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi serial usb';
const permissions = [
  ...unused.split(' ').map((feature) => `${feature}=()`),
  'browsing-topics=()',
  `payment=(self ${razorpay.map((host) => `"${host}"`).join(' ')})`,
].join(', ');
