// Writes the colours and sizes of products: SKUs, whether they are offered, first counts.
import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import { sizesOf } from '@taana-baana/contract';
import { usualLowStock } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { firstCount as firstCountNote } from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import { listInBatches } from '../../../database/batches.ts';
import type { Database, Tables } from '../../../database/tables.ts';
import type { ColorIds } from './colors.ts';
import { type Statement, inBatches } from './statements.ts';
import type { ProductChange } from './write-products.ts';

interface VariantFacts {
  readonly idOf: ColorIds;
  readonly at: string;
  readonly staffId: string | null;
}

/** Exactly these offers; what is counted stays. A size that a product loses is no longer offered. */
export async function prepareVariants(
  db: Database,
  changes: readonly ProductChange[],
  { idOf, at, staffId }: VariantFacts,
): Promise<Statement[]> {
  const stored = await listInBatches(
    changes.map(({ id }) => id),
    (batch) => db.selectFrom('product_variants').selectAll().where('product_id', 'in', batch).execute(),
  );
  const byProduct = Map.groupBy(stored, (row) => row.product_id);
  /** `order`: the id of the row that is locked. */
  const changed: { readonly order: string; readonly values: (typeof stored)[number] }[] = [];
  const fresh: (typeof stored)[number][] = [];
  const begun: { variant_id: string; delta: number }[] = [];
  for (const { id: product, content, before } of changes) {
    const ofProduct = byProduct.get(product) ?? [];
    const wanted = new Map(content.variants.map((variant) => [`${idOf(variant.color)}/${variant.size}`, variant]));
    const sizes = sizesOf(content);
    for (const row of ofProduct) {
      const key = `${row.color_id}/${row.size}`;
      const isOwn = sizes.includes(row.size);
      const { sku = null, isOffered = true, firstCount = null } = wanted.get(key) ?? {};
      wanted.delete(key);
      const offered = Number(isOwn && isOffered);
      const counts = row.stock === null ? firstCount : null;
      if (row.sku === sku && row.is_offered === offered && row.in_sizes === Number(isOwn) && counts === null) continue;
      changed.push({
        order: row.id,
        values: { ...row, id: v7(), sku, is_offered: offered, in_sizes: Number(isOwn), stock: counts },
      });
      if (counts !== null) begun.push({ variant_id: row.id, delta: counts });
    }
    const lost = before ? sizesOf(before.content).filter((size) => !sizes.includes(size)) : [];
    const known = new Set(ofProduct.map((row) => `${row.color_id}/${row.size}`));
    const gone = content.colors.flatMap(({ title }) =>
      lost.flatMap((size) =>
        known.has(`${idOf(title)}/${size}`)
          ? []
          : [{ color: title, size, sku: null, isOffered: false, firstCount: null }],
      ),
    );
    for (const { color, size, sku, isOffered, firstCount } of [...wanted.values(), ...gone]) {
      const id = v7();
      const choice = { product_id: product, color_id: idOf(color), size };
      const facts = { sku, is_offered: Number(isOffered), in_sizes: Number(sizes.includes(size)) };
      const low_stock = ofProduct[0]?.low_stock ?? usualLowStock;
      fresh.push({ id, ...choice, ...facts, low_stock, stock: firstCount, reserved: 0 });
      if (firstCount !== null) begun.push({ variant_id: id, delta: firstCount });
    }
  }
  // In the order in which checkouts lock them.
  changed.sort((a, b) => (a.order < b.order ? -1 : 1));
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
    ...inBatches(
      changed.map(({ values }) => values),
      (rows) => update(db, rows),
    ),
    // Somebody may count one meanwhile.
    ...inBatches(
      fresh.filter(({ stock }) => stock === null),
      (rows) => update(db, rows),
    ),
    ...inBatches(
      fresh.filter(({ stock }) => stock !== null),
      (rows) => insert(db, rows).onConflict((conflict) => conflict.columns(key).doNothing()),
    ),
    ...inBatches(movements, (rows) => db.insertInto('stock_movements').values(rows)),
  ];
}

const key = ['product_id', 'color_id', 'size'] as const;

type Rows = readonly Insertable<Tables['product_variants']>[];

const insert = (db: Database, rows: Rows) => db.insertInto('product_variants').values(rows);

/** Not for a variant that somebody counts already. */
const update = (db: Database, rows: Rows) =>
  insert(db, rows).onConflict((conflict) =>
    conflict
      .columns(key)
      .doUpdateSet((eb) => ({
        sku: eb.ref('excluded.sku'),
        is_offered: eb.ref('excluded.is_offered'),
        in_sizes: eb.ref('excluded.in_sizes'),
        stock: eb.fn.coalesce('excluded.stock', 'product_variants.stock'),
      }))
      .where((eb) => eb.or([eb('product_variants.stock', 'is', null), eb('excluded.stock', 'is', null)])),
  );
