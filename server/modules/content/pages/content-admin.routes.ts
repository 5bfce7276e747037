// The owner's texts in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import * as editor from './content-editor.service.ts';
import { listContentVersions, publishContent, revertContent } from './content-versions.service.ts';

export const contentAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listContent', () => editor.listContent(deps)),
  adminRoute('getContentDraft', ({ params }) => editor.getContent(deps, params.page)),
  adminRoute('saveContentDraft', ({ params, body, actor }) => editor.saveDraft(deps, params.page, body, actor)),
  adminRoute('discardContentDraft', ({ params, query, actor }) =>
    editor.discardDraft(deps, params.page, query.draft, actor),
  ),
  adminRoute('previewContent', ({ params, actor }) => editor.previewDraft(deps, params.page, actor)),
  adminRoute('publishContent', ({ params, body, actor }) => publishContent(deps, params.page, body, actor)),
  adminRoute('listContentVersions', ({ params }) => listContentVersions(deps, params.page)),
  adminRoute('revertContent', ({ params, body, actor }) => revertContent(deps, params.page, body, actor)),
];
