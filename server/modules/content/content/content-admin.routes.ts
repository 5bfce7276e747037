// The owner's texts in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { discardDraft, readEdited, saveDraft } from '../../shop/drafts/drafts.service.ts';
import { contentKind as kind, listContent, requirePage } from './content-kind.service.ts';
import { listContentVersions, publishContent, revertContent } from './content-versions.service.ts';

export const contentAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listContent', () => listContent(deps)),
  adminRoute('getContentDraft', ({ params }) => readEdited(kind, deps, params.page)),
  adminRoute('saveContentDraft', async ({ params, body: { content, basedOn }, actor }) => {
    const page = requirePage(params.page);
    return saveDraft(kind, deps, page, { content: { page, content }, basedOn }, actor);
  }),
  adminRoute('discardContentDraft', ({ params, body, actor }) =>
    discardDraft(kind, deps, params.page, body.draft, actor),
  ),
  adminRoute('publishContent', ({ params, body, actor }) => publishContent(deps, params.page, body, actor)),
  adminRoute('listContentVersions', ({ params }) => listContentVersions(deps, params.page)),
  adminRoute('revertContent', ({ params, body, actor }) => revertContent(deps, params.page, body, actor)),
];
