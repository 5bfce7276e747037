// Links that show a draft of any kind. Each kind has the permission of its editor.
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { DraftKindName, PreviewLink } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { notPermitted } from '@taana-baana/contract/admin/texts/messages.ts';
import type { Deps } from '../deps.ts';
import { type AdminRoute, adminRoute } from './admin-route.ts';
import { AppError } from './app-error.ts';
import { collectionKind } from './catalog/collections/collection-kind.service.ts';
import { productKind } from './catalog/editor/product-editor.service.ts';
import { postKind } from './content/blog/editor/post-kind.service.ts';
import { contentKind } from './content/content/content-kind.service.ts';
import type { Actor } from './shop/audit-log/audit-log.service.ts';
import { previewDraft } from './shop/drafts/draft-previews.service.ts';

type Preview = (deps: Deps, id: string, actor: Actor) => Promise<PreviewLink>;

const kinds = {
  post: { ...postKind, preview: (...of) => previewDraft(postKind, ...of) },
  content: { ...contentKind, preview: (...of) => previewDraft(contentKind, ...of) },
  product: { ...productKind, preview: (...of) => previewDraft(productKind, ...of) },
  collection: { ...collectionKind, preview: (...of) => previewDraft(collectionKind, ...of) },
} as const satisfies Record<DraftKindName, { preview: Preview }>;

export const draftPreviewsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('previewDraft', async ({ params, session, actor }) => {
    const { permission, preview } = kinds[params.kind];
    if (!isPermitted(session.staff.role, permission)) throw new AppError('forbidden', notPermitted);
    return preview(deps, params.id, actor);
  }),
];
