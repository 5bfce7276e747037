// The schemas of every admin call; they validate requests and responses. The rows are in
// endpoints/.
import type * as z from 'zod/mini';
import type { AdminCallName } from './calls.ts';
import { catalogEndpoints } from './endpoints/catalog.ts';
import { contentEndpoints } from './endpoints/content.ts';
import { peopleEndpoints } from './endpoints/people.ts';
import { sellingEndpoints } from './endpoints/selling.ts';
import { shopEndpoints } from './endpoints/shop.ts';
import type { AdminEndpoint, Schema } from './endpoints/endpoint.ts';

export const adminEndpoints = {
  ...catalogEndpoints,
  ...contentEndpoints,
  ...peopleEndpoints,
  ...sellingEndpoints,
  ...shopEndpoints,
} as const satisfies Record<AdminCallName, AdminEndpoint>;
export type AdminEndpoints = typeof adminEndpoints;

export type AdminAnswer<N extends AdminCallName> = z.output<AdminEndpoints[N]['response']>;

/** The input of a call: its `params`, `query` and `body`. */
export type AdminInput<N extends AdminCallName> = {
  [K in 'params' | 'query' | 'body' as K extends keyof AdminEndpoints[N] ? K : never]: K extends keyof AdminEndpoints[N]
    ? AdminEndpoints[N][K] extends Schema
      ? z.input<AdminEndpoints[N][K]>
      : never
    : never;
};
