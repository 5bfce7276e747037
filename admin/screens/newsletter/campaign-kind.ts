// The draft of a newsletter: the whole newsletter, until it is sent.
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { CampaignPage } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { remove } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import type { KeptDraft } from '../../drafts/draft-saver.ts';
import type { EditorKind } from '../../drafts/use-draft.ts';
import { localDraft } from '../../store/local-draft.ts';

export interface CampaignText {
  readonly subject: string;
  readonly body: string;
}

/** The subject, an empty line, and the text. */
const toText = ({ subject, body }: CampaignText): string => `${subject}\n\n${body}`;

export const campaignKind: EditorKind<CampaignText, CampaignPage, string | null> = {
  name: 'campaign',
  param: 'id',
  calls: { read: 'getCampaign', save: 'saveCampaign', remove: 'removeCampaign' },
  textOf: ({ subject, body }) => ({ subject, body }),
  basisOf: ({ draft }) => draft,
  savedAtOf: ({ savedAt }) => savedAt,
  bodyOf: (text, basedOn) => ({ ...text, basedOn }),
  bodyOfNew: (text) => ({ ...text, basedOn: null }),
  isClosed: ({ state }) => state !== 'draft',
  write: toText,
  toText,
  listPath: newsletterPath,
  texts: { deleted: remove.done },
};

/** A member's local draft of one newsletter. */
export const localCampaign = (id: string, member: string) =>
  localDraft<KeptDraft<CampaignText, string | null>>(`newsletter ${id}`, member);
