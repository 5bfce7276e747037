// Imports a catalogue folder: pictures first, then all rows in one transaction.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { batchesOf } from '../../../../database/batches.ts';
import { recordChange } from '../../../../database/changes.ts';
import type { SizeChartRow } from '../../../../database/tables/product-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { StoredPicture } from '../../../../integrations/image-store/image-store.ts';
import { savePost } from '../../../content/blog/blog.service.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { listPublished } from '../../writing/published-products.service.ts';
import { findNewCharts, readChartNames } from '../../size-charts/chart-names.service.ts';
import { addSizeCharts } from '../../size-charts/size-charts.service.ts';
import { findColors, insertColors, updateSwatch } from '../../writing/colors.ts';
import { type ProductChange, lockProducts, writeProducts } from '../../writing/write-products.ts';
import { toContent } from './catalog-details.ts';
import * as rows from './catalog-import.repository.ts';
import { listColors } from '../../products/products.repository.ts';
import {
  type Catalog,
  CatalogError,
  type CatalogFolder,
  type CatalogProduct,
  type FinishedPicture,
  readCatalogFolder,
} from './catalog-folder.ts';
import {
  type Replacement,
  type Withdrawal,
  findReplaced,
  findWithdrawn,
  replaceRest,
} from './catalog-replacement.service.ts';

export interface ImportOptions {
  /** Runs first in the transaction; if it resolves to false, nothing is written. */
  readonly claim?: (transaction: Database) => Promise<boolean>;
  /**
   * Called with the products, colours and posts that the folder does not name, before anything is
   * written. False: writes nothing.
   */
  readonly confirmReplacing?: (rest: Replacement) => Promise<boolean>;
  /**
   * Called before anything is written with the colours and pictures that the folder does not name
   * of its products, if there are any: they would no longer be offered. False: writes nothing.
   */
  readonly confirmWithdrawing?: (withdrawn: readonly Withdrawal[]) => Promise<boolean>;
}

type Pictures = ReadonlyMap<string, StoredPicture>;
type Charts = ReadonlyMap<string, string | null>;

/**
 * Repeatable: replaces what the folder names and keeps everything else, including customers'
 * reviews. Resolves to whether it was written. Throws a CatalogError that lists what to correct.
 */
export async function importCatalog(
  deps: Pick<Deps, 'db' | 'images' | 'changes' | 'clock'>,
  folder: string,
  onProgress: (line: string) => void,
  { claim = async () => true, confirmReplacing, confirmWithdrawing }: ImportOptions = {},
): Promise<boolean> {
  const read = await readCatalogFolder(folder);
  const { products, posts } = read.catalog;
  const newCharts = await findNewCharts(deps.db, read.catalog.sizeCharts);
  const charts = await findCharts(deps.db, products, newCharts);
  onProgress(
    [count(products.length, 'product'), count(read.pictures.size, 'picture'), count(posts.length, 'post')].join(', '),
  );
  const rest = confirmReplacing && (await findReplaced(deps.db, read.catalog));
  if (rest && !(await confirmReplacing(rest))) return false;
  const withdrawn = confirmWithdrawing ? await findWithdrawn(deps.db, read.catalog) : [];
  if (withdrawn.length > 0 && confirmWithdrawing && !(await confirmWithdrawing(withdrawn))) return false;
  const pictures = await storePictures(deps.images, read, onProgress);
  return inTransaction(deps, async (transaction) => {
    if (!(await claim(transaction))) return false;
    await addSizeCharts(transaction, deps, newCharts, commandLine);
    await writeRows(transaction, deps, read.catalog, { pictures, charts });
    if (rest) await replaceRest(transaction, rest);
    transaction.announce(await recordChange(transaction, { data: 'catalog' }));
    transaction.announce(await recordChange(transaction, { data: 'blog' }));
    return true;
  });
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The ids of the size charts that the folder names, by product. Throws a CatalogError. */
async function findCharts(
  db: Database,
  products: readonly CatalogProduct[],
  added: readonly SizeChartRow[],
): Promise<Charts> {
  const naming = products.flatMap(({ id, sizeChart: name }) => (name === undefined ? [] : [{ id, name }]));
  const names = await readChartNames(db, added);
  const published = await listPublished(
    db,
    naming.map(({ id }) => id),
  );
  const problems: string[] = [];
  const charts = new Map<string, string | null>();
  for (const { id, name } of naming) {
    const chart = names.find(name, published.get(id)?.content.sizeChart ?? null);
    if ('id' in chart) charts.set(id, chart.id);
    else problems.push(`Product "${id}": sizeChart: ${chart.problem}`);
  }
  if (problems.length > 0) throw new CatalogError(problems);
  return charts;
}

async function storePictures(
  images: Deps['images'],
  { pictures, picturesFolder }: CatalogFolder,
  onProgress: (line: string) => void,
): Promise<Pictures> {
  const stored = new Map<string, StoredPicture>();
  const toMake = [...pictures.values()].filter((source) => 'original' in source).length;
  let made = 0;
  for (const [name, source] of pictures) {
    if ('original' in source) onProgress(`picture ${++made} of ${toMake}: ${name}`);
    try {
      if ('original' in source) {
        stored.set(name, await images.store(source.original));
      } else {
        const picture = { id: contentId(source.finished), ...source.finished };
        await images.storeFinished(picturesFolder, picture);
        stored.set(name, picture);
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CatalogError([`Picture "${name}" cannot be used: ${reason}.`], { cause: error });
    }
  }
  return stored;
}

/** The names of finished variants contain a hash of their content. */
function contentId(finished: FinishedPicture): string {
  return createHash('sha256').update(JSON.stringify(finished)).digest('hex').slice(0, 20);
}

async function writeRows(
  trx: Database,
  deps: Pick<Deps, 'clock'>,
  { products, colors, posts }: Catalog,
  { pictures, charts }: { readonly pictures: Pictures; readonly charts: Charts },
): Promise<void> {
  const pictureOf = (file: string): string => pictures.get(file)?.id ?? '';
  const byId = new Map([...pictures.values()].map((picture) => [picture.id, picture]));
  await rows.insertPictures(
    trx,
    // A row of several has all columns.
    [...byId.values()].map(({ edge = null, clothWidth = null, variants, ...picture }) => ({
      ...picture,
      edge,
      cloth_mm: clothWidth,
      variants: JSON.stringify(variants),
    })),
  );
  await writeColors(trx, colors);
  const ids = products.map(({ id }) => id);
  await writeProducts(trx, deps, await readChanges(trx, products, { pictureOf, charts }), commandLine);
  await rows.replaceReviews(trx, ids, products.flatMap(toReviewRows));
  for (const { images, ...post } of posts) {
    await savePost(trx, {
      ...post,
      pictures: images.map(({ file, alt }) => ({ pictureId: pictureOf(file), alt })),
    });
  }
}

/** Also those that no product has. */
async function writeColors(trx: Database, colors: Catalog['colors']): Promise<void> {
  const titles = new Set(colors.map(({ title }) => title));
  await insertColors(
    trx,
    [...titles].map((title) => ({ id: v7(), title })),
  );
  const swatches = colors.flatMap(({ title, css }) => (css === undefined ? [] : { title, css }));
  const { idOf } = await findColors(
    trx,
    swatches.map(({ title }) => title),
  );
  for (const { title, css } of swatches) await updateSwatch(trx, idOf(title), css);
}

/** After the colours. Nobody else changes the products until the transaction ends. */
async function readChanges(
  trx: Database,
  products: readonly CatalogProduct[],
  { pictureOf, charts }: { readonly pictureOf: (file: string) => string; readonly charts: Charts },
): Promise<ProductChange[]> {
  const ids = products.map(({ id }) => id);
  for (const batch of batchesOf(ids)) await lockProducts(trx, batch).execute();
  const published = await listPublished(trx, ids);
  const colors = new Map((await listColors(trx)).map((color) => [color.title, color]));
  const keyOf = (...parts: readonly (string | undefined)[]) => parts.join('/');
  const counted = new Set(
    (await rows.listCounted(trx, ids)).map((row) => keyOf(row.product_id, row.color_id, row.size)),
  );
  return products.map((product) => {
    const { id, status, createdAt } = product;
    const before = published.get(id);
    const content = toContent(product, {
      before,
      cssOf: (color) => colors.get(color)?.css ?? null,
      sizeChart: charts.get(id) ?? before?.content.sizeChart ?? null,
      pictureOf,
      isCounted: (color, size) => counted.has(keyOf(id, colors.get(color)?.id, size)),
    });
    const isKeepingVariants = product.variants === undefined && product.sizes === undefined;
    return { id, state: status ?? before?.state ?? 'active', content, before, createdAt, isKeepingVariants };
  });
}

/** A review's id is a hash of its content, so that it is the same at every import. */
function toReviewRows({ id, reviews }: CatalogProduct): rows.ImportedReviewRow[] {
  return reviews.map(({ star, comment, createdAt }, index) => ({
    id: v7({
      msecs: Math.max(0, Date.parse(createdAt)),
      random: createHash('sha256').update(`${id}/${index}/${star}/${createdAt}/${comment}`).digest(),
    }),
    product_id: id,
    customer_id: null,
    star,
    comment,
    created_at: createdAt,
  }));
}
