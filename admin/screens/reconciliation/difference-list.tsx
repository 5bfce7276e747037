// The differences, each with what to do and its order.
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import type { Difference } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/reconciliation.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/page/section.tsx';

/** Further ones per press: the bridge below stays near. */
const atOnce = 20;

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const [shown, setShown] = useState(atOnce);
  if (differences.length === 0) {
    return (
      <div className="card flex items-center gap-3 p-4">
        <Icon of={CircleCheck} className="size-6 text-leaf" />
        <div>
          <h2 className="text-base leading-snug">{texts.noDifferencesHeading}</h2>
          <p className="text-sm text-pretty text-ink-soft">{texts.noDifferencesText}</p>
        </div>
      </div>
    );
  }
  const { length } = differences;
  return (
    <Section heading={texts.differenceCount(length)}>
      <ul className="ruled" aria-label={texts.differences}>
        {differences.slice(0, shown).map(({ sentence, advice, order }) => (
          <li key={sentence} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <p className="wrap-anywhere">{sentence}</p>
              <p className="text-sm text-pretty text-ink-soft">{advice}</p>
            </div>
            {order && (
              <Link to={`/orders/${order}`} className="button button-quiet">
                {texts.openOrder(order)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {length > shown && (
        <div className="flex justify-center border-t border-line px-4 py-3">
          <Button onPress={() => setShown(shown + atOnce)}>{texts.showMore(Math.min(atOnce, length - shown))}</Button>
        </div>
      )}
    </Section>
  );
}
