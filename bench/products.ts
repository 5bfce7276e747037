// Fills an empty, migrated database with any number of products, with tags,
// colours, pictures and reviews.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { emptyContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { OpenedDatabase } from '../server/database/open.ts';
import type { PictureRow } from '../server/database/tables/catalog-tables.ts';
import * as rows from '../server/modules/catalog/imports/folder/catalog-import.repository.ts';
import { insertColors } from '../server/modules/catalog/writing/colors.ts';
import { type ProductChange, writeProducts } from '../server/modules/catalog/writing/write-products.ts';
import { commandLine } from '../server/modules/shop/audit-log/audit-log.service.ts';

const prints = ['Warli', 'Kolam', 'Ikat', 'Truck Art', 'Monsoon', 'Chai', 'Rickshaw', 'Night Sky', 'Cricket', 'Kantha'];
const places = ['Village', 'Harbour', 'Garden', 'Bazaar', 'Hills', 'River', 'Courtyard', 'Station'];
const brands = ['Dhaaga', 'Karghaa', 'Resham', 'Sutra', 'Bunkar'];
const categories = ['Oversized', 'Classic', 'Polo', 'Full Sleeve', 'Crop', 'Kids', 'Henley', 'Raglan'];
const tags = ['heavyweight', 'summer', 'gift', 'festival', 'street', 'soft'];
const colorTitles = Array.from({ length: 24 }, (_, index) => `Shade ${index + 1}`);
const pictureCount = 200;
const productsPerBatch = 5000;

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
const colorId = (index: number) => `color-${index % colorTitles.length}`;

/** The ids of product number `index`. */
export const benchProduct = (index: number) => ({ id: `tee-${index}`, colorId: colorId(index) });

export async function insertBenchProducts({ db, engine }: OpenedDatabase, count: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await insertColors(
      transaction,
      colorTitles.map((title, index) => ({ id: colorId(index), title })),
    );
    await rows.insertPictures(
      transaction,
      Array.from({ length: pictureCount }, (_, index) => toPictureRow(index)),
    );
    for (let start = 0; start < count; start += productsPerBatch) {
      const numbers = Array.from({ length: Math.min(productsPerBatch, count - start) }, (_, index) => start + index);
      await writeProducts(transaction, { clock: { now: () => new Date() } }, numbers.map(toChange), commandLine);
      await rows.replaceReviews(
        transaction,
        numbers.map((number) => benchProduct(number).id),
        numbers.flatMap(toReviewRows),
      );
    }
  });
  await sql`analyze`.execute(db);
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

const toTitle = (number: number) => `${pick(prints, number)} ${pick(places, Math.floor(number / 10))} Tee ${number}`;

/** Dates spread over a year, prices over the shop's range. */
function toChange(number: number): ProductChange {
  const title = toTitle(number);
  const own = [0, 1, 2, 3];
  const content = {
    ...emptyContent,
    title,
    brand: pick(brands, number * 3),
    category: pick(categories, Math.floor(number / 3)),
    tags: [pick(tags, number), pick(tags, number + 1), ...(number % 100 === 0 ? ['popular'] : [])],
    description: `<p>${'Combed cotton, 240 GSM, cut and sewn in Tiruppur. '.repeat(6)}</p>`,
    price: 399 + ((number * 37) % 2100),
    colors: own.map((position) => ({ title: pick(colorTitles, number + position), css: null })),
    photos: own.map((position) => ({
      id: `picture-${(number * 7 + position) % pictureCount}`,
      alt: `${title}, picture ${position + 1}`,
      color: pick(colorTitles, number + position),
    })),
  };
  const createdAt = new Date(Date.UTC(2026, 0, 1) + ((number * 7919) % 31_536_000) * 1000).toISOString();
  return { id: benchProduct(number).id, state: 'active', content, before: undefined, createdAt };
}

function toReviewRows(number: number) {
  return Array.from({ length: number % 6 }, (_, index) => ({
    id: `review-${number}-${index}`,
    product_id: benchProduct(number).id,
    customer_id: null,
    star: 1 + ((number + index) % 5),
    comment: 'Soft, heavy, true to size.',
    created_at: new Date(Date.UTC(2026, 5, 1 + index)).toISOString(),
  }));
}

export const benchPictureFile = 'bench-0-400.avif';

/** As many variants as the shop's picture store makes. */
function toPictureRow(index: number): PictureRow {
  const widths = [240, 400, 600, 800, 1200];
  const hash = createHash('sha256').update(String(index)).digest('hex').slice(0, 16);
  const named = (format: string, ending: string) => (width: number) => ({
    width,
    format,
    file: `${hash}-${width}.${ending}`,
  });
  const variants = [
    ...widths.map(named('avif', 'avif')),
    ...widths.map(named('webp', 'webp')),
    named('jpeg', 'jpg')(800),
  ];
  return { id: `picture-${index}`, width: 1200, height: 1500, color: '#a32a2a', variants: JSON.stringify(variants) };
}
