// The schemas of every API call: requests are validated with them, OpenAPI and the
// client's types come from them. The rows are in endpoints/.
import type * as z from 'zod/mini';
import type { CallName } from './calls.ts';
import { peopleEndpoints } from './endpoints/people.ts';
import { sellingEndpoints } from './endpoints/selling.ts';
import { catalogEndpoints } from './endpoints/catalog.ts';
import { contentEndpoints } from './endpoints/content.ts';
import type { Endpoint, Schema } from './endpoints/endpoint.ts';

export const endpoints = {
  ...catalogEndpoints,
  ...peopleEndpoints,
  ...sellingEndpoints,
  ...contentEndpoints,
} as const satisfies Record<CallName, Endpoint>;
export type Endpoints = typeof endpoints;

type Input<T> = T extends Schema ? z.input<T> : undefined;
type Output<T> = T extends Schema ? z.output<T> : undefined;

/** What a caller may send; a quantity may be text, for example. */
export type CallInput<N extends CallName> = {
  [K in 'params' | 'query' | 'body' as K extends keyof Endpoints[N] ? K : never]: K extends keyof Endpoints[N]
    ? Input<Endpoints[N][K]>
    : never;
};
/** The body of a successful response. */
export type CallAnswer<N extends CallName> = Output<Endpoints[N]['response']>;
