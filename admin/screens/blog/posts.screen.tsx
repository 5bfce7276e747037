// The posts: drafts, scheduled ones, published ones.
import { Image, PenLine } from 'lucide';
import { useNavigate } from 'react-router';
import type { ListedPost } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/posts.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { formatDate } from './post-text.ts';
import { adminApi } from '../../store/admin-api.ts';
import { Badge } from '../../components/badge.tsx';

export function PostsScreen() {
  const navigate = useNavigate();
  const now = useNow();
  const query = adminApi.useListPostsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const [createPost] = adminApi.useCreatePostMutation();
  /** Pressed twice, it creates one: the server reuses an empty draft. */
  const begin = async () => {
    try {
      const { id } = await createPost().unwrap();
      await navigate(`/blog/${id}`);
    } catch (error) {
      showFailure(error);
    }
  };
  const write = (
    <Button kind="primary" onPress={() => begin()}>
      <Icon of={PenLine} className="size-4" />
      {texts.list.write}
    </Button>
  );
  const hasAny = query.data !== undefined && query.data.posts.length > 0;
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      width="form"
      actions={hasAny && write}
      query={query}
      lines={7}
      rowsOf={({ posts }) => posts}
      empty={[texts.list.emptyHeading, texts.list.emptyText]}
      emptyAction={write}
    >
      {(posts) => (
        <ul aria-label={texts.list.label} className="card ruled overflow-clip">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const PostRow = ({ post, now }: { post: ListedPost; now: number }) => (
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
      <PostState post={post} now={now} />
    </div>
  </li>
);

/** `2 Dec, 10:00` and its meaning; a public post needs no badge. */
function PostState({ post: { state, date, hasDraft }, now }: { post: ListedPost; now: number }) {
  const when = date && formatDate(date, now);
  return (
    <>
      {when && state !== 'scheduled' && (
        <p className="mt-0.5 text-ink-soft">
          {state === 'draft' ? texts.list.draftFor(when) : texts.list.published(when)}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {state === 'draft' && <Badge tone="warning">{texts.list.draft}</Badge>}
        {when && state === 'scheduled' && <Badge tone="info">{texts.list.scheduled(when)}</Badge>}
        {hasDraft && <Badge tone="warning">{texts.list.hasDraft}</Badge>}
      </p>
    </>
  );
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
