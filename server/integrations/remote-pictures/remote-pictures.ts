// Fetches a file from an untrusted URL: over https, from public addresses only.
import { type LookupAddress, promises as dns } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';

export type FetchFault = 'address' | 'private' | 'unreachable' | 'slow' | 'status' | 'redirects' | 'large';

/** Replaced by tests; the shop has the values below. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  /** Certificates trusted beside the usual ones. */
  readonly ca?: string;
  readonly milliseconds: number;
}

export const internet = (isAllowed: Network['isAllowed']): Network => ({
  resolve: (host) => dns.lookup(host, { all: true }),
  isAllowed,
  milliseconds: 10_000,
});

export class FetchError extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(`the file cannot be fetched: ${fault}`);
    this.fault = fault;
  }
}

const maxRedirects = 3;

/**
 * The bytes of the file. Throws a FetchError. Each name is resolved once, and the connection goes
 * to the checked address, so a second DNS answer changes nothing (DNS rebinding).
 */
export async function fetchFile(network: Network, address: string, maxBytes: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(network.milliseconds);
  let url = toUrl(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await request(network, url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBody(response, maxBytes, signal);
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) throw new FetchError('status');
    url = toUrl(headers.location, url);
  }
  throw new FetchError('redirects');
}

function toUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') throw new FetchError('address');
  return url;
}

async function request(network: Network, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await findAddresses(network, host, signal);
  return new Promise((resolve, reject) => {
    const call = get(
      url,
      {
        signal,
        // One agent per address: a kept connection may lead to an address that was checked for
        // another name.
        agent: false,
        headers: { accept: 'image/jpeg,image/png,image/webp' },
        ...(network.ca !== undefined && { ca: network.ca }),
        lookup: (_host, options, done) => {
          const [first] = addresses;
          if (options.all) done(null, [...addresses]);
          else done(null, first?.address ?? '', first?.family);
        },
      },
      resolve,
    );
    call.on('error', () => reject(new FetchError(signal.aborted ? 'slow' : 'unreachable')));
  });
}

/** All addresses must be public: a name with a public and a private address is an attack. */
async function findAddresses(network: Network, host: string, signal: AbortSignal): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await withinTime(network.resolve(host), signal).catch(() => {
        throw new FetchError(signal.aborted ? 'slow' : 'unreachable');
      });
  if (addresses.length === 0) throw new FetchError('unreachable');
  if (!addresses.every(({ address }) => network.isAllowed(address))) throw new FetchError('private');
  return addresses;
}

function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
}

/** Stops once there are too many bytes, whatever the header says. */
async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxBytes) throw new FetchError('large');
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FetchError) throw error;
    throw new FetchError(signal.aborted ? 'slow' : 'unreachable');
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts);
}
