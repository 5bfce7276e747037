// A history: steps of the bank, shoppers, staff and jobs in any order, some of which end badly.
import fc from 'fast-check';
import { bankSteps } from './bank-steps.ts';
import { jobSteps } from './job-steps.ts';
import { shopperSteps } from './shopper-steps.ts';
import { staffSteps } from './staff-steps.ts';
import { stockSteps } from './stock-steps.ts';
import type { StepKind } from './step.ts';

const kinds: Readonly<Record<string, StepKind>> = {
  ...bankSteps,
  ...jobSteps,
  ...shopperSteps,
  ...staffSteps,
  ...stockSteps,
};
export type StepName =
  | keyof typeof bankSteps
  | keyof typeof jobSteps
  | keyof typeof shopperSteps
  | keyof typeof staffSteps
  | keyof typeof stockSteps;

/**
 * A step, and its failure: the process dies before its n-th statement, or the provider does not
 * answer.
 */
export interface Moment {
  readonly does: StepName;
  readonly with: Readonly<Record<string, unknown>>;
  readonly diesAt?: number | undefined;
  readonly isProviderDown?: boolean;
}

export const kindOf = ({ does }: Moment): StepKind => {
  const kind = kinds[does];
  if (!kind) throw new Error(`nobody ${does}`);
  return kind;
};

/** Without a failure. */
export const moment = (does: StepName, details: Record<string, unknown> = {}): Moment => ({ does, with: details });

/** Steps of these kinds, weighted by their numbers. */
export function historyOf(
  weights: Partial<Record<StepName, number>>,
  { from, to } = { from: 4, to: 16 },
): fc.Arbitrary<Moment[]> {
  const diesAt = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.oneof(fc.nat(3), fc.nat(12), fc.nat(40)) },
  );
  const isProviderDown = fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  );
  const moments = Object.entries(weights).map(([does, weight]) => ({
    weight,
    arbitrary: fc.record({
      does: fc.constant(does as StepName),
      with: (kinds[does] as StepKind).details,
      diesAt,
      isProviderDown,
    }),
  }));
  // Mostly near the longest: a short history seldom finds anything.
  return fc.array(fc.oneof(...moments), { minLength: from, maxLength: to, size: 'max' });
}
