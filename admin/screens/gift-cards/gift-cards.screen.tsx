// Gift cards with their states, newest first, and the dialog that sells one.
import { Gift } from 'lucide';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GiftCardList } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { GiftCardItem } from './gift-card-item.tsx';

const SellDialog = lazyPart(async () => (await import('./sell-dialog.tsx')).SellDialog);

export function GiftCardsScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const setSearch = (value: string) => setParams(value ? { search: value } : {}, { replace: true });
  const query = adminApi.useListGiftCardsQuery({ query: { q: search } }, { refetchOnMountOrArgChange: true });
  const [isSelling, setIsSelling] = useState(false);
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button kind="primary" onPress={() => setIsSelling(true)}>
          <Icon of={Gift} className="size-4" />
          {texts.sell.button}
        </Button>
      }
    >
      <div className="mb-4 flex">
        <SearchField {...texts.search} value={search} isBusy={query.isFetching} onChange={setSearch} />
      </div>
      <QueryState query={{ ...query, data: query.currentData ?? query.data }}>
        {(list) => <Found list={list} isSearch={search !== ''} onClear={() => setSearch('')} />}
      </QueryState>
      <Suspense>{isSelling && <SellDialog onClose={() => setIsSelling(false)} />}</Suspense>
    </Page>
  );
}

interface FoundProps {
  list: GiftCardList;
  isSearch: boolean;
  onClear: () => void;
}

function Found({ list: { giftCards, total }, isSearch, onClear }: FoundProps) {
  const now = useNow();
  if (giftCards.length === 0) {
    if (!isSearch) return <EmptyState heading={texts.noneHeading} text={texts.noneText} />;
    return (
      <EmptyState heading={texts.notFoundHeading} text={texts.notFoundText}>
        <Button onPress={onClear}>{texts.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="card ruled">
        {giftCards.map((card) => (
          <GiftCardItem key={card.id} card={card} now={now} />
        ))}
      </ul>
      {giftCards.length < total && <p className="mt-3 text-sm text-ink-soft">{texts.more(giftCards.length, total)}</p>}
    </>
  );
}
