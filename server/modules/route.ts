// The type of one entry in a routes file: an endpoint of the contract and its handler.
import type { IncomingHttpHeaders } from 'node:http';
import type { CallAnswer, CallName, Endpoints } from '@taana-baana/contract';
import type * as z from 'zod/mini';
import type { SessionCustomer } from './people/accounts/sessions.service.ts';
import type { Allowance } from './people/rate-limits/rate-limits.service.ts';

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Part<N extends CallName, K extends string> = K extends keyof Endpoints[N] ? Parsed<Endpoints[N][K]> : undefined;

/** A parsed and authorised request. */
export interface CallOf<N extends CallName> {
  readonly customer: Endpoints[N]['access'] extends 'customer' ? SessionCustomer : undefined;
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
  /** The bearer token, if one was sent. */
  readonly token: string | undefined;
  /** The caller's address; for IPv6 its network. */
  readonly network: string;
  readonly rawBody: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** A response with another status than the endpoint's first, or with headers. */
export class Answer<T> {
  readonly body: T;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: T, options: { status?: number; headers?: Record<string, string> }) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
  }
}

/** Rate limits for calls worth guessing at or flooding. */
export interface CallLimits {
  readonly perAddress?: Allowance;
  /** Per calling customer; for visitors, per e-mail in the body. */
  readonly perAccount?: Allowance;
}

type Handler<N extends CallName> = (call: CallOf<N>) => Promise<CallAnswer<N> | Answer<CallAnswer<N>>>;

export interface Route {
  readonly name: CallName;
  readonly limits: CallLimits;
  readonly handle: (call: never) => Promise<unknown>;
}

export function route<N extends CallName>(name: N, handle: Handler<N>, limits: CallLimits = {}): Route {
  return { name, handle, limits };
}
