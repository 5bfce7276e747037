// A post in the editor: its published version, its draft, and why the draft cannot be published.
import { textOfHtml } from '@taana-baana/contract/typed/html-text.ts';
import type {
  EditedPost,
  PostBasedOn,
  PostContent,
  PostPhoto,
  PostState,
} from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/post-messages.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import { blogHref } from '@taana-baana/contract/pages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Photos, findPhotos, toPhotoStates } from '../../../shop/photos/photos.service.ts';
import { type StoredPost, listPostPictures } from '../blog.repository.ts';
import * as repository from './post-drafts.repository.ts';

/** At least one of the two. */
export interface Stored {
  readonly post: StoredPost | undefined;
  readonly draft: repository.SavedDraft | undefined;
}

/** By the admin's id of the post or by its id in the shop. Throws `not-found`. */
export async function requireStored(db: Database, name: string): Promise<Stored> {
  const draft = await repository.findDraft(db, name);
  const post = await repository.findPost(db, [name, ...(draft?.handle ? [draft.handle] : [])]);
  if (!post && !draft) throw new AppError('not-found', messages.postUnknown);
  return { post, draft };
}

/** The admin's id of the post. */
export const nameOf = ({ post, draft }: Stored): string => draft?.post ?? post?.editor_id ?? post?.id ?? '';

/** The published version, or the last one; 0: never published. */
export const versionOf = ({ post, draft }: Stored): number => post?.version ?? draft?.version ?? 0;

/** Checked before it was stored. */
export const toContent = ({ body }: Pick<repository.SavedDraft, 'body'>): PostContent =>
  JSON.parse(body) as PostContent;

/** The published post, as the editor shows it. */
export async function contentOf(db: Database, post: StoredPost): Promise<PostContent> {
  const pictures = await listPostPictures(db, post.id);
  const { title, category, description, created_at: date } = post;
  return { title, category, description, date, photos: pictures.map(({ id, alt }) => ({ id, alt })) };
}

export const stateOf = (post: Pick<StoredPost, 'created_at'> | undefined, now: Date): PostState =>
  !post ? 'draft' : post.created_at > now.toISOString() ? 'scheduled' : 'published';

export async function describePost({ clock }: Pick<Deps, 'clock'>, db: Database, stored: Stored): Promise<EditedPost> {
  const { post, draft } = stored;
  const published = post ? await contentOf(db, post) : null;
  const drafted = draft ? toContent(draft) : null;
  const content = (drafted ?? published) as PostContent;
  const photoIds = [drafted, published].flatMap((one) => one?.photos.map(({ id }) => id) ?? []);
  const photos = await findPhotos(db, photoIds);
  return {
    id: nameOf(stored),
    state: stateOf(post, clock.now()),
    path: post ? blogHref(post.id) : null,
    version: versionOf(stored),
    published,
    draft: draft && drafted ? { id: draft.id, content: drafted, ...whoSaved(draft) } : null,
    photos: toPhotoStates(photos, photoIds),
    problems: findProblems(content, photos),
    warnings: findWarnings(stored, content),
    categories: await repository.listCategories(db),
  };
}

export interface Problem {
  readonly field: keyof PostContent;
  readonly message: string;
}

export function findProblems({ title, category, description, photos }: PostContent, known: Photos): Problem[] {
  const isEmpty = textOfHtml(description) === '';
  const problems: Problem[] = [];
  if (title === '') problems.push({ field: 'title', message: messages.titleMissing });
  if (isEmpty) problems.push({ field: 'description', message: messages.textMissing });
  if (category === '') problems.push({ field: 'category', message: messages.categoryMissing });
  for (const message of photoProblems(photos, known)) problems.push({ field: 'photos', message });
  return problems;
}

function findWarnings({ post, draft }: Stored, { photos }: PostContent): string[] {
  const isOutdated = post !== undefined && draft !== undefined && post.version !== draft.version;
  const withoutAlt = photos.filter(({ alt }) => alt === '').length;
  return [
    ...(isOutdated ? [messages.changedInShop] : []),
    ...(withoutAlt > 0 ? [messages.altMissing(withoutAlt)] : []),
  ];
}

const whoSaved = ({ at, staff_id, name }: repository.SavedDraft) => ({
  at,
  staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
});

const inIndia = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** What changed after the editor was opened. */
export function describeConflict(stored: Stored, basedOn: PostBasedOn): string {
  const { draft } = stored;
  if (versionOf(stored) !== basedOn.version) return messages.changedMeanwhile;
  if (!draft) return messages.discardedMeanwhile;
  const who = draft.staff_id === null ? messages.theCommandLine : (draft.name ?? '');
  return messages.savedMeanwhile(who, inIndia.format(new Date(draft.at)));
}

export const conflictOf = async (db: Database, name: string, basedOn: PostBasedOn): Promise<AppError> =>
  new AppError('conflict', describeConflict(await requireStored(db, name), basedOn));

/** A sentence for each photo that has no picture. */
const photoProblems = (photos: readonly PostPhoto[], known: Photos): string[] =>
  photos.flatMap(({ id }, index) => {
    const photo = known.get(id);
    if (photo === undefined) return messages.photoMissing(index + 1);
    if (photo.refused !== null) return messages.photoUnusable(index + 1);
    return photo.picture ? [] : messages.photoNotReady(index + 1);
  });
