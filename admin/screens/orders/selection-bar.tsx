// What can be done with the chosen orders.
import { Printer, X } from 'lucide';
import { printPath } from '@taana-baana/contract/admin/order-paths.ts';
import { mostPacked } from '@taana-baana/contract/admin/packing-limits.ts';
import { selection as texts } from '@taana-baana/contract/admin/texts/order-list.ts';
import { labels, slips } from '@taana-baana/contract/admin/texts/print.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { Selection } from './use-selection.ts';

export function SelectionBar({ selection: { numbers, clear } }: { selection: Selection }) {
  if (numbers.length === 0) return null;
  return (
    <div role="region" aria-label={texts.label} className="save-bar mt-4">
      <p role="status" className="tabular text-sm font-semibold">
        {texts.count(numbers.length)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {numbers.length > mostPacked ? (
          <p className="text-sm">{texts.tooMany(mostPacked)}</p>
        ) : (
          <>
            <PrintLink to={printPath('slips', numbers)} label={slips.title} />
            <PrintLink to={printPath('labels', numbers)} label={labels.title} />
          </>
        )}
        <button type="button" aria-label={texts.clear} title={texts.clear} onClick={clear} className="icon-button">
          <Icon of={X} />
        </button>
      </div>
    </div>
  );
}

const PrintLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="button button-quiet px-3">
    <Icon of={Printer} className="size-4" />
    {label}
  </Link>
);
