// Checks products of a file by the rules of the editor, and reports each problem with its row.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { problems as sentences } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { Deps } from '../../../deps.ts';
import type { ColumnName } from './csv/csv-columns.ts';
import type { ProductFile } from './csv/read-product-file.ts';
import { changedFields, variantKey } from '../writing/product-content.ts';
import type { Photo } from '../../shop/photos/photos.service.ts';
import { findProblems } from '../editor/product-problems.ts';
import { listSkuUses } from '../writing/published-products.repository.ts';
import type { PlannedChange } from './import-drafts.repository.ts';

const columnOf: Partial<Record<keyof ProductContent, ColumnName>> = {
  title: 'title',
  brand: 'brand',
  category: 'category',
  price: 'price',
  mrp: 'mrp',
  photos: 'image',
  colors: 'option1Value',
  variants: 'sku',
  hsn: 'hsn',
};

/** Drafts may lack anything. Of a product on sale, only what the file changes is checked. */
export async function checkChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { products, columns, problems }: ProductFile,
  changes: readonly PlannedChange[],
): Promise<void> {
  const unclear = new Set(products.filter(({ hasProblems }) => hasProblems).map(({ handle }) => handle));
  const users = await listSkuUsers(db, changes);
  const missing = new Set<ColumnName>();
  for (const { id: handle, row, state, content, before } of changes) {
    if (state === 'draft' || unclear.has(handle)) continue;
    const skus = content.variants.flatMap(({ sku }) => sku ?? []);
    const found = findProblems(content, {
      now: clock.now(),
      // What cannot be used is reported with its own row.
      photos: new Map(content.photos.map(({ id }) => [id, usable])),
      skusElsewhere: new Map(
        skus.flatMap((sku) => {
          const other = users.get(sku)?.find((user) => user.handle !== handle);
          return other ? [[sku, other.title] as const] : [];
        }),
      ),
      counted: new Set(before?.counts.map(({ color, size }) => variantKey(color, size))),
    });
    const changed = before && new Set(changedFields(before.content, content));
    for (const { field, message } of found) {
      const column = columnOf[field];
      if (changed && !changed.has(field)) continue;
      if (column === undefined) problems.add(row, field, message);
      else if (columns.has(column) || field === 'colors') problems.add(row, columns.header(column), message);
      else {
        missing.add(column);
        problems.handles.add(handle);
      }
    }
  }
  for (const column of missing) problems.add(1, columns.header(column), sentences.noColumn(columns.header(column)));
}

const usable: Photo = { picture: { id: '', width: 0, height: 0, color: '', variants: '[]' }, refused: null };

/** Products by SKU, as they are after the import. */
async function listSkuUsers(
  db: Deps['db'],
  changes: readonly PlannedChange[],
): Promise<Map<string, { readonly handle: string; readonly title: string }[]>> {
  const ofFile = changes.flatMap(({ id: handle, content: { title, variants } }) =>
    variants.flatMap(({ sku }) => (sku === null ? [] : [{ sku, handle, title }])),
  );
  const changed = new Set(changes.map(({ id }) => id));
  const stored = await listSkuUses(db, [...new Set(ofFile.map(({ sku }) => sku))]);
  const others = stored.flatMap(({ sku, product_id: handle, title }) =>
    sku === null || changed.has(handle) ? [] : [{ sku, handle, title }],
  );
  return Map.groupBy([...ofFile, ...others], ({ sku }) => sku);
}
