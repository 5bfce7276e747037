// Published products for the editor: the owner's content in one object.
import type { Size } from '@taana-baana/contract';
import type { ProductContent, PublishedState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Database } from '../../../database/tables.ts';
import { byProduct } from '../products/products.mapping.ts';
import { listOfferedColors, listTags } from '../products/products.repository.ts';
import { fromRow } from './product-row.ts';
import { inOrder } from './product-content.ts';
import * as repository from './published-products.repository.ts';

export interface PublishedProduct {
  readonly id: string;
  readonly state: PublishedState;
  readonly version: number;
  readonly createdAt: string;
  readonly content: ProductContent;
  /** Of its colours, by their titles. */
  readonly counts: readonly { color: string; size: Size; stock: number; reserved: number }[];
}

/** By id; what was never published is missing. */
export async function listPublished(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishedProduct>> {
  const rows = await repository.listProductRows(db, ids);
  if (rows.length === 0) return new Map();
  const tags = byProduct(await listTags(db, ids), ({ tag }) => tag);
  const colors = byProduct(await listOfferedColors(db, ids), ({ title, css }) => ({ title, css }));
  const photos = byProduct(await repository.listPhotoRows(db, ids), (row) => ({
    id: row.picture_id,
    alt: row.alt,
    color: row.title,
    ...(row.focus && { focus: row.focus }),
  }));
  const variants = byProduct(await repository.listVariantRows(db, ids), (row) => row);
  const products = rows.map((row): PublishedProduct => {
    const own = { ...fromRow(row), colors: colors.get(row.id) ?? [] };
    const said = (variants.get(row.id) ?? []).filter(({ sku, is_offered: offered }) => sku !== null || offered === 0);
    return {
      id: row.id,
      state: row.status,
      version: row.version,
      createdAt: row.created_at,
      content: {
        ...own,
        tags: tags.get(row.id) ?? [],
        photos: photos.get(row.id) ?? [],
        variants: inOrder(
          said.map(({ title, size, sku, is_offered: offered }) => ({
            color: title,
            size,
            sku,
            isOffered: offered === 1,
            firstCount: null,
          })),
          own,
        ),
      },
      counts: (variants.get(row.id) ?? []).flatMap(({ title, size, stock, reserved }) =>
        stock === null ? [] : [{ color: title, size, stock, reserved }],
      ),
    };
  });
  return new Map(products.map((product) => [product.id, product]));
}

export const findPublished = async (db: Database, id: string): Promise<PublishedProduct | undefined> =>
  (await listPublished(db, [id])).get(id);
