// One collection, by the address.
import { useState } from 'react';
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useGetCollectionQuery } from '../../store/catalog/collections.api.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';
import { CollectionEditor } from './collection-editor.tsx';

export function CollectionScreen() {
  const { handle = '' } = useParams();
  return <LoadedCollection key={handle} handle={handle} />;
}

function LoadedCollection({ handle }: { handle: string }) {
  const [openedAt] = useState(() => Date.now());
  const { data: me } = useGetMeQuery();
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetCollectionQuery(handle, { refetchOnMountOrArgChange: true });
  // Data loaded for an earlier visit lacks the draft saved in it.
  if (me && data && fulfilledTimeStamp >= openedAt) return <CollectionEditor opened={data} member={me.id} />;
  return (
    <Page title={texts.title} width="form" above={<BackLink to="/collections">{texts.title}</BackLink>}>
      <QueryState query={{ error, refetch }}>{() => null}</QueryState>
    </Page>
  );
}
