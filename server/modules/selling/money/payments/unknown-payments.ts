// Payment ids that the provider does not know: the same id sent again does not cost another call.
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../../deps.ts';

export type UnknownPayments = LRUCache<string, true>;

/**
 * Kept for a minute, in this process: the provider may know of a payment a moment after the
 * browser.
 */
export const createUnknownPayments = ({ clock }: Pick<Deps, 'clock'>): UnknownPayments =>
  new LRUCache({ max: 10_000, ttl: 60_000, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
