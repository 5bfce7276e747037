// Brings a catalogue folder into the shop: pictures first, then all rows in one transaction. The same for an owner's folder and the sample drop.
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { recordChange } from '../../database/changes.ts';
import type { Database, ReviewRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { StoredPicture } from '../../integrations/image-store/image-store.ts';
import { removePostsExcept, savePost } from '../blog/blog.service.ts';
import { sanitizeHtml } from '../html.ts';
import * as rows from './catalog-import.repository.ts';
import { listColors } from './catalog.repository.ts';
import {
  type Catalogue,
  CatalogueError,
  type CatalogueFolder,
  type CatalogueProduct,
  type FinishedPicture,
  readCatalogueFolder,
} from './catalogue-folder.ts';
import { titleSortKey } from './title-sort-key.ts';

export interface ImportOptions {
  /** Runs first in the transaction; when it says no, nothing is written. */
  readonly claim?: (transaction: Database) => Promise<boolean>;
  /** Takes out products, colours and posts that the folder does not name, with their reviews. */
  readonly isWhole?: boolean;
}

type Pictures = ReadonlyMap<string, StoredPicture>;

/**
 * Importing the same folder twice changes nothing: what it names is written over, what it does not name stays, and so do
 * customers' reviews. Resolves to whether it was written. Throws a CatalogueError that lists what to correct.
 */
export async function importCatalogue(
  deps: Pick<Deps, 'db' | 'images' | 'changes'>,
  folder: string,
  onProgress: (line: string) => void,
  { claim = async () => true, isWhole = false }: ImportOptions = {},
): Promise<boolean> {
  const read = await readCatalogueFolder(folder);
  const { products, posts } = read.catalogue;
  onProgress(
    [count(products.length, 'product'), count(read.pictures.size, 'picture'), count(posts.length, 'post')].join(', '),
  );
  const pictures = await storePictures(deps.images, read, onProgress);
  const changes = await deps.db.transaction().execute(async (transaction) => {
    if (!(await claim(transaction))) return [];
    await writeRows(transaction, read.catalogue, pictures);
    if (isWhole) await removeOthers(transaction, read.catalogue);
    return [await recordChange(transaction, { data: 'catalog' }), await recordChange(transaction, { data: 'blog' })];
  });
  changes.forEach(deps.changes.publish);
  return changes.length > 0;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

async function storePictures(
  images: Deps['images'],
  { pictures, picturesFolder }: CatalogueFolder,
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
      throw new CatalogueError([
        `Picture "${name}" cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
      ]);
    }
  }
  return stored;
}

/** Finished variants carry a hash of their content in their names. */
function contentId(finished: FinishedPicture): string {
  return createHash('sha256').update(JSON.stringify(finished)).digest('hex').slice(0, 20);
}

async function writeRows(transaction: Database, catalogue: Catalogue, pictures: Pictures): Promise<void> {
  const { products, posts } = catalogue;
  const pictureId = (file: string): string => pictures.get(file)?.id ?? '';
  const byId = new Map([...pictures.values()].map((picture) => [picture.id, picture]));
  await rows.insertPictures(
    transaction,
    [...byId.values()].map(({ id, width, height, color, variants }) => {
      return { id, width, height, color, variants: JSON.stringify(variants) };
    }),
  );
  const titles = new Set(catalogue.colors.map((color) => color.title));
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
  for (const { images, ...post } of posts) {
    await savePost(transaction, {
      ...post,
      pictures: images.map(({ file, alt }) => ({ pictureId: pictureId(file), alt })),
    });
  }
}

async function removeOthers(transaction: Database, { products, colors, posts }: Catalogue): Promise<void> {
  await rows.deleteOthers(transaction, {
    productIds: products.map((product) => product.id),
    colorTitles: colors.map((color) => color.title),
  });
  await removePostsExcept(
    transaction,
    posts.map((post) => post.id),
  );
}

function toProductRow({ id, title, brand, category, price, description, createdAt }: CatalogueProduct) {
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

/** A review's id is made of what it says, so that it stays the same however often it is brought in. */
function toReviewRows({ id, reviews }: CatalogueProduct): ReviewRow[] {
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
