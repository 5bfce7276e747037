// Payment ids that the provider does not know of an order: who sends them again asks the provider nothing.
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';

export type UnknownPayments = LRUCache<string, true>;

/** Remembered for a minute, in this process: the provider may hear of a payment a moment after the shopper. */
export const createUnknownPayments = ({ clock }: Pick<Deps, 'clock'>): UnknownPayments =>
  new LRUCache({ max: 10_000, ttl: 60_000, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
