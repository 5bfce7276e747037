import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Safari/604.1`, 'Safari on iPhone'],
  [`${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/131.0 Safari/604.1`, 'Chrome on iPhone'],
  [`${mozilla} (Windows NT 10.0; Win64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox on Mac'],
  [
    `${mozilla} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/26.0 Chrome/122.0`,
    'Samsung Internet on Android',
  ],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['okhttp/4.12 Android', 'Android'],
  ['curl/8.9', 'Another device'],
  [undefined, 'Another device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
