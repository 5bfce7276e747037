// How many orders were placed and paid, and when the last one was: for the metrics.
import type { Database } from '../../database/tables.ts';
import { type SalesFigures, countSales } from './figures.repository.ts';

export function readSales(db: Database): Promise<SalesFigures> {
  return countSales(db);
}
