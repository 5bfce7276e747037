// What a piece of each product costs the shop: of one, or of many by a file. An order keeps the cost
// that its products had when it was placed.
import { Readable } from 'node:stream';
import type { CostsSaved, ProductCost } from '@taana-baana/contract/admin/schemas/catalog/costs.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/costs.ts';
import { productUnknown } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { readPaise } from '@taana-baana/contract/typed/typed-amount.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../deps.ts';
import { amount, unguard, writeCsv } from '../../../integrations/csv.ts';
import { ImportRejected, readCsv } from '../../../integrations/read-csv.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { readHeader } from '../imports/csv/csv-columns.ts';
import * as repository from './costs.repository.ts';

const maxListed = 5;

export async function readCost({ db }: Pick<Deps, 'db'>, id: string): Promise<ProductCost> {
  const row = await repository.findCost(db, id);
  if (!row) throw new AppError('not-found', productUnknown);
  return { costPaise: row.cost_paise };
}

/** The log says whose cost has changed, and not what it is. */
export async function setCost(
  deps: ChangeDeps,
  id: string,
  { costPaise }: ProductCost,
  actor: Actor,
): Promise<ProductCost> {
  await inTransaction(deps, async (trx) => {
    if (!(await repository.updateCost(trx, id, costPaise))) throw new AppError('not-found', productUnknown);
    await recordAction(trx, deps.clock, actor, { action: 'product cost', subject: `product ${id}` });
  });
  return { costPaise };
}

export async function exportCosts({ db, clock }: ChangeDeps, actor: Actor): Promise<Readable> {
  await recordAction(db, clock, actor, { action: 'costs export', subject: 'catalogue' });
  return writeCsv(
    [
      { header: texts.columns.handle, value: ({ id }) => id },
      { header: texts.columns.title, value: ({ title }) => title },
      { header: texts.columns.price, value: (row) => row.regular_price ?? row.price },
      { header: texts.columns.cost, value: (row) => (row.cost_paise === null ? null : amount(row.cost_paise)) },
    ],
    await repository.listCosts(db),
  );
}

/** All of its costs are written, or none. Repeatable. Throws `invalid` if a cell is no amount. */
export async function importCosts(deps: ChangeDeps, csv: string, actor: Actor): Promise<CostsSaved> {
  const costs = await readCosts(csv);
  return inTransaction(deps, async (trx) => {
    const known = new Map((await repository.listCosts(trx)).map((row) => [row.id, row.cost_paise]));
    const unknown = [...costs.keys()].filter((handle) => !known.has(handle));
    const changed = [...costs].filter(([handle, paise]) => known.has(handle) && known.get(handle) !== paise);
    for (const [handle, paise] of changed) await repository.updateCost(trx, handle, paise);
    if (changed.length > 0) {
      const after = { products: changed.length };
      await recordAction(trx, deps.clock, actor, { action: 'costs import', subject: 'catalogue', after });
    }
    return { changed: changed.length, unknown: { listed: unknown.slice(0, maxListed), total: unknown.length } };
  });
}

/** Paise by handle; empty cells are left out. */
async function readCosts(csv: string): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  const refuse = (message: string) => new ImportRejected(message);
  try {
    await readCsv(Readable.from([Buffer.from(csv)]), readHeader, ({ row, cells }, columns) => {
      const place = columns.headers.findIndex((header) => header.trim().toLowerCase() === 'cost per item');
      if (place === -1) throw refuse(texts.noColumn);
      const cell = unguard((cells[place] ?? '').trim());
      if (cell === '') return;
      const handle = columns.cell(cells, 'handle').toLowerCase();
      const paise = readPaise(cell);
      if (paise === undefined) throw refuse(texts.badCell(row, cell));
      if ((costs.get(handle) ?? paise) !== paise) throw refuse(texts.twoCosts(row, handle));
      costs.set(handle, paise);
    });
  } catch (error) {
    if (error instanceof ImportRejected)
      throw new AppError('invalid', error.message, { fields: { csv: error.message } });
    throw error;
  }
  return costs;
}
