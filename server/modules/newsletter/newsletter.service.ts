// Subscribing to the newsletter, as often as one likes.
import type { Deps } from '../../deps.ts';
import { insertSubscriber } from './newsletter.repository.ts';

/** Whether the address is new; subscribing again changes nothing. */
export function subscribe(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<boolean> {
  return insertSubscriber(deps.db, { email, created_at: deps.clock.now().toISOString() });
}
