// Writes the content of a product for the editor. Files and folders have writers of their own: `product-imports/write-products.ts`, `catalog-import.repository.ts`.
import type { ProductContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../../shop/audit-log/audit-log.service.ts';
import { saveOffers } from '../../selling/goods/stock/offers.service.ts';
import { beginCount } from '../../selling/goods/stock/stock.service.ts';
import { titleSortKey } from '../products/title-sort-key.ts';
import { handleOf, nextHandle } from './handles.ts';
import { pricesAt } from './prices.ts';
import { changedFields, colorKey } from './product-content.ts';
import * as repository from './product-writer.repository.ts';
import type { PublishedProduct } from './published-products.service.ts';

interface Writing {
  /** What is published now; undefined: a new product. */
  readonly before: PublishedProduct | undefined;
  /** As `toPublishable` makes it; it has no problems. */
  readonly content: ProductContent;
  /** The id of a new product; without it, one is made of the title. */
  readonly handle?: string | null;
}

/**
 * Writes what differs from `before`, and increases the product's version. Resolves to the product's
 * id. Throws `conflict` if it has another version by now. The caller records the action and, last,
 * the change of the catalogue.
 */
export async function writeProduct(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  { before, content, handle = null }: Writing,
  actor: Actor,
): Promise<string> {
  const now = clock.now();
  const row = toRow(content, now);
  const id = before?.id ?? (await insertNew(trx, { ...row, created_at: now.toISOString() }, content, handle));
  if (before && !(await repository.updateProduct(trx, before, row)))
    throw new AppError('conflict', messages.changedMeanwhile);
  const changed = new Set(before ? changedFields(before.content, content) : Object.keys(content));
  if (changed.has('tags')) await repository.replaceTags(trx, id, content.tags);
  const parts = ['colors', 'photos', 'variants'].filter((field) => changed.has(field));
  if (parts.length === 0) return id;
  const colors = await writeColors(trx, content.colors, before?.content.colors ?? []);
  const colorId = (title: string): string => colors.get(colorKey(title)) ?? '';
  if (changed.has('colors')) {
    const ids = content.colors.map(({ title }) => colorId(title));
    await repository.replaceColors(trx, id, ids);
  }
  if (changed.has('photos') || changed.has('colors')) {
    const photos = content.photos.map(({ id: picture, alt, color }) => ({
      picture_id: picture,
      alt,
      color_id: color === null ? null : colorId(color),
    }));
    await repository.replacePhotos(trx, id, photos);
  }
  await saveOffers(
    trx,
    id,
    content.variants.map((variant) => ({ ...variant, color: colorId(variant.color) })),
  );
  for (const { color, size, firstCount } of content.variants) {
    if (firstCount === null) continue;
    await beginCount(trx, clock, { product: id, color: colorId(color), size }, actor, firstCount);
  }
  return id;
}

/** The columns of `products` that a content fills. */
export function toRow(content: ProductContent, now: Date) {
  const { title, brand, category, description, mrp, hsn, maker, origin, gender, ageGroup, allowsOversell } = content;
  return {
    title,
    title_sort_key: titleSortKey(title),
    brand,
    category,
    description,
    ...pricesAt(content, now),
    mrp,
    hsn,
    maker,
    origin,
    gender,
    age_group: ageGroup,
    allows_oversell: Number(allowsOversell),
  };
}

async function insertNew(
  trx: Database,
  row: Omit<repository.NewProductRow, 'id'>,
  content: ProductContent,
  handle: string | null,
): Promise<string> {
  const wanted = handle ?? handleOf(content);
  for (let attempt = 1; ; attempt++) {
    const id = nextHandle(wanted, attempt);
    if (await repository.insertProduct(trx, { ...row, id })) return id;
  }
}

/**
 * Ids by `colorKey`. A swatch belongs to the colour of all products; only a changed one is written.
 */
async function writeColors(
  trx: Database,
  colors: ProductContent['colors'],
  before: ProductContent['colors'],
): Promise<Map<string, string>> {
  const idsOf = (rows: readonly { id: string; title: string }[]) =>
    new Map(rows.toReversed().map(({ id, title }) => [colorKey(title), id]));
  let ids = idsOf(await repository.listColors(trx));
  const missing = colors.filter(({ title }) => !ids.has(colorKey(title)));
  if (missing.length > 0) {
    await repository.insertColors(
      trx,
      missing.map(({ title }) => ({ id: v7(), title })),
    );
    ids = idsOf(await repository.listColors(trx));
  }
  for (const { title, css } of colors) {
    const was = before.find((color) => colorKey(color.title) === colorKey(title))?.css ?? null;
    const id = ids.get(colorKey(title));
    if (css !== was && id !== undefined) await repository.updateSwatch(trx, id, css);
  }
  return ids;
}
