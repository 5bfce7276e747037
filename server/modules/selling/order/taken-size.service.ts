// The size of a product that most people take, read from its orders once a day.
import type { Size } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { listTakenSizes } from './order-goods.repository.ts';

/** Fewer say nothing, and might tell what one customer bought. */
const fewest = 20;
/** So many times as often as the next one. */
const clearLead = 1.5;
/** Enough to know, and the same work for a product that sells every minute. */
const newest = 500;
const year = 365 * 24 * 3_600_000;

type Sizes = Map<string, Promise<Size | undefined>>;
/** Of one day, by product: a sale makes the shop read the product again, and changes little here. */
const ofToday = new WeakMap<Database, { readonly since: string; readonly sizes: Sizes }>();

/** Undefined: too few orders of the last year, or no size leads clearly. */
export function mostTakenSize({ db, clock }: Pick<Deps, 'db' | 'clock'>, productId: string): Promise<Size | undefined> {
  const since = new Date(clock.now().getTime() - year).toISOString().slice(0, 10);
  let today = ofToday.get(db);
  if (today?.since !== since) ofToday.set(db, (today = { since, sizes: new Map() }));
  const { sizes } = today;
  const known = sizes.get(productId);
  if (known) return known;
  const reading = readMostTaken(db, productId, since);
  reading.catch(() => sizes.delete(productId));
  sizes.set(productId, reading);
  return reading;
}

async function readMostTaken(db: Database, productId: string, since: string): Promise<Size | undefined> {
  const taken = new Map<Size, number>();
  // A line counts once: twenty pieces of one order are one person's choice.
  for (const { size } of await listTakenSizes(db, productId, { since, newest }))
    taken.set(size, (taken.get(size) ?? 0) + 1);
  const [first, second] = [...taken].toSorted(([, a], [, b]) => b - a);
  const total = [...taken.values()].reduce((sum, lines) => sum + lines, 0);
  return first && total >= fewest && first[1] >= clearLead * (second?.[1] ?? 0) ? first[0] : undefined;
}
