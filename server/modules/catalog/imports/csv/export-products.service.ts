// Exports all products as a CSV file, sorted by handle, for this shop and Shopify.
import type { Readable } from 'node:stream';
import { partsOf } from '../../../../database/batches.ts';
import type { PictureRow } from '../../../../database/tables/catalog-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { writeCsv } from '../../../../integrations/csv.ts';
import type { PictureVariant } from '../../../../integrations/image-store/image-store.ts';
import { type Actor, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { toPublishable } from '../../writing/product-content.ts';
import { toContent } from '../../editor/product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../../shop/photos/photos.service.ts';
import { listPublished } from '../../writing/published-products.service.ts';
import { type ChartNames, readChartNames } from '../../size-charts/chart-names.service.ts';
import { type ExportedProduct, type ExportedRow, exportColumns, focusColumn, rowsOf } from './export-rows.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'clock'>;

/** Rows are read while the file is sent. */
export async function exportProducts(deps: Needs, actor: Actor): Promise<Readable> {
  await recordAction(deps.db, deps.clock, actor, { action: 'catalogue export', subject: 'catalogue' });
  const focused = await deps.db
    .selectFrom('product_pictures')
    .select('picture_id')
    .where('focus', 'is not', null)
    .limit(1)
    .execute();
  return writeCsv(focused.length > 0 ? [...exportColumns, focusColumn] : exportColumns, readRows(deps));
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
  const charts = await readChartNames(db);
  const published = db.selectFrom('products').select('id').orderBy('id').limit(atOnce);
  for await (const rows of partsOf(
    (after) => published.where('id', '>', after).execute(),
    ({ id }) => id,
  )) {
    const ids = rows.map(({ id }) => id);
    const products = await listPublished(db, ids);
    yield complete(
      deps,
      charts,
      ids.flatMap((id) => {
        const product = products.get(id);
        return product ? { ...product, handle: id } : [];
      }),
    );
  }
  const begun = db.selectFrom('product_drafts').selectAll().where('version', '=', 0).orderBy('product').limit(atOnce);
  for await (const drafts of partsOf(
    (after) => begun.where('product', '>', after).execute(),
    ({ product }) => product,
  )) {
    yield complete(
      deps,
      charts,
      drafts.map((draft) => ({
        handle: draft.handle ?? draft.product,
        state: 'draft' as const,
        content: toContent(draft),
        counts: [],
      })),
    );
  }
}

/** With the addresses of pictures and the names of size charts. */
async function complete(
  { db, config }: Needs,
  charts: ChartNames,
  products: readonly Omit<ExportedProduct, 'pictures' | 'sizeChart'>[],
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
    return { handle, state, content: own, counts, pictures, sizeChart: charts.nameOf(own.sizeChart) };
  });
}

/** The format that every program reads. */
function fileOf({ variants }: PictureRow): string {
  const files = JSON.parse(variants) as PictureVariant[];
  return (files.find(({ format }) => format === 'jpeg') ?? files.at(-1))?.file ?? '';
}
