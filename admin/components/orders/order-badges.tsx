// An order's status and flags as small labels.
import { type OrderStatus } from '@taana-baana/contract/limits.ts';
import type { OrderFlag } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { cash, flagLabels } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { statusLabels } from '@taana-baana/contract/admin/texts/selling/orders.ts';

const statusLooks: Record<OrderStatus, string> = {
  Ordered: 'bg-turmeric-wash text-ink',
  Processing: 'bg-indigo-wash text-indigo',
  Shipped: 'bg-indigo-wash text-indigo',
  'Out for Delivery': 'bg-indigo-wash text-indigo',
  Delivered: 'bg-leaf-wash text-leaf',
  Cancelled: 'bg-sunk text-ink-soft',
};

const urgent = 'bg-madder-wash text-madder';
const flagLooks: Partial<Record<OrderFlag, string>> = {
  disputed: urgent,
  'dispute lost': urgent,
  'refund failed': urgent,
  'address missing': urgent,
  returned: urgent,
};

/** What the courier has to collect. */
export const CashBadge = ({ collect }: { collect: number | undefined }) =>
  collect !== undefined && <span className="badge bg-leaf-wash text-leaf">{cash.collect(formatRupees(collect))}</span>;

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <span className={`badge ${statusLooks[status]}`}>{statusLabels[status]}</span>
);

export const FlagBadges = ({ flags }: { flags: readonly OrderFlag[] }) =>
  flags.map((flag) => (
    <span key={flag} className={`badge ${flagLooks[flag] ?? 'bg-sunk text-ink'}`}>
      {flagLabels[flag]}
    </span>
  ));
