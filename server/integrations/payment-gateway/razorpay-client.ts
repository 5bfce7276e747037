// Calls Razorpay's REST API with timeouts and retries, and validates responses. Equal calls
// in progress share one response.
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import { GatewayError, type GoOn, type Unreadable, UnreadableError } from './payment-gateway.ts';
import { ErrorAnswer } from './razorpay-entities.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface RazorpayClientOptions {
  /** Includes `/v1`; no slash at the end. */
  readonly baseUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly fetch: Fetch;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds. Tests use shorter ones. */
  readonly limits?: Partial<ClientLimits>;
}

interface ClientLimits {
  readonly call: number;
  readonly total: number;
  /** The maximum of the first pause before a retry; doubles each time. */
  readonly pause: number;
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

interface Exchange {
  readonly status: number;
  readonly text: string;
}

export interface RazorpayClient {
  /** Every call must be safe to repeat: a read, or one with an idempotency key. */
  call<T extends z.ZodMiniType>(request: Request, answer: T): Promise<z.output<T>>;
  /** Undefined if the provider does not know the id in the path. */
  find<T extends z.ZodMiniType>(path: string, answer: T): Promise<z.output<T> | undefined>;
  /** When the last response was sent, by the provider's clock; undefined if it did not say. */
  answeredAt(): Date | undefined;
}

const shopLimits: ClientLimits = { call: 10_000, total: 25_000, pause: 400 };
const maxAttempts = 5;
/**
 * Consecutive attempts without a usable response (429 or timeout) after which only one call at a
 * time is retried, until there is a response. Many retrying calls would use up the provider's
 * rate limit and prolong the outage.
 */
const outage = 5;

export function createRazorpayClient(options: RazorpayClientOptions): RazorpayClient {
  const limits = { ...shopLimits, ...options.limits };
  const underWay = new Map<string, Promise<Exchange>>();
  let unanswered = 0;
  let repeating = 0;
  const isOutage = () => unanswered >= outage;
  let answeredAt: string | null = null;
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;

  return {
    call: async (request, answer) => {
      const { status, text } = await share(request);
      if (status >= 200 && status < 300) return parse(answer, text);
      throw toGatewayError(status, text);
    },
    find: async (path, answer) => {
      const { status, text } = await share({ method: 'GET', path });
      if (status >= 200 && status < 300) return parse(answer, text);
      // Razorpay reports an unknown id as 400 with its own error body; a 400
      // without it comes from something else.
      if (status === 404 || (status === 400 && errorOf(text))) return undefined;
      throw toGatewayError(status, text);
    },
    answeredAt: () => (answeredAt === null ? undefined : new Date(answeredAt)),
  };

  function share(request: Request): Promise<Exchange> {
    const key = JSON.stringify(request);
    const shared = underWay.get(key) ?? exchange(request).finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  }

  /** Retries on 429, 5xx and lost connections until there is a response or time is up. */
  async function exchange(request: Request): Promise<Exchange> {
    const deadline = performance.now() + limits.total;
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await exchangeOnce(request, Math.min(limits.call, deadline - performance.now()));
      // A 5xx may concern only this call, so it says nothing about an outage.
      if (!(outcome instanceof GatewayError) || outcome.reason === 'failed') countAnswer();
      else countNoAnswer();
      if (!(outcome instanceof GatewayError)) return outcome;
      const pause = limits.pause * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
      const canRepeat = !isOutage() || repeating === 0;
      if (attempt === maxAttempts || !canRepeat || performance.now() + pause >= deadline) throw outcome;
      repeating += 1;
      await pauseFor(pause);
      repeating -= 1;
    }
  }

  function countAnswer(): void {
    if (isOutage()) options.log.warn('the payment provider answers again');
    unanswered = 0;
  }

  function countNoAnswer(): void {
    unanswered += 1;
    if (unanswered === outage)
      options.log.warn('the payment provider does not answer; few calls are repeated meanwhile');
  }

  async function exchangeOnce(
    { method, path, body, headers }: Request,
    milliseconds: number,
  ): Promise<Exchange | GatewayError> {
    try {
      const response = await options.fetch(`${options.baseUrl}${path}`, {
        method,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.max(1, Math.floor(milliseconds))),
      });
      const text = await response.text();
      answeredAt = response.headers.get('date');
      if (response.status === 429) return new GatewayError('busy', 'the payment provider is busy (429)');
      // A 409 means that the same request is still in progress at the provider.
      if (response.status >= 500 || response.status === 409) return toGatewayError(response.status, text);
      return { status: response.status, text };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'no answer';
      return new GatewayError('unreachable', `the payment provider gave no answer (${reason})`);
    }
  }
}

function parse<T extends z.ZodMiniType>(schema: T, text: string): z.output<T> {
  const answer = jsonOf(text);
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new UnreadableError(unreadablePart(answer, result.error.issues[0]?.path ?? []));
}

/** The entities of a list. One that cannot be read ends the call, unless the caller goes on. */
export function readEach<T extends z.ZodMiniType>(schema: T, items: readonly unknown[], goOn?: GoOn): z.output<T>[] {
  return items.flatMap((item) => {
    const result = schema.safeParse(item);
    if (result.success) return [result.data];
    const part = unreadablePart(item, result.error.issues[0]?.path ?? []);
    if (!goOn) throw new UnreadableError(part);
    goOn(part);
    return [];
  });
}

const unreadablePart = (answer: unknown, path: readonly PropertyKey[]): Unreadable => ({
  id: idAt(answer, path),
  field: path.length === 0 ? null : String(path.at(-1)).slice(0, 100),
});

/** Of the entity that the path leads into, so that a person can look it up: `pay_1`. */
function idAt(answer: unknown, path: readonly PropertyKey[]): string | null {
  const isEntity = (value: unknown): value is Record<PropertyKey, unknown> =>
    typeof value === 'object' && value !== null;
  let id: unknown;
  for (let value = answer, depth = 0; isEntity(value); value = value[path[depth++] ?? '']) {
    id = value.id ?? value.entity_id ?? id;
  }
  return typeof id === 'string' ? id.slice(0, 100) : null;
}

function toGatewayError(status: number, text: string): GatewayError {
  const error = errorOf(text);
  const isRefused = error !== undefined && status >= 400 && status < 500 && ![401, 403, 409].includes(status);
  const said = error?.description ? `: ${cutText(error.description, 200)}` : '';
  return new GatewayError(isRefused ? 'refused' : 'failed', `the payment provider answered ${status}${said}`);
}

function errorOf(text: string): { description?: string | undefined } | undefined {
  return ErrorAnswer.safeParse(jsonOf(text)).data?.error;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
