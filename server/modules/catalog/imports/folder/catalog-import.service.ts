// Imports a catalogue folder: pictures first, then all rows in one transaction.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { recordChange } from '../../../../database/changes.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { StoredPicture } from '../../../../integrations/image-store/image-store.ts';
import { savePost } from '../../../content/blog/blog.service.ts';
import { sanitizeHtml } from '../../../html.ts';
import * as rows from './catalog-import.repository.ts';
import { listColors } from '../../products/catalog.repository.ts';
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
import { updateSwatch } from '../../editor/product-writer.repository.ts';
import { writeDetails } from './catalog-details.ts';
import { titleSortKey } from '../../products/title-sort-key.ts';

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
  onProgress(
    [count(products.length, 'product'), count(read.pictures.size, 'picture'), count(posts.length, 'post')].join(', '),
  );
  const rest = confirmReplacing && (await findReplaced(deps.db, read.catalog));
  if (rest && !(await confirmReplacing(rest))) return false;
  const withdrawn = confirmWithdrawing ? await findWithdrawn(deps.db, read.catalog) : [];
  if (withdrawn.length > 0 && confirmWithdrawing && !(await confirmWithdrawing(withdrawn))) return false;
  const pictures = await storePictures(deps.images, read, onProgress);
  return inTransaction(deps, async (transaction, changed) => {
    if (!(await claim(transaction))) return false;
    await writeRows(transaction, deps, read.catalog, pictures);
    if (rest) await replaceRest(transaction, rest);
    changed(await recordChange(transaction, { data: 'catalog' }));
    changed(await recordChange(transaction, { data: 'blog' }));
    return true;
  });
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

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
  transaction: Database,
  deps: Pick<Deps, 'clock'>,
  catalog: Catalog,
  pictures: Pictures,
): Promise<void> {
  const { products, posts } = catalog;
  const pictureId = (file: string): string => pictures.get(file)?.id ?? '';
  const byId = new Map([...pictures.values()].map((picture) => [picture.id, picture]));
  await rows.insertPictures(
    transaction,
    [...byId.values()].map(({ id, width, height, color, variants }) => {
      return { id, width, height, color, variants: JSON.stringify(variants) };
    }),
  );
  const titles = new Set(catalog.colors.map((color) => color.title));
  await rows.insertColors(
    transaction,
    [...titles].map((title) => ({ id: v7(), title })),
  );
  const colorIds = new Map((await listColors(transaction)).map((color) => [color.title, color.id]));
  await rows.insertOrReplaceProducts(transaction, products.map(toProductRow));
  await rows.replaceProductParts(
    transaction,
    products.map((product) => product.id),
    {
      tags: products.flatMap(({ id, tags }) =>
        [...new Set(tags)].map((tag, position) => ({ product_id: id, tag, position })),
      ),
      colors: products.flatMap(({ id, colors }) =>
        [...new Set(colors)].map((title, position) => ({
          product_id: id,
          color_id: colorIds.get(title) ?? '',
          position,
        })),
      ),
      pictures: products.flatMap(({ id, images }) =>
        images.map(({ file, alt, color }, position) => ({
          product_id: id,
          picture_id: pictureId(file),
          position,
          alt,
          color_id: (color !== undefined && colorIds.get(color)) || null,
        })),
      ),
      reviews: products.flatMap(toReviewRows),
    },
  );
  await writeDetails(transaction, deps, products, colorIds);
  for (const { title, css } of catalog.colors) {
    if (css !== undefined) await updateSwatch(transaction, colorIds.get(title) ?? '', css);
  }
  for (const { images, ...post } of posts) {
    await savePost(transaction, {
      ...post,
      pictures: images.map(({ file, alt }) => ({ pictureId: pictureId(file), alt })),
    });
  }
}

function toProductRow({ id, title, brand, category, price, description, createdAt }: CatalogProduct) {
  return {
    id,
    title,
    title_sort_key: titleSortKey(title),
    brand,
    category,
    price,
    description: sanitizeHtml(description),
    created_at: createdAt,
  };
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
