// Collections in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { discardDraft, readEdited, saveDraft } from '../../shop/drafts/drafts.service.ts';
import { collectionKind as kind } from './collection-kind.service.ts';
import * as managing from './collections-admin.service.ts';

export const collectionsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listCollections', () => managing.listCollections(deps)),
  adminRoute('createCollection', ({ body, actor }) => managing.createCollection(deps, body.tag, actor)),
  adminRoute('getCollection', ({ params }) => readEdited(kind, deps, params.handle)),
  adminRoute('saveCollection', ({ params, body, actor }) => saveDraft(kind, deps, params.handle, body, actor)),
  adminRoute('deleteCollection', ({ params, actor }) => managing.deleteCollection(deps, params.handle, actor)),
  adminRoute('discardCollectionDraft', ({ params, body, actor }) =>
    discardDraft(kind, deps, params.handle, body.draft, actor),
  ),
  adminRoute('publishCollection', ({ params, body, actor }) =>
    managing.publishCollection(deps, params.handle, body, actor),
  ),
  adminRoute('unpublishCollection', ({ params, body, actor }) =>
    managing.unpublishCollection(deps, params.handle, body, actor),
  ),
  adminRoute('moveCollection', ({ params, body, actor }) =>
    managing.moveCollection(deps, params.handle, body.direction, actor),
  ),
];
