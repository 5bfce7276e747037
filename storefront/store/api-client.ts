// The one way to the API: a call of the contract by its name, over an injected fetch. Knows no store, no toast and no page.
import { calls, type Call, type CallName } from '@taana-baana/contract/calls.ts';
import type { CallAnswer, CallInput } from '@taana-baana/contract/endpoints.ts';
import type { ErrorCode } from '@taana-baana/contract/errors.ts';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import { shareRequest, type SharedRequests } from './shared-requests.ts';

export class ApiError extends Error {
  /** 0 where no answer came at all. */
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  /** Messages by field name, for a refused form. */
  readonly fields: Record<string, string>;

  constructor(status: number, code: ErrorCode | 'offline', message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Milliseconds. */
const keptAhead = 30_000;
/** Milliseconds until a reading call counts as unanswered: browsers wait for minutes on a line that stands still. */
const longestRead = 30_000;

export const offlineMessage = 'The shop cannot be reached just now. Please check your connection and try again.';

export interface ApiClientOptions {
  /** Answers `/api/...` addresses: the browser's fetch, or the server's own routes in process. */
  fetch: typeof fetch;
  token: () => string | undefined;
  /** A customer's call was answered 401 although this token was sent. */
  onSessionEnded: (token: string) => void;
}

export interface Answer<N extends CallName> {
  data: CallAnswer<N>;
  headers: Headers;
}

type Arguments<N extends CallName> = keyof CallInput<N> extends never
  ? [input?: object, signal?: AbortSignal]
  : [input: CallInput<N>, signal?: AbortSignal];

export interface ApiClient {
  /** The answer's body. Rejects with an ApiError, or with the signal's reason once it fires. */
  call<N extends CallName>(name: N, ...args: Arguments<N>): Promise<CallAnswer<N>>;
  /** A public call whose answer is kept for the next such call, for half a minute at most. Asked again meanwhile, it is the same one. */
  fetchAhead<N extends CallName>(name: N, ...args: Arguments<N>): Promise<CallAnswer<N>>;
  /** The same as `call`, with the answer's headers. */
  request<N extends CallName>(name: N, ...args: Arguments<N>): Promise<Answer<N>>;
  /** Whoever waits for the answer to a reading call is let go. */
  stopReading(): void;
}

type Plain = string | number | boolean | null | undefined;
type Query = Record<string, Plain | Record<string, Plain>>;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Query;
  body?: unknown;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const underWay: SharedRequests = new Map();
  /** How many calls that may have changed something are over. */
  let changes = 0;
  const ahead = new Map<string, { answer: ReturnType<typeof send>; until: number }>();

  async function send(call: Call, url: string, body: unknown, signal?: AbortSignal) {
    const token = call.access === 'customer' ? options.token() : undefined;
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const controller = new AbortController();
    signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
    const timer = call.method === 'GET' ? setTimeout(() => controller.abort(), longestRead) : undefined;
    // What a shopper did goes through even when the page is left right after (logout, a placed order).
    const init: RequestInit = {
      method: call.method,
      headers,
      keepalive: call.method !== 'GET',
      signal: controller.signal,
    };
    if (body !== undefined) init.body = JSON.stringify(body);
    const unreachable = (error: unknown): never => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, 'offline', offlineMessage);
    };
    try {
      const response = await options.fetch(url, init).catch(unreachable);
      // The line may break in the middle; a network that wants a login first answers for the shop with a page of its own.
      if (response.ok) return { data: await readJson(response).catch(unreachable), headers: response.headers };
      if (response.status === 401 && token !== undefined) options.onSessionEnded(token);
      throw await toApiError(response);
    } finally {
      clearTimeout(timer);
    }
  }

  const read = (call: Call, url: string, signal: AbortSignal) => send(call, url, undefined, signal);

  /** What the customer changed while the answer was on its way may be missing in it: then it is asked for again. */
  async function readAsItIsNow(call: Call, url: string, signal: AbortSignal): ReturnType<typeof read> {
    const before = changes;
    const answer = await read(call, url, signal);
    return before === changes ? answer : readAsItIsNow(call, url, signal);
  }

  function request(name: CallName, input: LooseInput = {}, signal?: AbortSignal) {
    const call: Call = calls[name];
    const url = callUrl(call.path, input.params, input.query);
    if (call.method !== 'GET') return send(call, url, input.body, signal).finally(noteChange);
    if (call.access !== 'customer')
      return takeAhead(url) ?? shareRequest(underWay, url, signal, (shared) => read(call, url, shared));
    const key = `${options.token() ?? ''} ${url}`;
    return shareRequest(underWay, key, signal, (shared) => readAsItIsNow(call, url, shared));
  }

  function noteChange(): void {
    changes += 1;
    ahead.clear();
  }

  function fetchAhead(name: CallName, { params, query }: LooseInput = {}) {
    const url = callUrl(calls[name].path, params, query);
    const answer = takeAhead(url) ?? send(calls[name], url, undefined);
    ahead.set(url, { answer, until: Date.now() + keptAhead });
    // A failure is nothing to keep: whoever needs the answer asks again.
    answer.catch(() => ahead.delete(url));
    return answer.then(({ data }) => data);
  }

  function takeAhead(url: string) {
    const kept = ahead.get(url);
    ahead.delete(url);
    return kept && kept.until > Date.now() ? kept.answer : undefined;
  }

  // The types of the doors come from the contract; behind them every call is sent alike.
  return {
    request,
    fetchAhead,
    stopReading: () => underWay.forEach(({ controller }) => controller.abort()),
    call: async (name: CallName, input?: LooseInput, signal?: AbortSignal) => (await request(name, input, signal)).data,
  } as ApiClient;
}

/** `price: {gte: 5}` becomes `price[gte]=5`; empty values are left out. */
function callUrl(path: string, params: Record<string, unknown> = {}, query: Query = {}): string {
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

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text.replace(pictureAddresses, withoutOrigins));
}

/** In the API's JSON: a quote within a text is escaped there, so nobody's words look like this. */
const pictureAddresses = /"(?:url|srcset|avif)":"[^"]*"/g;

/** Other clients get whole addresses. A page asks its own host for pictures, as its policy wants, wherever it was opened. */
const withoutOrigins = (addresses: string): string => addresses.replace(/https?:\/\/[^/\s]+(?=\/images\/)/g, '');

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ApiError>;
  return new ApiError(response.status, body.code ?? 'internal', body.message ?? serverMessages.internal, body.fields);
}
