// The blog in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import { discardDraft, readEdited, saveDraft } from '../../../shop/drafts/drafts.service.ts';
import { createPost, listPosts } from './post-editor.service.ts';
import { postKind } from './post-kind.service.ts';
import { deletePost, publishPost, unpublishPost } from './publish-post.service.ts';

export const postsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listPosts', () => listPosts(deps)),
  adminRoute('createPost', ({ actor }) => createPost(deps, actor)),
  adminRoute('getPost', ({ params }) => readEdited(postKind, deps, params.id)),
  adminRoute('savePost', ({ params, body, actor }) => saveDraft(postKind, deps, params.id, body, actor)),
  adminRoute('deletePost', ({ params, actor }) => deletePost(deps, params.id, actor)),
  adminRoute('publishPost', ({ params, body, actor }) => publishPost(deps, params.id, body.basedOn, actor)),
  adminRoute('unpublishPost', ({ params, body, actor }) => unpublishPost(deps, params.id, body.basedOn, actor)),
  adminRoute('discardPostDraft', ({ params, body, actor }) =>
    discardDraft(postKind, deps, params.id, body.draft, actor),
  ),
];
