// The offers: drafts, planned and running ones, then those that have ended.
import { Plus } from 'lucide';
import { offerPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import type { Offer } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import {
  giftInWords,
  goodsInWords,
  timeInWords,
} from '@taana-baana/contract/admin/texts/selling/offers/offer-words.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { useNewDraft } from '../../drafts/use-new-draft.ts';
import { adminApi } from '../../store/admin-api.ts';
import { offerKind } from './offer-kind.ts';
import { StateBadge } from './offer-state.tsx';
import { OfferTabs } from './offer-tabs.tsx';
import { newOffer } from './offer-text.ts';

export function OffersScreen() {
  const query = adminApi.useListOffersQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { begin, isPending } = useNewDraft(offerKind);
  const add = (
    <Button kind="primary" isPending={isPending} onPress={() => begin(newOffer)}>
      {!isPending && <Icon of={Plus} className="size-4" />}
      {texts.list.add}
    </Button>
  );
  const hasAny = query.data !== undefined && query.data.offers.length > 0;
  return (
    <ListPage
      title={texts.title}
      intro={texts.list.intro}
      actions={hasAny && add}
      query={query}
      lines={6}
      top={<OfferTabs open="offers" />}
      rowsOf={({ offers }) => offers}
      empty={[texts.list.emptyHeading, texts.list.emptyText]}
      emptyAction={add}
    >
      {(offers) => (
        <ul aria-label={texts.title} className="card ruled overflow-clip">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function OfferRow({ offer: { id, state, terms, uses, spent } }: { offer: Offer }) {
  const { title, gift, on, limits, label } = terms;
  const words = giftInWords(gift);
  const what = texts.list.what(title === words ? undefined : words, goodsInWords(on));
  return (
    <li className="row-link px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Link to={offerPath(id)} data-row="" className="min-w-0 text-base font-semibold wrap-anywhere">
          {title}
        </Link>
        <StateBadge state={state} />
      </div>
      <p className="mt-0.5 text-ink-soft">{[what, label].filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="text-ink-soft">{timeInWords(terms)}</p>
        {state !== 'draft' && (
          <p className="tabular">
            {[texts.list.uses(uses, limits.uses), texts.list.spent(spent, limits.budget)].join(' · ')}
          </p>
        )}
      </div>
    </li>
  );
}
