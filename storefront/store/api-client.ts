// The only way to the API: calls of the contract by name, over a transport. Knows no store or page.
import { calls, type Call, type CallName } from '@taana-baana/contract/calls.ts';
import type { CallAnswer, CallInput } from '@taana-baana/contract/endpoints.ts';
import type { ErrorCode } from '@taana-baana/contract/errors.ts';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import { shareRequest, type SharedRequests } from './shared-requests.ts';
import type { Transport, TransportInput, TransportResponse } from './transport.ts';

export class ApiError extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  /** Messages by field name, if a form was refused. */
  readonly fields: Record<string, string>;

  /** `message` is empty if the server's answer has none. */
  constructor(status: number, code: ErrorCode | 'offline', message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Milliseconds. */
const prefetchLifetime = 30_000;

export interface ApiClientOptions {
  transport: Transport;
  token: () => string | undefined;
  /** A customer's call was answered 401 although this token was sent. */
  onSessionEnded: (token: string) => void;
}

export interface Answer<N extends CallName> {
  data: CallAnswer<N>;
  headers: TransportResponse['headers'];
}

type Arguments<N extends CallName> = keyof CallInput<N> extends never
  ? [input?: object, signal?: AbortSignal]
  : [input: CallInput<N>, signal?: AbortSignal];

export interface ApiClient {
  /** The answer's body. Rejects with an ApiError, or with the signal's reason once it fires. */
  call<N extends CallName>(name: N, ...args: Arguments<N>): Promise<CallAnswer<N>>;
  /** An open read whose answer is cached for the next such call, for 30 s at most. */
  prefetch<N extends CallName>(name: N, ...args: Arguments<N>): Promise<CallAnswer<N>>;
  /** The same as `call`, with the answer's headers. */
  request<N extends CallName>(name: N, ...args: Arguments<N>): Promise<Answer<N>>;
  /** Aborts every read in flight. */
  abortReads(): void;
}

export function createApiClient({ transport, token: currentToken, onSessionEnded }: ApiClientOptions): ApiClient {
  const inFlight: SharedRequests = new Map();
  /** The number of completed calls that may have changed something. */
  let changes = 0;
  const prefetched = new Map<string, { answer: ReturnType<typeof send>; until: number }>();

  async function send(name: CallName, input: TransportInput, signal?: AbortSignal) {
    const call: Call = calls[name];
    const token = call.access === 'customer' ? currentToken() : undefined;
    const unreachable = (error: unknown): never => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, 'offline', serverMessages.unreachable);
    };
    const response = await transport(name, input, { token, signal }).catch(unreachable);
    const { status, headers, text, bytes } = response;
    if (status >= 200 && status < 300) {
      try {
        return { data: bytes ?? readJson(text), headers };
      } catch (error) {
        // A captive portal answers with its own login page.
        return unreachable(error);
      }
    }
    if (status === 401 && token !== undefined) onSessionEnded(token);
    throw toApiError(response);
  }

  /** Reads again if the customer changed something before the answer arrived. */
  async function readLatest(name: CallName, input: TransportInput, signal: AbortSignal): ReturnType<typeof send> {
    const before = changes;
    const answer = await send(name, input, signal);
    return before === changes ? answer : readLatest(name, input, signal);
  }

  function request(name: CallName, input: TransportInput = {}, signal?: AbortSignal) {
    const { method, access }: Call = calls[name];
    if (method !== 'GET') return send(name, input, signal).finally(countChange);
    const key = keyOf(name, input);
    if (access !== 'customer')
      return takePrefetched(key) ?? shareRequest(inFlight, key, signal, (shared) => send(name, input, shared));
    const ownKey = `${currentToken() ?? ''} ${key}`;
    return shareRequest(inFlight, ownKey, signal, (shared) => readLatest(name, input, shared));
  }

  function countChange(): void {
    changes += 1;
    prefetched.clear();
  }

  function prefetch(name: CallName, input: TransportInput = {}) {
    const key = keyOf(name, input);
    const answer = takePrefetched(key) ?? send(name, input);
    prefetched.set(key, { answer, until: Date.now() + prefetchLifetime });
    // Failures are not cached: the next call sends its own request.
    answer.catch(() => prefetched.delete(key));
    return answer.then(({ data }) => data);
  }

  function takePrefetched(key: string) {
    const kept = prefetched.get(key);
    prefetched.delete(key);
    return kept && kept.until > Date.now() ? kept.answer : undefined;
  }

  // The contract types the methods; the implementation treats every call alike.
  return {
    request,
    prefetch,
    abortReads: () => inFlight.forEach(({ controller }) => controller.abort()),
    call: async (name: CallName, input?: TransportInput, signal?: AbortSignal) =>
      (await request(name, input, signal)).data,
  } as ApiClient;
}

const keyOf = (name: CallName, { params, query }: TransportInput): string => name + JSON.stringify([params, query]);

function readJson(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text.replace(pictureAddresses, withoutOrigins));
}

/** Quotes inside JSON strings are escaped, so only real properties match. */
const pictureAddresses = /"(?:url|srcset|avif|zoom)":"[^"]*"/g;
/** The API may give absolute URLs. The page's CSP allows pictures from its own host only. */
const withoutOrigins = (addresses: string): string => addresses.replace(/https?:\/\/[^/\s]+(?=\/images\/)/g, '');

/** Of a response that is no success. */
export function toApiError({ status, text }: Pick<TransportResponse, 'status' | 'text'>): ApiError {
  let body: Partial<ApiError> | null = null;
  try {
    body = JSON.parse(text) as Partial<ApiError> | null;
  } catch {
    // Not JSON: a proxy's error page.
  }
  return new ApiError(status, body?.code ?? 'internal', body?.message ?? '', body?.fields);
}
