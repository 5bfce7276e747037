// Scheduled posts have a future date. Nothing is written when the date comes, so each process looks
// for due posts and drops its cached blog pages.
import { recordChange } from '../../../database/changes.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps } from '../../../deps.ts';
import { isAnyPostDue } from './blog.repository.ts';

/**
 * A job. Responses cached earlier lack the posts that have become due since; a process that starts
 * has cached nothing.
 */
export function announceDuePosts(deps: ChangeDeps): () => Promise<void> {
  let since = deps.clock.now().toISOString();
  return async () => {
    const now = deps.clock.now().toISOString();
    if (await isAnyPostDue(deps.db, { since, now })) {
      await inTransaction(deps, async (trx) => trx.announce(await recordChange(trx, { data: 'blog' })));
    }
    since = now;
  };
}
