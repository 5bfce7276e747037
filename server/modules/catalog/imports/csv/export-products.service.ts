// Exports all products as a CSV file, sorted by handle, for this shop and Shopify.
import type { Readable } from 'node:stream';
import type { PictureRow } from '../../../../database/tables/catalog-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { writeCsv } from '../../../../integrations/csv.ts';
import type { PictureVariant } from '../../../../integrations/image-store/image-store.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { toPublishable } from '../../writing/product-content.ts';
import { toContent } from '../../editor/product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../../shop/photos/photos.service.ts';
import { listPublished } from '../../writing/published-products.service.ts';
import { type ExportedProduct, type ExportedRow, exportColumns, rowsOf } from './export-rows.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Rows are read while the file is sent. */
export async function exportProducts(deps: Needs, actor: Actor): Promise<Readable> {
  await recordAction(deps.db, deps.clock, actor, { action: 'catalogue export', subject: 'catalogue' });
  return writeCsv(exportColumns, readRows(deps));
}

async function* readRows(deps: Needs): AsyncGenerator<ExportedRow> {
  for await (const products of readProducts(deps)) {
    for (const product of products) yield* rowsOf(product);
  }
}

const atOnce = 100;

/** Published products by id, then drafts of products that were never published. */
async function* readProducts(deps: Needs): AsyncGenerator<ExportedProduct[]> {
  const { db } = deps;
  for (let after = ''; ;) {
    const ids = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (ids.length === 0) break;
    const published = await listPublished(
      db,
      ids.map(({ id }) => id),
    );
    yield withPictures(
      deps,
      ids.flatMap(({ id }) => {
        const product = published.get(id);
        return product ? [{ ...product, handle: id }] : [];
      }),
    );
    after = ids.at(-1)?.id ?? '';
  }
  for (let after = ''; ;) {
    const drafts = await db
      .selectFrom('product_drafts')
      .selectAll()
      .where('version', '=', 0)
      .where('product', '>', after)
      .orderBy('product')
      .limit(atOnce)
      .execute();
    if (drafts.length === 0) return;
    yield withPictures(
      deps,
      drafts.map((draft) => ({
        handle: draft.handle ?? draft.product,
        state: 'draft' as const,
        content: toContent(draft),
        counts: [],
      })),
    );
    after = drafts.at(-1)?.product ?? '';
  }
}

async function withPictures(
  { db, config }: Needs,
  products: readonly Omit<ExportedProduct, 'pictures'>[],
): Promise<ExportedProduct[]> {
  const photos = await findPhotos(
    db,
    products.flatMap(({ content }) => content.photos.map(({ id }) => id)),
  );
  return products.map(({ handle, state, content, counts }) => {
    const own = toPublishable(content, pictureIdIn(photos));
    const pictures = own.photos.flatMap(({ id }) => {
      const picture = photos.get(id)?.picture;
      return picture ? [{ id, address: `${config.publicUrl}/images/${fileOf(picture)}` }] : [];
    });
    return { handle, state, content: own, counts, pictures };
  });
}

/** The format that every program reads. */
function fileOf({ variants }: PictureRow): string {
  const files = JSON.parse(variants) as PictureVariant[];
  return (files.find(({ format }) => format === 'jpeg') ?? files.at(-1))?.file ?? '';
}
