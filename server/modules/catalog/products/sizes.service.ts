// Sizes of products on sale: as soon as one has sizes of its own, shoppers can filter by size.
import { type Size, compareSizes, sizeNamed, sizesOf } from '@taana-baana/contract';
import { exactCode } from '@taana-baana/contract/typed/exact-text.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { readSizes } from '../../product-sizes.ts';
import { listSizeTexts, type SizeFilter } from './products.repository.ts';

/** The usual ones first; undefined while every product has those. Another spelling is no other size. */
export async function listSizes({ db }: Pick<Deps, 'db'>): Promise<Size[] | undefined> {
  const texts = await listSizeTexts(db);
  if (!texts.some(Boolean)) return undefined;
  const named = texts.flatMap((text) => sizesOf({ sizes: readSizes(text) })).toSorted(compareSizes);
  return [...new Map(named.toReversed().map((size) => [exactCode(size), size])).values()].toReversed();
}

/** Undefined while every product has the usual sizes: then there is no such filter. */
export async function toSizeFilter(db: Database, wanted: string | undefined): Promise<SizeFilter | undefined> {
  if (wanted === undefined) return undefined;
  const stored = await listSizeTexts(db);
  if (!stored.some(Boolean)) return undefined;
  const found = stored.flatMap((text) => {
    const name = sizeNamed({ sizes: readSizes(text) }, wanted);
    return name === undefined ? [] : [{ text, name }];
  });
  const texts = found.flatMap(({ text }) => text ?? []);
  return { texts, hasNone: texts.length < found.length, names: [...new Set(found.map(({ name }) => name))] };
}
