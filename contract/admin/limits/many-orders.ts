// What can be done with many orders at once, by their status and flags.
import type { OrderRow } from '../schemas/orders/orders.ts';

type Known = Pick<OrderRow, 'status' | 'flags'>;

/** Somebody looks first at an order that has any flag, so it is never packed with others. */
export const isReadyToPack = ({ status, flags }: Known): boolean => status === 'Ordered' && flags.length === 0;

export const isReadyToShip = ({ status }: Pick<Known, 'status'>): boolean => status === 'Processing';
