// Subscribing to the newsletter, as often as one likes.
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { deleteSubscriber, findSubscriber, insertSubscriber } from './newsletter.repository.ts';

/** Whether the address is new; subscribing again changes nothing. */
export function subscribe(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<boolean> {
  return insertSubscriber(deps.db, { email, created_at: deps.clock.now().toISOString() });
}

export async function findSubscription(
  db: Database,
  email: string,
): Promise<{ email: string; since: string } | undefined> {
  const row = await findSubscriber(db, email);
  return row && { email: row.email, since: row.created_at };
}

export function unsubscribe(db: Database, email: string): Promise<void> {
  return deleteSubscriber(db, email);
}
