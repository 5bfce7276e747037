// A push service for tests, in its own process: browsers' endpoints over https, which read their
// messages as a browser would, and test control over http. Run: node push-double.ts; it prints the
// service's origin and the port of the control. Nothing of it is shared with what the shop encrypts with.
import { type ECDH, createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate, key } from './certificate.ts';

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly messages: { payload: unknown; size: number; headers: Record<string, unknown> }[];
  /** The shop's key that sent the first message: the service takes messages of no other. */
  sender?: string;
  /** What its endpoint answers instead of taking the message. */
  status?: number;
}

const browsers = new Map<string, Browser>();

function receive({ headers, url = '' }: IncomingMessage, body: Buffer): number {
  const browser = browsers.get(url.replace('/push/', ''));
  if (!browser) return 404;
  if (browser.status !== undefined) return browser.status;
  const sender = senderOf(headers);
  if (sender === undefined) return 401;
  browser.sender ??= sender;
  if (browser.sender !== sender) return 403;
  if (!/^\d+$/.test(String(headers.ttl)) || headers['content-encoding'] !== 'aes128gcm') return 400;
  const payload: unknown = JSON.parse(decrypt(browser, body).toString());
  browser.messages.push({ payload, size: body.length, headers });
  return 201;
}

/** The key that signed the token; undefined: the token is not valid (RFC 8292). */
function senderOf({ authorization = '', host }: IncomingMessage['headers']): string | undefined {
  const [, token = '', sender = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(sender, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    return undefined;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const isInTime = Number(exp) > Date.now() / 1000 && Number(exp) <= Date.now() / 1000 + 24 * 3600;
  return aud === `https://${host}` && isInTime && /^mailto:\S+@\S+$/.test(String(sub)) ? sender : undefined;
}

/** RFC 8188 with the keys of RFC 8291; one record. */
function decrypt({ keys, auth }: Browser, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derive = (secret: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** A browser subscribes, its messages are read, its endpoint is told what to answer. */
function control({ method, url = '' }: IncomingMessage, body: Buffer): unknown {
  if (method === 'POST') {
    const keys = createECDH('prime256v1');
    const id = randomBytes(12).toString('base64url');
    const browser = { keys, auth: randomBytes(16), messages: [] };
    const p256dh = keys.generateKeys().toString('base64url');
    browsers.set(id, browser);
    return { endpoint: `${origin()}/push/${id}`, p256dh, auth: browser.auth.toString('base64url') };
  }
  const browser = browsers.get(url.slice(1));
  if (!browser) throw new Error('no such browser');
  if (method === 'PUT') {
    const { status } = JSON.parse(body.toString()) as { status?: number };
    if (status === undefined) delete browser.status;
    else browser.status = status;
  }
  return browser.messages;
}

type Answer = (request: IncomingMessage, body: Buffer) => { status: number; text?: string };

const answering = (answer: Answer) => (request: IncomingMessage, response: ServerResponse) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { status, text } = answer(request, Buffer.concat(chunks));
    response.writeHead(status).end(text);
  })().catch(() => request.socket.destroy());
};

const service = createSecureServer(
  { key, cert: certificate },
  answering((request, body) => ({ status: receive(request, body) })),
);
const controls = createServer(
  answering((request, body) => ({ status: 200, text: JSON.stringify(control(request, body)) })),
);
const origin = () => `https://push.test:${(service.address() as AddressInfo).port}`;

service.listen(0, '127.0.0.1', () => {
  controls.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${origin()} ${(controls.address() as AddressInfo).port}\n`);
  });
});
// The parent process is gone.
process.stdin.on('end', () => process.exit(0)).resume();
