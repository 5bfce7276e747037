// For tests: bytes that no HTTP client would send: request lines, headers, framing
// and paths, whole or truncated.
import fc from 'fast-check';
import { calls, pages } from '@taana-baana/contract';

/** An unused host: no response may redirect there. */
export const elsewhere = 'elsewhere.example';
/** A file next to the pictures' folder; no path leads to it. */
export const hiddenFile = 'hidden.avif';

const served =
  `/healthz /readyz /api/docs /api/openapi.json /sitemap.xml /robots.txt /favicon.ico /blog.rss /products.xml
/images/tee.avif /assets/entry.js /payment-sandbox/checkout.js /payment-sandbox/orders/x`.split(/\s/);
export const paths: readonly string[] = [
  ...Object.values(calls).map(({ path }) => `/api/${path}`),
  ...Object.values(pages).map(({ path }) => path),
  ...served,
];

/** Ways to write the parent folder, or an invalid part of a path. */
export const walk = ['', ...String.raw`.. . %2e%2e %2E. ..%2f.. ..%5c ..\ %252e%252e %c0%ae%c0%ae ..; %00`.split(' ')];
const stroll = fc
  .tuple(
    fc.constantFrom('/images', '/assets', '/product', '/blog', ''),
    fc.array(fc.constantFrom(...walk), { minLength: 1, maxLength: 5 }),
  )
  .map(([start, steps]) => [start, ...steps, hiddenFile].join('/'));

const ends = '% %zz %00 ÿþ %ff ;a=b #a ? ?a[b=1 ?%00 ?q=%ff %2f // é %0d%0aX-A:%20b'.split(' ');
const odd = ['', ...ends, 'a'.repeat(9000)];
const target = fc.oneof(
  fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...odd)).map(([path, end]) => path + end),
  stroll,
  fc.constantFrom(...paths).map((path) => `http://${elsewhere}${path}`),
  fc.constantFrom(
    `//${elsewhere}`,
    `//${elsewhere}/%2e%2e`,
    `/\\${elsewhere}`,
    `/%5c${elsewhere}`,
    `/${elsewhere}/..//`,
    '*',
    '',
    `${elsewhere}:443`,
  ),
);

const methods = 'GET GET GET HEAD POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND get'.split(' ');
const method = fc.constantFrom(...methods, 'G\0T', '');
const headers = String.raw`
Host: b
Content-Length: 0
Content-Length: 5
Content-Length: -1
Content-Length: 1e3
Content-Length: 99999999999999999999
Transfer-Encoding: chunked
Transfer-Encoding: identity, chunked
Transfer-Encoding : chunked
Transfer-Encoding: xchunked
Content-Type: application/json
Content-Type: application/json; charset=utf-7
Content-Type: ÿ
Content-Encoding: gzip
Authorization: Bearer a
Authorization: Bearer ÿÿ
Authorization: Bearer
If-None-Match: "
If-None-Match: *
If-Modified-Since: never
Accept-Encoding: br;q=0,,gzip;q=a
Range: bytes=0-1,1-2
Expect: 100-continue
Expect: nonsense
Upgrade: websocket
Connection: Upgrade
Connection: close, x
X-Forwarded-Host: ${elsewhere}
X-Forwarded-For: ÿ
Forwarded: for=a
X-HTTP-Method-Override: DELETE
Origin: http://${elsewhere}
Cookie: __proto__=1
__proto__: a
X : a
: a
X`
  .trim()
  .split('\n');
const header = fc.constantFrom(
  ...headers,
  'X: a\0b',
  'X: a\r\n folded',
  `Authorization: Bearer ${'a'.repeat(5000)}`,
  `X: ${'a'.repeat(20_000)}`,
  'X: a\r\n'.repeat(150).trimEnd(),
);
const body = fc.oneof(
  fc.constantFrom(
    '',
    '{}',
    '{"a":',
    '5\r\n{"a":\r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffffffffff1\r\n',
    '0\r\nX: y\r\n\r\n',
    'GET /api/color HTTP/1.1\r\nHost: a\r\n\r\n',
  ),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', '');

/** One character per byte. */
export const rawBytes: fc.Arbitrary<string> = fc
  .record({
    method,
    target,
    version,
    headers: fc.array(header, { maxLength: 2 }),
    body,
    lineEnd: fc.constantFrom('\r\n', '\r\n', '\r\n', '\n', '\r'),
    kept: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map((sent) => {
    const head = [`${sent.method} ${sent.target} ${sent.version}`, 'Host: a', ...sent.headers, '', ''].join(
      sent.lineEnd,
    );
    const whole = head + sent.body;
    return whole.slice(0, Math.ceil(whole.length * sent.kept));
  });
