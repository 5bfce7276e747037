// The editor of one page's text, by the address.
import { useState } from 'react';
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useGetContentQuery } from '../../store/content/content.api.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';
import { Editor } from './editor.tsx';

export function EditorScreen() {
  const { page = '' } = useParams();
  return <LoadedEditor key={page} page={page} />;
}

function LoadedEditor({ page }: { page: string }) {
  const [openedAt] = useState(() => Date.now());
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetContentQuery(page, {
    refetchOnMountOrArgChange: true,
  });
  const { data: me } = useGetMeQuery();
  // Data loaded for an earlier visit lacks the draft saved in it.
  if (me && data && fulfilledTimeStamp >= openedAt) return <Editor opened={data} member={me.id} />;
  return (
    <Page title={texts.title} width="form">
      <QueryState query={{ error, refetch }}>{() => null}</QueryState>
    </Page>
  );
}
