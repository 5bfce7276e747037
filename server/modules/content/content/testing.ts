// A text or cards for tests, saved and published at once.
import type { TypedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import type { ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import type { Needs } from '../../shop/drafts/draft-kinds.service.ts';
import { saveDraft } from '../../shop/drafts/drafts.service.ts';
import { seenNow } from '../../shop/drafts/testing.ts';
import { contentKind } from './content-kind.service.ts';
import { publishContent } from './content-versions.service.ts';

export async function publishTyped(deps: Needs, page: ContentPageName, content: TypedContent) {
  const draft = { content: { page, content }, basedOn: await seenNow(contentKind, deps.db, page) };
  await saveDraft(contentKind, deps, page, draft, commandLine);
  return publishContent(deps, page, { basedOn: await seenNow(contentKind, deps.db, page) }, commandLine);
}
