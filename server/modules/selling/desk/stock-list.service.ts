// Lists stock for the owner: products with their counts, one product, and its history.
import { sizesOf } from '@taana-baana/contract';
import {
  type StockList,
  type StockMovementsPage,
  type StockOfProduct,
  type StockVariant,
  isLowStock,
  isOfferedAtAll,
  usualLowStock,
} from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { readPage } from '../../list-page.ts';
import { listProductColors, listProductPictures } from '../../catalog/products/products.service.ts';
import { asDrawn } from '../../swatch.mapping.ts';
import * as stock from '../goods/stock/stock.repository.ts';
import { findSize, readSizes } from '../../product-sizes.ts';
import type { Choice } from '../goods/stock/stock.service.ts';
import { compareUrgency, findMostUrgent } from './running-out.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'config'>;

const maxListed = 100;
const movementsListed = 50;

/**
 * By title; what runs out, by urgency. `q`: words of the title, in any order, or how a SKU begins.
 */
export async function listStock(
  deps: Needs,
  { q = '', isLow = false }: { readonly q?: string | undefined; isLow?: boolean } = {},
): Promise<StockList> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const bySku = q.trim() === '' ? undefined : await stock.listProductsBySku(deps.db, q.trim());
  const found = (await stock.listProducts(deps.db, { isLow })).filter(
    ({ id, title }) => bySku?.has(id) || words.every((word) => title.toLowerCase().includes(word)),
  );
  const next = isLow ? await findMostUrgent(deps) : undefined;
  if (next) found.sort((one, other) => compareUrgency(next.get(one.id), next.get(other.id)));
  const page = found.slice(0, maxListed);
  const ids = page.map(({ id }) => id);
  const colors = await listProductColors(deps, ids);
  const pictures = await listProductPictures(deps, ids);
  const variants = Map.groupBy(await stock.listVariants(deps.db, ids), (variant) => variant.product_id);
  const products = page.map(({ id, title, sizes }) => {
    const offered = new Set(colors.get(id)?.map((color) => color._id));
    const ofColors = (variants.get(id) ?? []).filter((row) => row.in_sizes === 1 && offered.has(row.color_id));
    const counted = ofColors.flatMap((variant) => (variant.stock === null ? [] : { ...variant, stock: variant.stock }));
    const sold = counted.filter((variant) => variant.is_offered === 1);
    const withheld = ofColors.filter((variant) => variant.is_offered === 0);
    return {
      id,
      title,
      picture: pictures.get(id)?.[0] ?? null,
      counted: counted.length,
      pieces: counted.reduce((sum, variant) => sum + variant.stock, 0),
      low: sold.filter(({ stock: left, low_stock: limit }) => left > 0 && isLowStock(left, limit)).length,
      soldOut: sold.filter((variant) => variant.stock === 0).length,
      isOffered: isOfferedAtAll({ sizes: readSizes(sizes) }, offered.size, withheld.length),
      next: next?.get(id),
    };
  });
  return { products, total: found.length };
}

/** Every size of each of the product's colours. */
export async function getStock(deps: Needs, id: string): Promise<StockOfProduct> {
  const product = await stock.findProduct(deps.db, id);
  if (!product) throw new AppError('not-found', texts.productNotFound(id));
  const colors = (await listProductColors(deps, [id])).get(id) ?? [];
  const variants = await stock.listVariants(deps.db, [id]);
  return {
    id,
    title: product.title,
    allowsOversell: product.allows_oversell === 1,
    lowStock: variants[0]?.low_stock ?? usualLowStock,
    colors: colors.map((color) => ({ id: color._id, title: color.title, swatch: asDrawn(color) })),
    variants: colors.flatMap(({ _id: color }) =>
      sizesOf({ sizes: readSizes(product.sizes) }).map((size) =>
        toVariant(
          color,
          size,
          variants.find((row) => row.color_id === color && row.size === size),
        ),
      ),
    ),
  };
}

function toVariant(color: string, size: string, row: stock.StoredVariant | undefined): StockVariant {
  return {
    color,
    size,
    stock: row?.stock ?? null,
    isOffered: row?.is_offered !== 0,
    reserved: row?.reserved ?? 0,
  };
}

/** Newest first; `before` is the id of the last known one. */
export async function listMovements(
  { db }: Pick<Deps, 'db'>,
  { product, color, size: text }: Choice,
  before?: string,
): Promise<StockMovementsPage> {
  const size = await findSize(db, product, text);
  const variant = await stock.findVariant(db, { product_id: product, color_id: color, size });
  if (!variant) return { movements: [], hasMore: false };
  const { rows, next } = await readPage(movementsListed, (limit) =>
    stock.listMovements(db, variant.id, { before, limit }),
  );
  return {
    movements: rows.map((row) => ({
      id: row.id,
      at: row.at,
      delta: row.delta,
      reason: row.reason,
      note: row.note,
      order: row.number,
      staff: row.name,
    })),
    hasMore: next !== null,
  };
}
