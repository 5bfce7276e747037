// Writes the colours and sizes of imported products: SKUs, whether they are offered, first counts.
import type { CompiledQuery, Insertable } from 'kysely';
import { v7 } from 'uuid';
import { usualLowStock } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { firstCount as firstCountNote } from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import { batchesOf, listInBatches } from '../../../database/batches.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import type { ProductChange } from './plan-import.ts';
import type { Statement } from './write-products.ts';

interface VariantFacts {
  readonly idOf: (color: string) => string;
  readonly at: string;
  readonly staffId: string | null;
}

export async function prepareVariants(
  db: Database,
  changes: readonly ProductChange[],
  { idOf, at, staffId }: VariantFacts,
): Promise<Statement[]> {
  const stored = await listInBatches(
    changes.map(({ handle }) => handle),
    (batch) => db.selectFrom('product_variants').selectAll().where('product_id', 'in', batch).execute(),
  );
  const byProduct = Map.groupBy(stored, (row) => row.product_id);
  /** `order`: the id of the row that is locked. */
  const rows: { readonly order: string; readonly values: (typeof stored)[number] }[] = [];
  const begun: { variant_id: string; delta: number }[] = [];
  for (const { handle, content } of changes) {
    const ofProduct = byProduct.get(handle) ?? [];
    const wanted = new Map(content.variants.map((variant) => [`${idOf(variant.color)}/${variant.size}`, variant]));
    for (const row of ofProduct) {
      const key = `${row.color_id}/${row.size}`;
      const { sku = null, isOffered = true, firstCount = null } = wanted.get(key) ?? {};
      wanted.delete(key);
      const offered = Number(isOffered);
      const counts = row.stock === null ? firstCount : null;
      if (row.sku === sku && row.is_offered === offered && counts === null) continue;
      rows.push({ order: row.id, values: { ...row, id: v7(), sku, is_offered: offered, stock: counts } });
      if (counts !== null) begun.push({ variant_id: row.id, delta: counts });
    }
    for (const { color, size, sku, isOffered, firstCount } of wanted.values()) {
      const id = v7();
      const choice = { product_id: handle, color_id: idOf(color), size };
      const offer = { sku, is_offered: Number(isOffered), low_stock: ofProduct[0]?.low_stock ?? usualLowStock };
      rows.push({ order: id, values: { id, ...choice, ...offer, stock: firstCount, reserved: 0 } });
      if (firstCount !== null) begun.push({ variant_id: id, delta: firstCount });
    }
  }
  // In the order in which checkouts lock them.
  rows.sort((a, b) => (a.order < b.order ? -1 : 1));
  const movements = begun.map((count) => ({
    id: v7(),
    ...count,
    reason: 'corrected' as const,
    note: firstCountNote,
    order_id: null,
    staff_id: staffId,
    request_key: null,
    at,
  }));
  return [
    ...[...batchesOf(rows.map(({ values }) => values))].map((batch) => ({
      query: upsert(db, batch),
      changes: batch.length,
    })),
    ...[...batchesOf(movements)].map((batch) => ({
      query: db.insertInto('stock_movements').values(batch).compile(),
    })),
  ];
}

/** Not for a variant that somebody counts already. */
const upsert = (db: Database, rows: readonly Insertable<Tables['product_variants']>[]): CompiledQuery =>
  db
    .insertInto('product_variants')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'color_id', 'size'])
        .doUpdateSet((eb) => ({
          sku: eb.ref('excluded.sku'),
          is_offered: eb.ref('excluded.is_offered'),
          stock: eb.fn.coalesce('excluded.stock', 'product_variants.stock'),
        }))
        .where((eb) => eb.or([eb('product_variants.stock', 'is', null), eb('excluded.stock', 'is', null)])),
    )
    .compile();
