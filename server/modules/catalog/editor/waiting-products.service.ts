// Products that go into the shop as soon as their photos are ready.
import { inTransaction } from '../../../database/transaction.ts';
import { AppError } from '../../app-error.ts';
import type { Needs } from '../../shop/drafts/draft-kinds.service.ts';
import { requireStored } from './product-editor.service.ts';
import { publishFound, isWaitingForPhotos, whatPrevents } from './product-publishing.service.ts';
import { listWaiting, setWaiting } from './product-rows.repository.ts';

/**
 * A job, in any number of processes. A draft that by now lacks something else, or whose product
 * was changed meanwhile, waits no longer: its editor says why, and somebody publishes it again.
 */
export async function publishWaiting(deps: Needs): Promise<void> {
  for (const { product, publish_by: staffId } of await listWaiting(deps.db))
    await inTransaction(deps, async (trx) => {
      const found = await requireStored(trx, product);
      const { draft, version } = found;
      if (!draft) return;
      const problems = await whatPrevents(trx, deps, found);
      if (draft.version === version && isWaitingForPhotos(problems)) return;
      if (draft.version !== version || problems.length > 0) return setWaiting(trx, draft, { version, by: null });
      const actor = { channel: 'admin', staffId: staffId ?? '', requestId: draft.id } as const;
      await publishFound(trx, deps, found, { version, draft: draft.id }, actor);
    }).catch((error: unknown) => {
      // Another process, or a person, was first.
      if (!(error instanceof AppError)) throw error;
    });
}
