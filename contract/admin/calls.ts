// Every call of the admin, one row each: the server binds its routes by them, the browser makes its
// hooks of them.
import type * as z from 'zod/mini';
import { type AdminCall, type Schema } from './calls/call.ts';
import { catalogCalls } from './calls/catalog.ts';
import { contentCalls } from './calls/content.ts';
import { peopleCalls } from './calls/people.ts';
import { sellingCalls } from './calls/selling.ts';
import { shopCalls } from './calls/shop.ts';

export const adminCalls = {
  ...catalogCalls,
  ...contentCalls,
  ...peopleCalls,
  ...sellingCalls,
  ...shopCalls,
} satisfies Record<string, AdminCall>;

export type AdminCalls = typeof adminCalls;
export type AdminCallName = keyof AdminCalls;
export type AdminAnswer<N extends AdminCallName> = z.output<AdminCalls[N]['response']>;

/** The input of a call: its `params`, `query` and `body`. */
export type AdminInput<N extends AdminCallName> = {
  [K in 'params' | 'query' | 'body' as K extends keyof AdminCalls[N] ? K : never]: K extends keyof AdminCalls[N]
    ? AdminCalls[N][K] extends Schema
      ? z.input<AdminCalls[N][K]>
      : never
    : never;
};
