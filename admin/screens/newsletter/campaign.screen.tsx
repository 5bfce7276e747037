// One newsletter, by the address: the editor of a draft, or what was sent.
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { campaignKind, localCampaign } from './campaign-kind.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { SentCampaign } from './sent-campaign.tsx';
import { UnsavedText } from '../../drafts/unsaved-text.tsx';

export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data: me } = adminApi.useGetMeQuery();
  return (
    <OpenedDraft
      kind={campaignKind}
      list={texts.title}
      width="list"
      missing={{
        heading: texts.editor.notFoundHeading,
        toList: texts.editor.toList,
        above: me && <UnsavedText kind={campaignKind} storage={localCampaign(id, me.id)} texts={texts.left} />,
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
