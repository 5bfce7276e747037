// The typed content of a post: compared, written line by line, saved and published.
import { linesOf } from '@taana-baana/contract/typed/html-text.ts';
import type { EditedPost, PostContent } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { formatShortDay, formatDateTime, formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { done, editor as texts } from '@taana-baana/contract/admin/texts/content/posts.ts';
import { type EditorKind, versioned } from '../../drafts/use-draft.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';

/** At least one of the two exists. */
const textOf = ({ draft, published }: EditedPost): PostContent => (draft?.content ?? published) as PostContent;

/** Equal for equal texts. */
const compareText = ({ title, category, description, date, photos }: PostContent): string =>
  JSON.stringify([title, category, description, date && Date.parse(date), photos.map(({ id, alt }) => [id, alt])]);

/** `2 Dec, 10:00`; in another year than `now` `2 Dec 2025, 10:00`. */
export const formatDate = (iso: string, now: number): string =>
  `${formatShortDay(indianDayOf(new Date(iso)), now)}, ${formatTime(iso)}`;

/** One line per paragraph or item. */
const wordsOf = (html: string): string => linesOf(html).join('\n');

function toText({ title, category, description, date, photos }: PostContent): string {
  const line = (label: string, value: string) => texts.line(label, value.trim() || texts.none);
  return [
    line(texts.title, title),
    line(texts.category, category),
    line(texts.date, date ? formatDateTime(date) : ''),
    ...photos.map(({ id, alt }, index) =>
      line(texts.photo(index + 1), [alt, id.slice(0, 8)].filter(Boolean).join(', ')),
    ),
    wordsOf(description),
  ].join('\n');
}

export const postKind: EditorKind<PostContent, EditedPost> = {
  name: 'post',
  param: 'id',
  calls: {
    read: 'getPost',
    save: 'savePost',
    publish: 'publishPost',
    discard: 'discardPostDraft',
    remove: 'deletePost',
  },
  ...versioned,
  textOf,
  write: compareText,
  toText,
  // Before its date, only a link shows it.
  shownAt: () => null,
  listPath: '/blog',
  texts: done,
};
