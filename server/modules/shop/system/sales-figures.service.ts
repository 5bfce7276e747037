// Counts placed and paid orders, and finds the last one: for the metrics.
import type { Database } from '../../../database/tables.ts';
import { type SalesFigures, countSales } from './figures.repository.ts';

export function readSales(db: Database): Promise<SalesFigures> {
  return countSales(db);
}
