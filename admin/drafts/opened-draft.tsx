// Loads what an editor opens, and says if it is not there.
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import type { AdminAnswer } from '@taana-baana/contract/admin/calls.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { BackLink } from '../components/page/back-link.tsx';
import { Page } from '../components/page/page.tsx';
import { QueryState } from '../components/page/query-state.tsx';
import { adminApi } from '../store/admin-api.ts';
import type { EditorKind } from './use-draft.ts';

export interface Opened<Saved> {
  readonly opened: Saved;
  /** The id of the member who types. */
  readonly member: string;
}

interface OpenedDraftProps<Text, Saved, Basis> {
  kind: EditorKind<Text, Saved, Basis>;
  /** Usually the one in the address. */
  id?: string;
  /** What the link back to the list says. */
  list: string;
  title?: string;
  width?: 'form' | 'list';
  /** If there is no such thing; without it, the error is shown. */
  missing?: { readonly heading: string; readonly toList: string; readonly above?: ReactNode };
  children: (opened: Saved, me: AdminAnswer<'getMe'>) => ReactNode;
}

export function OpenedDraft<Text, Saved, Basis = BasedOn>(props: OpenedDraftProps<Text, Saved, Basis>) {
  const { [props.kind.param]: inAddress = '' } = useParams();
  const { id = inAddress } = props;
  return <Loaded {...props} key={id} id={id} />;
}

function Loaded<Text, Saved, Basis>(props: OpenedDraftProps<Text, Saved, Basis> & { id: string }) {
  const { kind, id, list, title = list, width = 'form', missing, children } = props;
  const [openedAt] = useState(() => Date.now());
  const { data: me } = adminApi.useGetMeQuery();
  const {
    data,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = adminApi.endpoints[kind.calls.read as 'getPost'].useQuery(
    { params: { [kind.param]: id } } as never,
    // It may be sent elsewhere.
    { refetchOnMountOrArgChange: true, refetchOnFocus: kind.isClosed !== undefined },
  );
  // Data loaded for an earlier visit lacks later saves.
  if (me && data && fulfilledTimeStamp >= openedAt) return children(data as Saved, me);
  return (
    <Page title={title} width={width} above={<BackLink to={kind.listPath}>{list}</BackLink>}>
      <QueryState query={{ error, refetch }} {...(missing && { missing: { ...missing, to: kind.listPath } })}>
        {() => null}
      </QueryState>
    </Page>
  );
}
