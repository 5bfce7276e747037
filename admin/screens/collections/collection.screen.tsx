// One collection, by the address.
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { CollectionEditor } from './collection-editor.tsx';

export function CollectionScreen() {
  const { handle = '' } = useParams();
  const query = adminApi.useGetCollectionQuery({ params: { handle } }, { refetchOnMountOrArgChange: true });
  const above = <BackLink to="/collections">{texts.title}</BackLink>;
  return (
    <OpenedDraft key={handle} query={query} title={texts.title} above={above}>
      {(opened, me) => <CollectionEditor opened={opened} member={me.id} />}
    </OpenedDraft>
  );
}
