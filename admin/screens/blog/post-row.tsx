// A post in the list: cover, title, date, and where it stands.
import { Image } from 'lucide';
import type { ListedPost, PostState } from '@taana-baana/contract/admin/schemas/posts.ts';
import * as texts from '@taana-baana/contract/admin/texts/posts.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { writeDate } from './post-text.ts';

export const PostRow = ({ post, now }: { post: ListedPost; now: number }) => (
  <li className="row-link flex items-center gap-3 px-4 py-3 text-sm">
    <Cover picture={post.picture} />
    <div className="min-w-0 flex-1">
      <Link
        to={`/blog/${post.id}`}
        data-row=""
        className={`line-clamp-2 text-base leading-snug font-semibold ${post.title ? '' : 'text-ink-soft'}`}
      >
        {post.title || texts.list.untitled}
      </Link>
      <p className="mt-0.5 text-ink-soft">{whenOf(post, now)}</p>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        <span className={`badge ${looks[post.state]}`}>{texts.states[post.state]}</span>
        {post.hasDraft && <span className={`badge ${looks.draft}`}>{texts.hasDraft}</span>}
      </p>
    </div>
  </li>
);

const looks: Readonly<Record<PostState, string>> = {
  draft: 'bg-turmeric-wash text-ink',
  scheduled: 'bg-indigo-wash text-indigo',
  published: 'bg-leaf-wash text-leaf',
};

function whenOf({ state, date }: ListedPost, now: number): string {
  if (date === null) return texts.list.noDate;
  const when = writeDate(date, now);
  return { draft: texts.list.draftFor, scheduled: texts.list.scheduled, published: texts.list.published }[state](when);
}

const Cover = ({ picture }: Pick<ListedPost, 'picture'>) =>
  picture ? (
    <StoredPicture
      picture={{ ...picture, alt: '' }}
      size="6rem"
      className="h-15 w-24 shrink-0 rounded-control object-cover"
    />
  ) : (
    <span className="grid h-15 w-24 shrink-0 place-items-center rounded-control bg-sunk text-ink-soft">
      <Icon of={Image} />
    </span>
  );
