// Slips and labels of the parcels that wait for the courier: of all, in as many parts as one print
// takes, and of each.
import { ChevronDown } from 'lucide';
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/system-limits.ts';
import { orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { again as texts } from '@taana-baana/contract/admin/texts/selling/packing.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { PrintLinks } from '../../components/orders/print-links.tsx';
import type { Packed } from './use-waiting-for-courier.ts';

interface PrintAgainProps {
  packed: readonly Packed[];
  hasMore: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export const PrintAgain = ({ packed, hasMore, isOpen, onToggle }: PrintAgainProps) => (
  <details
    open={isOpen}
    onToggle={(event) => onToggle(event.currentTarget.open)}
    className="card group mb-3 overflow-clip text-sm"
  >
    <summary className="flex min-h-(--control) list-none items-center gap-3 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">{texts.heading}</h2>
        <span className="block text-ink-soft">{texts.text}</span>
      </span>
      <Icon of={ChevronDown} className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
    </summary>
    {isOpen && (
      <ul className="ruled border-t border-line">
        {packed.length > 1 &&
          partsOf(packed, hasMore).map(({ which, orders }) => (
            <li key={which} className={`${row} bg-sunk`}>
              <p className="min-w-0 flex-1 basis-40 font-semibold first-letter:uppercase">{which}</p>
              <div className={links}>
                <PrintLinks labels={orders} which={which} />
              </div>
            </li>
          ))}
        {packed.map((order) => (
          <li key={order.number} className={row}>
            <div className="min-w-0 flex-1 basis-40">
              <Link
                to={orderPath(order.number)}
                className="text-link tabular inline-flex min-h-(--control) items-center font-semibold"
              >
                {order.number}
              </Link>
              <p className="truncate text-ink-soft">{order.customer}</p>
            </div>
            <div className={links}>
              <PrintLinks labels={[order]} which={order.number} />
            </div>
          </li>
        ))}
      </ul>
    )}
  </details>
);

const row = 'flex flex-wrap items-center gap-2 px-4 py-2.5';
const links = 'flex flex-wrap gap-2';

/** As long as more are being loaded, the part does not claim to be all. */
function partsOf(packed: readonly Packed[], hasMore: boolean): { which: string; orders: readonly Packed[] }[] {
  if (!hasMore && packed.length <= maxPackedAtOnce) return [{ which: texts.all(packed.length), orders: packed }];
  return Array.from({ length: Math.ceil(packed.length / maxPackedAtOnce) }, (_, index) => {
    const start = index * maxPackedAtOnce;
    const orders = packed.slice(start, start + maxPackedAtOnce);
    return { which: texts.part(start + 1, start + orders.length), orders };
  });
}
