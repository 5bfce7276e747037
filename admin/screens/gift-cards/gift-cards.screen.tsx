// Gift cards with their states, newest first, and the dialog that sells one.
import { Gift } from 'lucide';
import { Suspense, useState } from 'react';
import { searchFilters } from '@taana-baana/contract/admin/list-filters.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { GiftCardItem } from './gift-card-item.tsx';

const SellDialog = lazyPart(async () => (await import('./sell-dialog.tsx')).SellDialog);

export function GiftCardsScreen() {
  const { filter, narrow } = useListParams(searchFilters);
  const { search = '' } = filter;
  const query = adminApi.useListGiftCardsQuery({ query: { q: search } }, { refetchOnMountOrArgChange: true });
  const [isSelling, setIsSelling] = useState(false);
  const now = useNow();
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button kind="primary" onPress={() => setIsSelling(true)}>
          <Icon of={Gift} className="size-4" />
          {texts.sell.button}
        </Button>
      }
      query={query}
      search={{ ...texts.search, value: search, onChange: (value) => narrow({ search: value }) }}
      rowsOf={({ giftCards }) => giftCards}
      empty={search ? [texts.notFoundHeading, texts.notFoundText] : [texts.noneHeading, texts.noneText]}
      clear={search !== '' && { label: texts.showAll, onPress: () => narrow({ search: '' }) }}
      bottom={<Suspense>{isSelling && <SellDialog onClose={() => setIsSelling(false)} />}</Suspense>}
    >
      {(giftCards, { total }) => (
        <>
          <ul className="card ruled">
            {giftCards.map((card) => (
              <GiftCardItem key={card.id} card={card} now={now} />
            ))}
          </ul>
          {giftCards.length < total && (
            <p className="mt-3 text-sm text-ink-soft">{texts.more(giftCards.length, total)}</p>
          )}
        </>
      )}
    </ListPage>
  );
}
