// Publishes drafts of posts, unpublishes and deletes posts, for the admin.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import type { EditedPost } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { recordChange } from '../../../../database/changes.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { type Needs, conflictOf, drafts } from '../../../shop/drafts/draft-kinds.service.ts';
import { newDraft, readEdited, requireComplete, takeDraft } from '../../../shop/drafts/drafts.service.ts';
import { type Photos, findPhotos } from '../../../shop/photos/photos.service.ts';
import { contentOf, findProblems, postKind, toContent } from './post-kind.service.ts';
import * as repository from '../blog.repository.ts';

/**
 * Publishes the draft that the caller has seen. A post with a future date is shown from then on. The
 * first publication gives the post its id in the shop.
 */
export async function publishPost(deps: Needs, name: string, basedOn: BasedOn, actor: Actor): Promise<EditedPost> {
  const { clock } = deps;
  await inTransaction(deps, async (trx) => {
    const found = await postKind.find(trx, name);
    const { subject, post, draft, version } = found;
    await takeDraft(postKind, trx, found, basedOn);
    const conflict = () => conflictOf(postKind, trx, name, basedOn);
    if (!draft) throw await conflict();
    const content = toContent(draft);
    const photos = await findPhotos(
      trx,
      content.photos.map(({ id }) => id),
    );
    requireComplete(findProblems(content, photos));
    const row = {
      title: content.title,
      category: content.category,
      description: content.description,
      created_at: content.date ?? clock.now().toISOString(),
      version: version + 1,
      preview_hash: null,
      preview_until: null,
    };
    const id = post ? post.id : await insertPost(trx, { ...row, handle: draft.handle, name: subject });
    if (!id || (post && !(await repository.updatePost(trx, post, row)))) throw await conflict();
    await writePictures(trx, id, content.photos, photos);
    await recordAction(trx, clock, actor, {
      action: 'posts publish',
      subject: `post ${subject}`,
      before: { version },
      after: { version: version + 1, title: row.title, date: row.created_at },
    });
    trx.announce(await recordChange(trx, { data: 'blog' }));
  });
  return readEdited(postKind, deps, name);
}

type NewPost = Omit<repository.StoredPost, 'id' | 'editor_id'> & {
  readonly handle: string | null;
  readonly name: string;
};

/** Under its previous id in the shop, or else a new one. Undefined if that id is taken. */
async function insertPost(trx: Database, { handle, name, ...row }: NewPost): Promise<string | undefined> {
  for (const id of handle === null ? handlesOf(row.title) : [handle]) {
    if (handle === null && (await isTaken(trx, id))) continue;
    const editorId = name === id ? null : name;
    if (await repository.insertNewPost(trx, { ...row, id, editor_id: editorId })) return id;
  }
  return undefined;
}

/** By the draft of another post, which was in the shop. */
const isTaken = async (trx: Database, id: string): Promise<boolean> =>
  ((await drafts.post.find(trx, id)) ?? (await drafts.post.findByHandle(trx, id))) !== undefined;

async function writePictures(
  trx: Database,
  postId: string,
  photos: readonly { readonly id: string; readonly alt: string }[],
  known: Photos,
): Promise<void> {
  await repository.deletePostPictures(trx, postId);
  const rows = photos.map(({ id, alt }, position) => ({
    post_id: postId,
    picture_id: known.get(id)?.picture?.id ?? '',
    position,
    alt,
  }));
  await repository.insertPostPictures(trx, rows);
}

/** Takes it out of the shop: it becomes a draft. An existing draft stays unchanged. */
export async function unpublishPost(deps: Needs, name: string, basedOn: BasedOn, actor: Actor): Promise<EditedPost> {
  await inTransaction(deps, async (trx) => {
    const { subject, post, draft } = await postKind.find(trx, name);
    if (!post || basedOn.version !== post.version || basedOn.draft !== (draft?.id ?? null))
      throw await conflictOf(postKind, trx, name, basedOn);
    const { id: handle, version, title } = post;
    const { id, ...written } = newDraft(deps, await contentOf(trx, post), actor);
    const isKept = draft
      ? await drafts.post.update(trx, draft, { id, handle, version })
      : await drafts.post.insert(trx, { subject, id, handle, version, ...written });
    if (!isKept || !(await repository.deletePost(trx, post))) throw await conflictOf(postKind, trx, name, basedOn);
    await recordAction(trx, deps.clock, actor, {
      action: 'posts unpublish',
      subject: `post ${subject}`,
      before: { title },
    });
    trx.announce(await recordChange(trx, { data: 'blog' }));
  });
  return readEdited(postKind, deps, name);
}

/** With its draft. This cannot be undone. */
export function deletePost(
  deps: Pick<Needs, 'db' | 'clock' | 'changes'>,
  name: string,
  actor: Actor,
): Promise<undefined> {
  return inTransaction(deps, async (trx) => {
    const { subject, post, draft, version } = await postKind.find(trx, name);
    const title = post?.title ?? (draft ? toContent(draft).title : '');
    const isGone =
      (!draft || (await drafts.post.delete(trx, draft))) && (!post || (await repository.deletePost(trx, post)));
    if (!isGone) throw await conflictOf(postKind, trx, name, { version, draft: null });
    await recordAction(trx, deps.clock, actor, {
      action: 'posts delete',
      subject: `post ${subject}`,
      before: { title },
    });
    if (post) trx.announce(await recordChange(trx, { data: 'blog' }));
    return undefined;
  });
}

/** Of the id of a new post in the shop, and so in its address. */
const maxCharacters = 80;
const maxAttempts = 200;

/** `Monsoon & mud!` is `monsoon-mud`, or `monsoon-mud-2` where that is taken, and so on. */
function* handlesOf(title: string): Generator<string> {
  const letters = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxCharacters)
    .replace(/^-+|-+$/g, '');
  const handle = letters || 'post';
  yield handle;
  for (let number = 2; number <= maxAttempts; number += 1) yield `${handle}-${number}`;
}
