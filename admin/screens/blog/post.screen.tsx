// The editor of one post, by the address.
import { useState } from 'react';
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/content/posts.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/page/states.tsx';
import { useGetPostQuery } from '../../store/content/posts.api.ts';
import type { AdminError } from '../../store/send.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';
import { PostEditor } from './post-editor.tsx';

export function PostScreen() {
  const { id = '' } = useParams();
  return <LoadedPost key={id} id={id} />;
}

function LoadedPost({ id }: { id: string }) {
  const [openedAt] = useState(() => Date.now());
  const { data: me } = useGetMeQuery();
  const { data, error, fulfilledTimeStamp = 0, refetch } = useGetPostQuery(id, { refetchOnMountOrArgChange: true });
  // Data loaded for an earlier visit lacks later saves.
  if (me && data && fulfilledTimeStamp >= openedAt)
    return <PostEditor opened={data} member={me.id} shopUrl={me.shopUrl} />;
  return (
    <Page title={texts.title} width="form" above={<BackLink to="/blog">{texts.title}</BackLink>}>
      {error ? <Failure error={error as AdminError} onRetry={refetch} /> : <Skeleton />}
    </Page>
  );
}

function Failure({ error: { status, message }, onRetry }: { error: AdminError; onRetry: () => unknown }) {
  if (status !== 404) return <ErrorState text={message} onRetry={() => void onRetry()} />;
  return (
    <EmptyState heading={texts.editor.notFoundHeading} text={message}>
      <Link to="/blog" className="button button-quiet">
        {texts.editor.toList}
      </Link>
    </EmptyState>
  );
}
