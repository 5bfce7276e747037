// One newsletter, by the address: the editor of a draft, or what was sent.
import { useParams } from 'react-router';
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { SentCampaign } from './sent-campaign.tsx';
import { UnsavedText } from './unsaved-text.tsx';

export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data: me } = adminApi.useGetMeQuery();
  const query = adminApi.useGetCampaignQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <OpenedDraft
      key={id}
      query={query}
      title={texts.title}
      width="list"
      above={<BackLink to={newsletterPath}>{texts.title}</BackLink>}
      missing={{
        heading: texts.editor.notFoundHeading,
        to: newsletterPath,
        toList: texts.editor.toList,
        above: me && <UnsavedText id={id} member={me.id} />,
      }}
    >
      {(opened, member) =>
        opened.state === 'draft' ? (
          <CampaignEditor opened={opened} member={member.id} />
        ) : (
          <SentCampaign campaign={opened} me={member} />
        )
      }
    </OpenedDraft>
  );
}
