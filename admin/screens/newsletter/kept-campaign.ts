// The place on this device for what one member types in one newsletter.
import type { DraftForm } from '../../components/writing/draft-saver.ts';
import { storageOf } from '../../store/kept-text.ts';
import type { CampaignText } from './use-new-campaign.ts';

export const keptCampaign = (id: string, member: string) =>
  storageOf<DraftForm<CampaignText, string | null>>(`newsletter ${id}`, member);
