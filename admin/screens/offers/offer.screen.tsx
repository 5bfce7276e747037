// One offer, by the address: the editor of a draft, or what was published.
import { useParams } from 'react-router';
import * as texts from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { OpenedDraft } from '../../drafts/opened-draft.tsx';
import { UnsavedText } from '../../drafts/unsaved-text.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { OfferEditor } from './offer-editor.tsx';
import { localOffer, offerKind } from './offer-kind.ts';
import { PublishedOffer } from './published-offer.tsx';

export function OfferScreen() {
  const { id = '' } = useParams();
  const { data: me } = adminApi.useGetMeQuery();
  const unsaved = me && <UnsavedText kind={offerKind} storage={localOffer(id, me.id)} texts={texts.left} />;
  return (
    <OpenedDraft
      kind={offerKind}
      list={texts.title}
      width="list"
      missing={{ heading: texts.editor.notFoundHeading, toList: texts.editor.toList, above: unsaved }}
    >
      {(opened, member) =>
        opened.state === 'draft' ? (
          <OfferEditor opened={opened} member={member.id} />
        ) : (
          <PublishedOffer offer={opened}>{unsaved}</PublishedOffer>
        )
      }
    </OpenedDraft>
  );
}
