// Writes the catalogue as the folder that `catalogue import` reads: published products with the
// reviews that are part of the catalogue, colours, posts, and finished pictures.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detailFields } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { PictureRow } from '../../../../database/tables/catalog-tables.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { PictureVariant } from '../../../../integrations/image-store/image-store.ts';
import { commandLine, recordAction } from '../../../shop/audit-log/audit-log.service.ts';
import { readWholePosts } from '../../../content/blog/blog.service.ts';
import { listColors } from '../../products/products.repository.ts';
import {
  type ChartInFile,
  type ChartNames,
  readChartNames,
  readChartsForFile,
} from '../../size-charts/chart-names.service.ts';
import { type PublishedProduct, listPublished } from '../../writing/published-products.service.ts';

type Needs = Pick<Deps, 'db' | 'pictures' | 'clock'>;

/** `folder` must not exist, or be empty. Resolves to the number of products. */
export async function exportCatalog(deps: Needs, folder: string): Promise<number> {
  const { db, pictures: store, clock } = deps;
  const pictures = await readPictures(db);
  const nameOf = (id: string): string => pictures.get(id)?.name ?? id;
  const ids = (await db.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);
  const published = await listPublished(db, ids);
  const reviews = Map.groupBy(await readReviews(db), ({ product_id: product }) => product);
  const posts = await readWholePosts(db);
  const charts = await readChartNames(db);
  const colors = (await listColors(db)).map(({ title, css }) => ({ title, ...(css !== null && { css }) }));
  const sizeCharts = await readChartsForFile(db);
  const catalog = {
    colors,
    ...(sizeCharts.length > 0 && { sizeCharts: sizeCharts.map(withoutEmpty) }),
    products: ids.flatMap((id) => {
      const product = published.get(id);
      return product ? [toFolderProduct(product, { nameOf, charts }, reviews.get(id) ?? [])] : [];
    }),
    posts: posts.map(({ pictures: images, ...post }) => ({
      ...post,
      images: images.map(({ pictureId, alt }) => ({ file: nameOf(pictureId), alt })),
    })),
  };
  const named = new Set(
    [...catalog.products, ...catalog.posts].flatMap(({ images }) => images.map(({ file }) => file)),
  );
  const used = [...pictures.values()].filter(({ name }) => named.has(name));
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'catalogue.json'), toJson(catalog), { flag: 'wx' });
  for (const { finished } of used) {
    for (const { file } of finished.variants) {
      const content = await store.read(file);
      if (!content) throw new Error(`The picture ${file} is missing.`);
      await writeFile(join(folder, 'pictures', file), content);
    }
  }
  const byName = used.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const manifest = Object.fromEntries(byName.map(({ name, finished }) => [name, finished]));
  await writeFile(join(folder, 'pictures', 'manifest.json'), toJson(manifest), { flag: 'wx' });
  await recordAction(db, clock, commandLine, { action: 'catalogue export', subject: 'catalogue' });
  return catalog.products.length;
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const withoutEmpty = ({ name, category, table, note }: ChartInFile) => ({
  name,
  ...said({ category: category || null, table, note: note || null }),
});

/** A folder leaves out what a product lacks. */
const said = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

function toFolderProduct(
  { id, state, createdAt, content, counts }: PublishedProduct,
  { nameOf, charts }: { readonly nameOf: (picture: string) => string; readonly charts: ChartNames },
  reviews: readonly Pick<Tables['reviews'], 'star' | 'comment' | 'created_at'>[],
) {
  const { title, brand, category, description, tags, colors, photos, sizes } = content;
  const { price, mrp, salePrice, saleFrom, saleUntil, allowsOversell } = content;
  const stockOf = new Map(counts.map(({ color, size, stock }) => [`${color}/${size}`, stock]));
  const offerOf = new Map(content.variants.map((variant) => [`${variant.color}/${variant.size}`, variant]));
  const variants = [...new Set([...offerOf.keys(), ...stockOf.keys()])].toSorted().map((key) => {
    const [color, size] = [key.slice(0, key.lastIndexOf('/')), key.slice(key.lastIndexOf('/') + 1)];
    const { sku = null, isOffered = true } = offerOf.get(key) ?? {};
    return { color, size, ...said({ sku, isOffered: isOffered ? null : false, stock: stockOf.get(key) ?? null }) };
  });
  return {
    id,
    title,
    brand,
    category,
    ...(state !== 'active' && { status: state }),
    price: price ?? 0,
    ...said({
      mrp,
      sale: salePrice === null ? null : said({ price: salePrice, from: saleFrom, until: saleUntil }),
      ...Object.fromEntries(detailFields.map((field) => [field, content[field]])),
      sizeChart: charts.nameOf(content.sizeChart),
    }),
    ...(allowsOversell && { allowsOversell }),
    ...(sizes && { sizes }),
    tags,
    description,
    colors: colors.map((color) => color.title),
    ...(variants.length > 0 && { variants }),
    createdAt,
    images: photos.map((photo) => ({
      file: nameOf(photo.id),
      alt: photo.alt || title,
      ...(photo.color !== null && { color: photo.color }),
      ...(photo.focus && { focus: photo.focus }),
    })),
    reviews: reviews.map(({ star, comment, created_at: at }) => ({ star, comment, createdAt: at })),
  };
}

/** By id. The name is a hash of the manifest's entry, so that it is the same in every shop. */
async function readPictures(db: Deps['db']) {
  const rows = await db.selectFrom('pictures').selectAll().orderBy('id').execute();
  return new Map(rows.map((row) => [row.id, toManifest(row)]));
}

function toManifest({ width, height, color, edge, variants, cloth_mm: clothWidth }: PictureRow) {
  const files = JSON.parse(variants) as PictureVariant[];
  const rest = { ...(edge && { edge }), variants: files, ...(clothWidth && { clothWidth }) };
  const finished = { width, height, color, ...rest };
  return { name: createHash('sha256').update(JSON.stringify(finished)).digest('hex').slice(0, 20), finished };
}

/** Those that are part of the catalogue; customers' reviews stay with the shop. */
const readReviews = (db: Deps['db']) =>
  db
    .selectFrom('reviews')
    .select(['product_id', 'star', 'comment', 'created_at'])
    .where('customer_id', 'is', null)
    .orderBy('product_id')
    .orderBy('created_at')
    .orderBy('star')
    .orderBy('comment')
    .execute();
