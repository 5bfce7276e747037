// The editor of one page's text, by the address.
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { Editor } from './editor.tsx';

export function EditorScreen() {
  const { page = '' } = useParams();
  const query = adminApi.useGetContentDraftQuery({ params: { page } }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedDraft key={page} query={query} title={texts.title}>
      {(opened, me) => <Editor opened={opened} member={me.id} />}
    </OpenedDraft>
  );
}
