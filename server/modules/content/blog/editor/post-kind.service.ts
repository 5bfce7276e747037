// A post in the editor: its published version, its draft, and why the draft cannot be published.
import { textOfHtml } from '@taana-baana/contract/typed/html-text.ts';
import type {
  EditedPost,
  PostContent,
  PostPhoto,
  PostState,
} from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/post-messages.ts';
import { blogHref } from '@taana-baana/contract/pages.ts';
import type { Database } from '../../../../database/tables.ts';
import { AppError } from '../../../app-error.ts';
import { sanitizeHtml } from '../../../html.ts';
import {
  type Draft,
  type DraftKind,
  type Subject,
  drafts,
  whoSaved,
} from '../../../shop/drafts/draft-kinds.service.ts';
import { type Photos, findPhotos, toPhotoStates } from '../../../shop/photos/photos.service.ts';
import * as repository from '../blog.repository.ts';

/** Post, draft, or both. `subject`: the admin's id of the post. `version`: the published one, or the last. */
export interface FoundPost extends Subject {
  readonly post: repository.StoredPost | undefined;
}

export const postKind = {
  name: 'post',
  permission: 'content.edit',
  log: 'posts',
  texts: messages,
  /** By the admin's id of the post or by its id in the shop. */
  find: async (db, name) => {
    const draft = (await drafts.post.find(db, name)) ?? (await drafts.post.findByHandle(db, name));
    const post = await repository.findPost(db, [name, ...(draft?.handle ? [draft.handle] : [])]);
    if (!post && !draft) throw new AppError('not-found', messages.postUnknown);
    return {
      subject: draft?.subject ?? post?.editor_id ?? post?.id ?? '',
      version: post?.version ?? draft?.version ?? 0,
      handle: post?.id ?? null,
      post,
      draft,
    };
  },
  /** Times are compared as texts, so all have the same form. */
  normalize: ({ title, category, description, date, photos }): PostContent => ({
    title,
    category,
    description: sanitizeHtml(description),
    date: date && new Date(date).toISOString(),
    photos,
  }),
  loggedOf: ({ title }) => ({ title }),
  describe: ({ db, clock }, found) => describePost(db, clock.now(), found),
  describeChange: () => messages.changedMeanwhile,
  /** A post that was never published has only its draft, which therefore stays. */
  keptBecause: ({ post }) => (post ? undefined : messages.onlyDraft),
  linkPublished: async (db, { post }, link) => post !== undefined && (await repository.updatePost(db, post, link)),
  path: ({ subject, post, draft }) => blogHref(post?.id ?? draft?.handle ?? subject),
} satisfies DraftKind<FoundPost, PostContent, EditedPost>;

/** Checked before it was stored. */
export const toContent = ({ body }: Pick<Draft, 'body'>): PostContent => JSON.parse(body) as PostContent;

/** The published post, as the editor shows it. */
export async function contentOf(db: Database, post: repository.StoredPost): Promise<PostContent> {
  const pictures = await repository.listPostPictures(db, post.id);
  const { title, category, description, created_at: date } = post;
  return { title, category, description, date, photos: pictures.map(({ id, alt }) => ({ id, alt })) };
}

export const stateOf = (post: Pick<repository.StoredPost, 'created_at'> | undefined, now: Date): PostState =>
  !post ? 'draft' : post.created_at > now.toISOString() ? 'scheduled' : 'published';

async function describePost(db: Database, now: Date, found: FoundPost): Promise<EditedPost> {
  const { subject, version, post, draft } = found;
  const published = post ? await contentOf(db, post) : null;
  const drafted = draft ? toContent(draft) : null;
  const content = (drafted ?? published) as PostContent;
  const photoIds = [drafted, published].flatMap((one) => one?.photos.map(({ id }) => id) ?? []);
  const photos = await findPhotos(db, photoIds);
  return {
    id: subject,
    state: stateOf(post, now),
    path: post ? blogHref(post.id) : null,
    version,
    published,
    draft: draft && drafted ? { id: draft.id, content: drafted, ...whoSaved(draft) } : null,
    photos: toPhotoStates(photos, photoIds),
    problems: findProblems(content, photos),
    warnings: findWarnings(found, content),
    categories: await repository.listCategories(db),
  };
}

export function findProblems({ title, category, description, photos }: PostContent, known: Photos) {
  const problems: { readonly field: keyof PostContent; readonly message: string }[] = [];
  if (title === '') problems.push({ field: 'title', message: messages.titleMissing });
  if (textOfHtml(description) === '') problems.push({ field: 'description', message: messages.textMissing });
  if (category === '') problems.push({ field: 'category', message: messages.categoryMissing });
  for (const message of photoProblems(photos, known)) problems.push({ field: 'photos', message });
  return problems;
}

/** A sentence for each photo that has no picture. */
const photoProblems = (photos: readonly PostPhoto[], known: Photos): string[] =>
  photos.flatMap(({ id }, index) => {
    const photo = known.get(id);
    if (photo === undefined) return messages.photoMissing(index + 1);
    if (photo.refused !== null) return messages.photoUnusable(index + 1);
    return photo.picture ? [] : messages.photoNotReady(index + 1);
  });

function findWarnings({ post, draft }: FoundPost, { photos }: PostContent): string[] {
  const isOutdated = post !== undefined && draft !== undefined && post.version !== draft.version;
  const withoutAlt = photos.filter(({ alt }) => alt === '').length;
  return [
    ...(isOutdated ? [messages.changedInShop] : []),
    ...(withoutAlt > 0 ? [messages.altMissing(withoutAlt)] : []),
  ];
}
