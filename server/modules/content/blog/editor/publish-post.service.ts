// Publishes drafts of posts, unpublishes and deletes posts, for the admin and the command line.
import type { EditedPost, PostBasedOn } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/post-messages.ts';
import { v7 } from 'uuid';
import { recordChange } from '../../../../database/changes.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { type StoredPost, deletePostPictures, insertPostPictures } from '../blog.repository.ts';
import * as edited from './edited-post.ts';
import * as repository from './post-drafts.repository.ts';
import { type Photos, findPhotos } from '../../../shop/photos/photos.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/**
 * Publishes the draft that the caller has seen; on the command line, the newest. A post with a
 * future date is shown from then on. The first publication gives the post its id in the shop.
 */
export function publishPost(
  deps: Needs,
  name: string,
  basedOn: PostBasedOn | undefined,
  actor: Actor,
): Promise<EditedPost> {
  const { clock } = deps;
  return inTransaction(deps, async (trx, changed) => {
    const stored = await edited.requireStored(trx, name);
    const { post, draft } = stored;
    const version = edited.versionOf(stored);
    const seen = basedOn ?? { version, draft: draft?.id ?? null };
    if (!draft && !basedOn) throw new AppError('conflict', messages.noDraft);
    const conflict = () => edited.conflictOf(trx, name, seen);
    if (!draft || seen.version !== version) throw await conflict();
    if (!(await repository.deleteDraft(trx, { post: draft.post, id: seen.draft ?? '' }))) throw await conflict();
    const content = edited.toContent(draft);
    const photos = await findPhotos(
      trx,
      content.photos.map(({ id }) => id),
    );
    requireComplete(edited.findProblems(content, photos));
    const row = {
      title: content.title,
      category: content.category,
      description: content.description,
      created_at: content.date ?? clock.now().toISOString(),
      version: version + 1,
      preview_hash: null,
      preview_until: null,
    };
    const id = post ? post.id : await insertPost(trx, { ...row, handle: draft.handle, name: draft.post });
    if (!id || (post && !(await repository.updatePost(trx, post, row)))) throw await conflict();
    await writePictures(trx, id, content.photos, photos);
    await recordAction(trx, clock, actor, {
      action: 'posts publish',
      subject: `post ${draft.post}`,
      before: { version },
      after: { version: version + 1, title: row.title, date: row.created_at },
    });
    changed(await recordChange(trx, { data: 'blog' }));
    return edited.describePost(deps, trx, await edited.requireStored(trx, name));
  });
}

function requireComplete(problems: readonly edited.Problem[]): void {
  const [first] = problems;
  if (!first) return;
  throw new AppError('invalid', first.message, {
    fields: Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message])),
  });
}

type NewPost = Omit<StoredPost, 'id' | 'editor_id'> & { readonly handle: string | null; readonly name: string };

/** Under its previous id in the shop, or else a new one. Undefined if that id is taken. */
async function insertPost(trx: Database, { handle, name, ...row }: NewPost): Promise<string | undefined> {
  for (const id of handle === null ? handlesOf(row.title) : [handle]) {
    if (handle === null && (await repository.findDraft(trx, id))) continue;
    const editorId = name === id ? null : name;
    if (await repository.insertNewPost(trx, { ...row, id, editor_id: editorId })) return id;
  }
  return undefined;
}

async function writePictures(
  trx: Database,
  postId: string,
  photos: readonly { readonly id: string; readonly alt: string }[],
  known: Photos,
): Promise<void> {
  await deletePostPictures(trx, postId);
  const rows = photos.map(({ id, alt }, position) => ({
    post_id: postId,
    picture_id: known.get(id)?.picture?.id ?? '',
    position,
    alt,
  }));
  await insertPostPictures(trx, rows);
}

/** Takes it out of the shop: it becomes a draft. An existing draft stays unchanged. */
export function unpublishPost(
  deps: Needs,
  name: string,
  basedOn: PostBasedOn | undefined,
  actor: Actor,
): Promise<EditedPost> {
  const { clock } = deps;
  return inTransaction(deps, async (trx, changed) => {
    const stored = await edited.requireStored(trx, name);
    const { post, draft } = stored;
    const seen = basedOn ?? { version: edited.versionOf(stored), draft: draft?.id ?? null };
    const conflict = () => edited.conflictOf(trx, name, seen);
    if (!post && !basedOn) throw new AppError('conflict', messages.notInShop);
    if (!post || seen.version !== post.version || seen.draft !== (draft?.id ?? null)) throw await conflict();
    const { id: handle, version } = post;
    const kept = { id: v7(), handle, version };
    const body = JSON.stringify(await edited.contentOf(trx, post));
    const by = { at: clock.now().toISOString(), staff_id: staffIdOf(actor) };
    const link = { preview_hash: null, preview_until: null };
    const isKept = draft
      ? await repository.updateDraft(trx, draft, kept)
      : await repository.insertDraft(trx, { post: edited.nameOf(stored), ...kept, body, ...by, ...link });
    if (!isKept || !(await repository.deletePost(trx, post))) throw await conflict();
    const { title } = post;
    const subject = `post ${edited.nameOf(stored)}`;
    await recordAction(trx, clock, actor, { action: 'posts unpublish', subject, before: { title } });
    changed(await recordChange(trx, { data: 'blog' }));
    return edited.describePost(deps, trx, await edited.requireStored(trx, name));
  });
}

/** With its draft. This cannot be undone. */
export function deletePost(deps: Needs, name: string, actor: Actor): Promise<undefined> {
  return inTransaction(deps, async (trx, changed) => {
    const stored = await edited.requireStored(trx, name);
    const { post, draft } = stored;
    const title = post?.title ?? (draft ? edited.toContent(draft).title : '');
    const isGone =
      (!draft || (await repository.deleteDraft(trx, draft))) && (!post || (await repository.deletePost(trx, post)));
    if (!isGone) throw await edited.conflictOf(trx, name, { version: edited.versionOf(stored), draft: null });
    const subject = `post ${edited.nameOf(stored)}`;
    await recordAction(trx, deps.clock, actor, { action: 'posts delete', subject, before: { title } });
    if (post) changed(await recordChange(trx, { data: 'blog' }));
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
