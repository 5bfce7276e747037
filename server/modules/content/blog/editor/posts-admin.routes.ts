// The blog in the admin.
import type { Deps } from '../../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../../admin-route.ts';
import * as editor from './post-editor.service.ts';
import { deletePost, publishPost, unpublishPost } from './publish-post.service.ts';

export const postsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listPosts', () => editor.listPosts(deps)),
  adminRoute('createPost', ({ actor }) => editor.createPost(deps, actor)),
  adminRoute('getPost', ({ params }) => editor.getPost(deps, params.id)),
  adminRoute('savePost', ({ params, body, actor }) => editor.saveDraft(deps, params.id, body, actor)),
  adminRoute('deletePost', ({ params, actor }) => deletePost(deps, params.id, actor)),
  adminRoute('publishPost', ({ params, body, actor }) => publishPost(deps, params.id, body.basedOn, actor)),
  adminRoute('unpublishPost', ({ params, body, actor }) => unpublishPost(deps, params.id, body.basedOn, actor)),
  adminRoute('discardPostDraft', ({ params, body, actor }) => editor.discardDraft(deps, params.id, body.draft, actor)),
  adminRoute('previewPost', ({ params, actor }) => editor.previewDraft(deps, params.id, actor)),
];
