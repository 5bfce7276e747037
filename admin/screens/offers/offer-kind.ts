// The draft of an offer: the whole offer, until it is published.
import { offersPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import type { OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { remove } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import type { KeptDraft } from '../../drafts/draft-saver.ts';
import type { EditorKind } from '../../drafts/use-draft.ts';
import { localDraft } from '../../store/local-draft.ts';
import { checkText, type OfferText, textOf, toContent } from './offer-text.ts';
import { toText } from './offer-lines.ts';

const bodyOf = (text: OfferText, basedOn: string | null) => ({ ...toContent(text), basedOn });

export const offerKind: EditorKind<OfferText, OfferPage, string | null> = {
  name: 'offer',
  param: 'id',
  calls: { read: 'getOffer', save: 'saveOffer', remove: 'removeOffer' },
  textOf,
  basisOf: ({ draft }) => draft,
  savedAtOf: ({ savedAt }) => savedAt,
  bodyOf,
  bodyOfNew: (text) => bodyOf(text, null),
  refusalOf: (text) => Object.values(checkText(text).errors)[0],
  isClosed: ({ state }) => state !== 'draft',
  write: (text) => JSON.stringify([toContent(text), text.scope]),
  toText,
  listPath: offersPath,
  texts: { deleted: remove.done },
};

/** A member's local draft of one offer. */
export const localOffer = (id: string, member: string) =>
  localDraft<KeptDraft<OfferText, string | null>>(`offer ${id}`, member);
