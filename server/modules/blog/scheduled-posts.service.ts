// A scheduled post has a date in the future. Nothing is written when the date comes, so each
// process looks for it, and drops what it has cached of the blog.
import { recordChange } from '../../database/changes.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isAnyPostDue } from './blog.repository.ts';

/**
 * A job. What was cached before it was made knows nothing of the posts that became due since; a process
 * that starts has cached nothing.
 */
export function announceDuePosts(deps: Pick<Deps, 'db' | 'changes' | 'clock'>): () => Promise<void> {
  let since = deps.clock.now().toISOString();
  return async () => {
    const now = deps.clock.now().toISOString();
    if (await isAnyPostDue(deps.db, { since, now })) {
      await inTransaction(deps, async (trx, changed) => changed(await recordChange(trx, { data: 'blog' })));
    }
    since = now;
  };
}
