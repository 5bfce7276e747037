// The list of posts in the admin, and new ones.
import type {
  EditedPost,
  ListedPost,
  PostContent,
  PostList,
} from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { v7 } from 'uuid';
import type { Deps } from '../../../../deps.ts';
import { toPicture } from '../../../picture.mapping.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { type Draft, type Needs, drafts } from '../../../shop/drafts/draft-kinds.service.ts';
import { newDraft, readEdited } from '../../../shop/drafts/drafts.service.ts';
import { readPhotoStates } from '../../../shop/photos/photos.service.ts';
import { postKind, stateOf, toContent } from './post-kind.service.ts';
import * as repository from '../blog.repository.ts';

const empty: PostContent = { title: '', category: '', description: '', date: null, photos: [] };

export async function listPosts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PostList> {
  const posts = await repository.listAllPosts(db);
  const begun = await drafts.post.list(db);
  const covers = new Map((await repository.listCovers(db)).map((picture) => [picture.post_id, picture]));
  const inShop = new Set(posts.flatMap((post) => [post.id, post.editor_id ?? post.id]));
  const isOfPost = ({ subject, handle }: Draft) => inShop.has(subject) || inShop.has(handle ?? '');
  const names = new Set(begun.flatMap(({ subject, handle }) => [subject, handle ?? subject]));
  const own = begun.filter((draft) => !isOfPost(draft)).map((draft) => ({ draft, content: toContent(draft) }));
  const photoIds = own.flatMap(({ content }) => content.photos[0]?.id ?? []);
  const pictures = new Map((await readPhotoStates(db, photoIds)).map(({ id, picture }) => [id, picture]));
  const listed: ListedPost[] = posts.map((post) => {
    const cover = covers.get(post.id);
    return {
      id: post.editor_id ?? post.id,
      title: post.title,
      state: stateOf(post, clock.now()),
      hasDraft: names.has(post.id) || names.has(post.editor_id ?? post.id),
      date: post.created_at,
      picture: cover ? toPicture(cover, '') : null,
    };
  });
  return {
    posts: [
      ...own.map(({ draft, content }) => ({
        id: draft.subject,
        title: content.title,
        state: 'draft' as const,
        hasDraft: false,
        date: content.date,
        picture: pictures.get(content.photos[0]?.id ?? '') ?? null,
      })),
      // By date, so future posts come first.
      ...listed,
    ],
  };
}

/** Reuses an empty draft: pressing the button twice creates only one. */
export async function createPost(deps: Needs, actor: Actor): Promise<EditedPost> {
  const id = await deps.db.transaction().execute(async (trx) => {
    const draft = { ...newDraft(deps, empty, actor), subject: v7(), version: 0, handle: null };
    const begun = (await drafts.post.list(trx)).find(
      ({ staff_id: staff, handle, body }) =>
        staff !== null && staff === draft.staff_id && !handle && body === draft.body,
    );
    if (begun) return begun.subject;
    await drafts.post.insert(trx, draft);
    await recordAction(trx, deps.clock, actor, { action: 'posts create', subject: `post ${draft.subject}` });
    return draft.subject;
  });
  return readEdited(postKind, deps, id);
}
