// The posts: drafts, scheduled ones, published ones.
import { PenLine } from 'lucide';
import { useNavigate } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/content/posts.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { PostRow } from './post-row.tsx';

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
