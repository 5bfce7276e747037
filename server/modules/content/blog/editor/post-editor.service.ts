// The editor of blog posts: the list, one post with its draft, saving. No text is lost: if another
// draft was saved meanwhile, both are shown.
import type {
  EditedPost,
  ListedPost,
  PostContent,
  PostForm,
  PostList,
  PostSaved,
} from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/post-messages.ts';
import { blogHref } from '@taana-baana/contract/pages.ts';
import { v7 } from 'uuid';
import { hashToken, newToken } from '../../../../credentials/secret-tokens.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { sanitizeHtml } from '../../../html.ts';
import { readPhotoStates } from '../../../shop/photos/photos.service.ts';
import { toPicture } from '../../../picture.mapping.ts';
import { listAllPosts } from '../blog.repository.ts';
import * as edited from './edited-post.ts';
import * as repository from './post-drafts.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Minutes that a link to a preview works. */
const previewMinutes = 60;
const empty: PostContent = { title: '', category: '', description: '', date: null, photos: [] };
const noPreview = { preview_hash: null, preview_until: null };

export async function listPosts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PostList> {
  const posts = await listAllPosts(db);
  const drafts = await repository.listDrafts(db);
  const covers = new Map((await repository.listCovers(db)).map((picture) => [picture.post_id, picture]));
  const inShop = new Set(posts.flatMap((post) => [post.id, post.editor_id ?? post.id]));
  const isOfPost = (draft: repository.SavedDraft) => inShop.has(draft.post) || inShop.has(draft.handle ?? '');
  const names = new Set(drafts.flatMap((draft) => [draft.post, draft.handle ?? draft.post]));
  const own = drafts.filter((draft) => !isOfPost(draft)).map((draft) => ({ draft, content: edited.toContent(draft) }));
  const photoIds = own.flatMap(({ content }) => content.photos[0]?.id ?? []);
  const pictures = new Map((await readPhotoStates(db, photoIds)).map(({ id, picture }) => [id, picture]));
  const listed: ListedPost[] = posts.map((post) => {
    const cover = covers.get(post.id);
    return {
      id: post.editor_id ?? post.id,
      title: post.title,
      state: edited.stateOf(post, clock.now()),
      hasDraft: names.has(post.id) || names.has(post.editor_id ?? post.id),
      date: post.created_at,
      picture: cover ? toPicture(cover, '') : null,
    };
  });
  return {
    posts: [
      ...own.map(({ draft, content }) => ({
        id: draft.post,
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

export async function getPost(deps: Needs, name: string): Promise<EditedPost> {
  return edited.describePost(deps, deps.db, await edited.requireStored(deps.db, name));
}

/** Reuses an empty draft: pressing the button twice creates only one. */
export function createPost(deps: Needs, actor: Actor): Promise<EditedPost> {
  const { db, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const body = JSON.stringify(empty);
    const staffId = staffIdOf(actor);
    const begun = staffId === null ? undefined : await repository.findOwnDraft(trx, staffId, body);
    const post = begun?.post ?? v7();
    if (!begun) {
      const draft = { post, id: v7(), handle: null, version: 0, body, at: clock.now().toISOString() };
      await repository.insertDraft(trx, { ...draft, staff_id: staffId, ...noPreview });
      await recordAction(trx, clock, actor, { action: 'posts create', subject: `post ${post}` });
    }
    return edited.describePost(deps, trx, await edited.requireStored(trx, post));
  });
}

export function saveDraft(deps: Needs, name: string, { content, basedOn }: PostForm, actor: Actor): Promise<PostSaved> {
  const { db, clock } = deps;
  const body = JSON.stringify(toStored(content));
  return db.transaction().execute(async (trx) => {
    const before = await edited.requireStored(trx, name);
    const post = edited.nameOf(before);
    const version = edited.versionOf(before);
    const draft = { id: v7(), body, at: clock.now().toISOString(), staff_id: staffIdOf(actor) };
    const isSaved =
      version === basedOn.version &&
      (basedOn.draft === null
        ? await repository.insertDraft(trx, {
            post,
            handle: before.post?.id ?? null,
            version,
            ...draft,
            ...noPreview,
          })
        : await repository.updateDraft(trx, { post, id: basedOn.draft }, draft));
    const subject = `post ${post}`;
    if (isSaved)
      await recordAction(trx, clock, actor, { action: 'posts draft', subject, after: { title: content.title } });
    const after = await edited.requireStored(trx, name);
    // The response to the previous save was lost.
    const isSame = version === basedOn.version && after.draft?.body === body;
    return {
      conflict: isSaved || isSame ? null : edited.describeConflict(after, basedOn),
      post: await edited.describePost(deps, trx, after),
    };
  });
}

/** Times are compared as texts, so all have the same form. */
const toStored = ({ title, category, description, date, photos }: PostContent): PostContent => ({
  title,
  category,
  description: sanitizeHtml(description),
  date: date && new Date(date).toISOString(),
  photos,
});

/** A post that was never published has only its draft, which therefore stays. */
export function discardDraft(deps: Needs, name: string, id: string, actor: Actor): Promise<EditedPost> {
  const { db, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const stored = await edited.requireStored(trx, name);
    const post = edited.nameOf(stored);
    if (!stored.post) throw new AppError('conflict', messages.onlyDraft);
    if (!(await repository.deleteDraft(trx, { post, id })))
      throw await edited.conflictOf(trx, name, { version: stored.post.version, draft: id });
    await recordAction(trx, clock, actor, { action: 'posts discard', subject: `post ${post}` });
    return edited.describePost(deps, trx, await edited.requireStored(trx, name));
  });
}

/**
 * A link to the shop's page of the draft, or of the post without one; the previous link stops
 * working.
 */
export async function previewDraft(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  name: string,
  actor: Actor,
): Promise<{ url: string; until: string }> {
  const token = newToken();
  const until = new Date(clock.now().getTime() + previewMinutes * 60_000).toISOString();
  const link = { preview_hash: hashToken(token), preview_until: until };
  return db.transaction().execute(async (trx) => {
    const stored = await edited.requireStored(trx, name);
    const { post, draft } = stored;
    const isMade = draft
      ? await repository.updateDraft(trx, draft, link)
      : post && (await repository.updatePost(trx, post, link));
    if (!isMade) throw new AppError('conflict', messages.noDraft);
    await recordAction(trx, clock, actor, { action: 'posts preview', subject: `post ${edited.nameOf(stored)}` });
    const path = blogHref(post?.id ?? draft?.handle ?? edited.nameOf(stored));
    return { url: `${config.publicUrl}${path}?preview=${token}`, until };
  });
}
