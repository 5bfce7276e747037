// A member's local draft of one newsletter.
import type { DraftForm } from '../../components/writing/draft-saver.ts';
import { localDraft } from '../../store/local-draft.ts';
import type { CampaignText } from './use-new-campaign.ts';

export const localCampaign = (id: string, member: string) =>
  localDraft<DraftForm<CampaignText, string | null>>(`newsletter ${id}`, member);
