// Counts placed and paid orders, and finds the last one: for the metrics.
import type { Database } from '../../../database/tables.ts';
import { type OrderFigures, countOrders } from './figures.repository.ts';

export function readOrderFigures(db: Database): Promise<OrderFigures> {
  return countOrders(db);
}
