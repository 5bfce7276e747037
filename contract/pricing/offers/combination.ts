// A combination of offers: which may be in it together, and which of two is preferred.
import type { Candidate, Step } from './candidates.ts';

/** What the chosen offers are together. */
export interface Chosen {
  /** Rupees off the goods. */
  readonly off: number;
  readonly count: number;
  readonly age: number;
  readonly own: number;
  readonly permits: number;
}

export interface Combination extends Chosen {
  /** Rupees. */
  readonly total: number;
  readonly products: readonly Step[];
  readonly codes: readonly Step[];
  readonly shipping: { readonly candidate: Candidate; readonly rupees: number } | null;
}

export const nothing: Chosen = { off: 0, count: 0, age: 0, own: 0, permits: -1 };

/** Each permits the class of the other. */
export const canJoin = (chosen: Chosen, { own, permits }: Pick<Candidate, 'own' | 'permits'>): boolean =>
  (chosen.permits & own) !== 0 && (chosen.own & ~permits) === 0;

export const joined = (chosen: Chosen, candidate: Candidate, rupees: number): Chosen => ({
  off: chosen.off + rupees,
  count: chosen.count + 1,
  age: chosen.age + candidate.age,
  own: chosen.own | candidate.own,
  permits: chosen.permits & candidate.permits,
});

/** Of equal prices: fewer offers, then older ones. */
export const isPreferred = (a: Chosen, b: Chosen): boolean =>
  a.count < b.count || (a.count === b.count && a.age > b.age);
