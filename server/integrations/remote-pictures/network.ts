// Connections to addresses that somebody else chose: to public ones only.
import { type LookupAddress, promises as dns } from 'node:dns';
import type { RequestOptions } from 'node:https';
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

/** `host`: of an address. A name is checked once it is resolved. */
export const isRefused = (host: string, { isAllowed }: Pick<Network, 'isAllowed'>): boolean =>
  isIP(host) !== 0 && !isAllowed(host);

export class FetchError extends Error {
  readonly fault: FetchFault;
  constructor(fault: FetchFault) {
    super(`the file cannot be fetched: ${fault}`);
    this.fault = fault;
  }
}

/**
 * Options of a request to the URL. Each name is resolved once, and the connection goes to the
 * checked address, so a second DNS answer changes nothing (DNS rebinding). Throws a FetchError.
 */
export async function connectionTo(network: Network, url: URL, signal: AbortSignal): Promise<RequestOptions> {
  const addresses = await findAddresses(network, url.hostname.replace(/^\[|\]$/g, ''), signal);
  return {
    // One agent per address: a kept connection may lead to an address that was checked for another
    // name.
    agent: false,
    ...(network.ca !== undefined && { ca: network.ca }),
    lookup: (_host, options, done) => {
      const [first] = addresses;
      if (options.all) done(null, [...addresses]);
      else done(null, first?.address ?? '', first?.family);
    },
  };
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
