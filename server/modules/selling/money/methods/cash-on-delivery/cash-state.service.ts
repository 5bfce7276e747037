// Where the cash of an order is, as its customer sees it.
import type { CashState } from '@taana-baana/contract/schemas/selling/cash-state.ts';
import { type OrderRecord, payableOf } from '../../../order/orders.mapping.ts';

/** Of an order that is, or was to be, paid on delivery. */
export function cashStateOf(order: OrderRecord): CashState {
  const { status, confirmBy, cashFee, advance } = order;
  const fee = { ...(cashFee > 0 && { fee: cashFee }), ...(advance > 0 && { advance }) };
  if (status === 'Cancelled') return { due: 0, ...fee, state: 'ended', confirmBy: null };
  if (status === 'Delivered') return { due: 0, ...fee, state: 'collected', confirmBy: null };
  return { due: payableOf(order), ...fee, state: confirmBy === null ? 'to collect' : 'to confirm', confirmBy };
}
