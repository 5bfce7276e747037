// What does not agree, each with what to do and the order that it is about.
import { CircleCheck } from 'lucide';
import type { Difference } from '@taana-baana/contract/admin/schemas/reconciliation.ts';
import * as texts from '@taana-baana/contract/admin/texts/reconciliation.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';

/** More than anybody repairs in one sitting. */
const most = 200;

export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
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
    <Section heading={texts.differenceCount(length)} {...(length > most ? { text: texts.shownOf(most, length) } : {})}>
      <ul className="ruled" aria-label={texts.differences}>
        {differences.slice(0, most).map(({ sentence, advice, order }) => (
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
    </Section>
  );
}
