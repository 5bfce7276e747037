// What an order that is paid on delivery says about its money: nothing for others, whose shoppers do not load it.
import { Suspense } from 'react';
import { lazyComponent } from '../../../components/lazy-component.ts';
import type { CashWordsProps } from './cash-words.tsx';

// One component for all its places: on paper it is there at once, because the card has loaded it.
const CashWords = lazyComponent(
  () => import('./cash-words.tsx'),
  (file) => file.CashWords,
);

export function CashOf(props: CashWordsProps) {
  return (
    props.order.cod && (
      <Suspense>
        <CashWords {...props} />
      </Suspense>
    )
  );
}
