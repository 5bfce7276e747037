// Which bulk actions are possible for orders, by their status and flags.
import type { OrderRow } from '../schemas/selling/orders.ts';

type Known = Pick<OrderRow, 'status' | 'flags'>;

/** An order with a flag needs a look first, so it is never packed in bulk. */
export const isReadyToPack = ({ status, flags }: Known): boolean => status === 'Ordered' && flags.length === 0;

export const isReadyToShip = ({ status }: Pick<Known, 'status'>): boolean => status === 'Processing';
