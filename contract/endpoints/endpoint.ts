// The type of a call's row, and parts that several rows share.
import * as z from 'zod/mini';
import type { CacheTag } from '../cache-tags.ts';
import type { Call, CallName } from '../calls.ts';
import { pathName } from '../schemas/choices.ts';

export type Schema = z.ZodMiniType;

export interface Endpoint extends Call {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a form, not JSON. */
  readonly isForm?: true;
  readonly response: Schema;
  /** The cache tags of a response. Only public reads with tags are cached. */
  readonly cacheTags?: (answer: never) => readonly CacheTag[];
  /** The statuses of success, the usual one first. */
  readonly statuses: readonly [number, ...number[]];
}

export type EndpointRows = Partial<Record<CallName, Endpoint>>;

export const byId = z.object({ id: pathName });
export const byToken = z.object({ token: pathName });
export const nothing = z.undefined();
