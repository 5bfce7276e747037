// The versions of a page: to read, to compare with the current one, to restore.
import { useParams } from 'react-router';
import type { ContentVersions, EditedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { showFailure, showToast, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { VersionRow } from './version-row.tsx';

export function VersionsScreen() {
  const { page = '' } = useParams();
  const content = adminApi.useGetContentDraftQuery({ params: { page } }, { refetchOnMountOrArgChange: true });
  const versions = adminApi.useListContentVersionsQuery({ params: { page } }, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={content.data ? texts.versions.title(content.data.title) : texts.versionsOf}
      intro={texts.versions.intro}
      width="form"
      above={<BackLink to={`/content/${page}`}>{texts.versions.toEditor}</BackLink>}
    >
      <QueryState query={content}>
        {(edited) => <QueryState query={versions}>{(list) => <Versions content={edited} {...list} />}</QueryState>}
      </QueryState>
    </Page>
  );
}

interface VersionsProps extends ContentVersions {
  content: EditedContent;
}

function Versions({ content, versions }: VersionsProps) {
  const { page, published, defaultText } = content;
  const [revert, { isLoading }] = adminApi.useRevertContentMutation();
  const bringBack = async (version: number, done: string) => {
    const basedOn = { version: published.version, draft: content.draft?.id ?? null };
    try {
      const made = await revert({ params: { page }, body: { version, basedOn } }).unwrap();
      const back = { version: published.version, basedOn: { ...basedOn, version: made.published.version } };
      const onUndo = () => tell(revert({ params: { page }, body: back }));
      showToast(done, { onUndo });
    } catch (error) {
      showFailure(error);
    }
  };
  const all = [
    ...versions.map((version) => ({ ...version, name: texts.versions.version(version.version) })),
    { version: 0, name: texts.versions.default, text: defaultText, note: null, at: null, staff: null },
  ];
  return (
    <ol className="card ruled">
      {all.map((one) => (
        <VersionRow
          key={one.version}
          {...one}
          inShop={published}
          isBusy={isLoading}
          onBringBack={() => void bringBack(one.version, texts.versions.done(one.name))}
        />
      ))}
    </ol>
  );
}
