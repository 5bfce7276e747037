// Fetches a file from an untrusted URL: over https, from public addresses only.
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { FetchError, type Network, connectionTo } from './network.ts';

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
  const connection = await connectionTo(network, url, signal);
  return new Promise((resolve, reject) => {
    const call = get(
      url,
      {
        signal,
        headers: { accept: 'image/jpeg,image/png,image/webp' },
        ...connection,
      },
      resolve,
    );
    call.on('error', () => reject(new FetchError(signal.aborted ? 'slow' : 'unreachable')));
  });
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
