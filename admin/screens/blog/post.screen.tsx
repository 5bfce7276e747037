// The editor of one post, by the address.
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/content/posts.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { PostEditor } from './post-editor.tsx';

export function PostScreen() {
  const { id = '' } = useParams();
  const query = adminApi.useGetPostQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return (
    <OpenedDraft
      key={id}
      query={query}
      title={texts.title}
      above={<BackLink to="/blog">{texts.title}</BackLink>}
      missing={{ heading: texts.editor.notFoundHeading, to: '/blog', toList: texts.editor.toList }}
    >
      {(opened, me) => <PostEditor opened={opened} member={me.id} />}
    </OpenedDraft>
  );
}
