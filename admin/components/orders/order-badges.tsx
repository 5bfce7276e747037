// An order's status and flags as small labels.
import { type OrderStatus } from '@taana-baana/contract/limits.ts';
import type { OrderFlag } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { cash, flagLabels } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { statusLabels } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { Badge, type BadgeTone } from '../badge.tsx';

const statusTones: Record<OrderStatus, BadgeTone> = {
  Ordered: 'warning',
  Processing: 'info',
  Shipped: 'info',
  'Out for Delivery': 'info',
  Delivered: 'success',
  Cancelled: 'muted',
};

const urgentFlags: readonly OrderFlag[] = ['disputed', 'dispute lost', 'refund failed', 'address missing', 'returned'];

/** What the courier has to collect. */
export const CashBadge = ({ collect }: { collect: number | undefined }) =>
  collect !== undefined && <Badge tone="success">{cash.collect(formatRupees(collect))}</Badge>;

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
);

export const FlagBadges = ({ flags }: { flags: readonly OrderFlag[] }) =>
  flags.map((flag) => (
    <Badge key={flag} tone={urgentFlags.includes(flag) ? 'danger' : 'neutral'}>
      {flagLabels[flag]}
    </Badge>
  ));
