// One kind of step in a history: its random parameters, and its effect on the shop.
import fc from 'fast-check';
import type { World } from './world.ts';

export interface StepKind {
  readonly details: fc.Arbitrary<Record<string, unknown>>;
  /** At the bank or the provider: our process is not involved, and cannot die in it. */
  readonly isOutside: boolean;
  take(world: World, details: Record<string, unknown>): Promise<unknown>;
}

type Details<T> = { [K in keyof T]: fc.Arbitrary<T[K]> };

export const step = <T>(details: Details<T>, take: (world: World, details: T) => Promise<unknown>): StepKind => ({
  details: fc.record(details),
  isOutside: false,
  take: (world, chosen) => take(world, chosen as T),
});

export const outside = <T>(details: Details<T>, take: (world: World, details: T) => Promise<unknown>): StepKind => ({
  ...step(details, take),
  isOutside: true,
});

/** Index of an order, exchange or card: 0 is the newest. */
export const which = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(3) });

/** What happens to returned goods. */
export const goods = fc.constantFrom('restock' as const, 'write-off' as const);
