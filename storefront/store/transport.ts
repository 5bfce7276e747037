// The transport of API calls: HTTP in the browser, direct handler calls on the server.
import { calls, type Call, type CallName } from '@taana-baana/contract/calls.ts';

type Plain = string | number | boolean | null | undefined;

export interface TransportInput {
  params?: Record<string, unknown>;
  query?: Record<string, Plain | Record<string, Plain>>;
  body?: unknown;
}

export interface TransportResponse {
  status: number;
  headers: { get: (name: string) => string | null };
  /** JSON, or empty. */
  text: string;
  /** Of a call that returns a file. */
  bytes?: Uint8Array;
}

/** Rejects without a complete response, or if the signal fires. An error status is a response. */
export type Transport = (
  name: CallName,
  input: TransportInput,
  options: { token?: string | undefined; signal?: AbortSignal | undefined },
) => Promise<TransportResponse>;

/** Milliseconds. Browsers wait for minutes on a stalled connection. */
const readTimeout = 30_000;

export function createHttpTransport(fetch: typeof globalThis.fetch): Transport {
  return async (name, { params, query, body }, { token, signal }) => {
    const call: Call = calls[name];
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
    const timer = call.method === 'GET' ? setTimeout(() => controller.abort(), readTimeout) : undefined;
    try {
      const response = await fetch(callUrl(call.path, params, query), {
        method: call.method,
        headers,
        // Completes a change even if the page is left at once (logout, a placed order).
        keepalive: call.method !== 'GET',
        signal: controller.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { status } = response;
      if (call.fileType && response.ok)
        return { status, headers: response.headers, text: '', bytes: new Uint8Array(await response.arrayBuffer()) };
      return { status, headers: response.headers, text: await response.text() };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** `price: {gte: 5}` becomes `price[gte]=5`; empty values are left out. */
export function callUrl(
  path: string,
  params: TransportInput['params'] = {},
  query: TransportInput['query'] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  const append = (key: string, value: Plain) => {
    if (value !== undefined && value !== null && value !== '') search.append(key, String(value));
  };
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object' && value !== null) {
      for (const [inner, innerValue] of Object.entries(value)) append(`${key}[${inner}]`, innerValue);
    } else append(key, value);
  }
  const text = search.toString();
  return `/api/${filled}${text && `?${text}`}`;
}
