// Caches what a list shows of a product in addition to its row: pictures, colours,
// tags, rating, sizes that are counted or not offered. Emptied by changes.
import type { Picture, ProductColor } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { toPicture } from '../../picture.mapping.ts';
import { listRatings } from '../reviews/reviews.repository.ts';
import { type SizeState, listSizeStates } from '../../selling/goods/stock/sold-out.service.ts';
import { toColor } from '../../swatch.mapping.ts';
import { type Rating, byProduct } from './products.mapping.ts';
import { listOfferedColors, listPictures, listTags } from './products.repository.ts';

export interface ProductParts {
  /** Of these products, each in its own order. Do not modify: other callers get the same arrays. */
  pictures(ids: readonly string[]): Promise<PartsOf<Picture>>;
  colors(ids: readonly string[]): Promise<PartsOf<ProductColor>>;
  tags(ids: readonly string[]): Promise<PartsOf<string>>;
  /** Products without reviews are missing. */
  ratings(ids: readonly string[]): Promise<PartsOf<Rating>>;
  /** Colours and sizes that are counted or not offered. */
  sizes(ids: readonly string[]): Promise<PartsOf<SizeState>>;
}

type PartsOf<Part> = ReadonlyMap<string, Part[]>;
type Read<Part> = (ids: readonly string[]) => Promise<PartsOf<Part>>;

/** Number of cached products, a few kilobytes each. */
const maxProducts = 500;

const partsOf = new WeakMap<Database, ProductParts>();

/** One cache per database, shared by all callers. */
export function productParts(deps: Pick<Deps, 'db' | 'changes' | 'config'>): ProductParts {
  const known = partsOf.get(deps.db) ?? openParts(deps);
  partsOf.set(deps.db, known);
  return known;
}

function openParts({ db, changes, config }: Pick<Deps, 'db' | 'changes' | 'config'>): ProductParts {
  const pictures = keep(async (ids) => {
    const rows = byProduct(await listPictures(db, ids), (row) => row);
    // One photo and one colour belong together, also where an earlier version or a folder stored neither.
    const lone = [...rows].flatMap(([id, own]) => (own.length === 1 && own[0]?.color_id === null ? id : []));
    const colorsOf = byProduct(await listOfferedColors(db, lone), (row) => row.id);
    const onlyColorOf = (id: string) => (colorsOf.get(id)?.length === 1 ? colorsOf.get(id)?.[0] : undefined) ?? null;
    return new Map(
      [...rows].map(([id, own]) => [
        id,
        own.map((row) => toPicture({ ...row, color_id: row.color_id ?? onlyColorOf(id) }, config.pictureOrigin)),
      ]),
    );
  });
  const colors = keep(async (ids) => byProduct(await listOfferedColors(db, ids), toColor));
  const tags = keep(async (ids) => byProduct(await listTags(db, ids), (row) => row.tag));
  const ratings = keep(async (ids) => byProduct(await listRatings(db, ids), (row): Rating => row));
  const sizes = keep(async (ids) => byProduct(await listSizeStates(db, ids), (row) => row));
  changes.subscribe((change) => {
    if (change.data !== 'catalog') return;
    ratings.clear();
    sizes.clear();
    // A review changes only the rating, a sale only the sold-out sizes.
    if (change.productId !== undefined) return;
    for (const part of [pictures, colors, tags]) part.clear();
  });
  return { pictures: pictures.of, colors: colors.of, tags: tags.of, ratings: ratings.of, sizes: sizes.of };
}

function keep<Part>(read: Read<Part>): { of: Read<Part>; clear: () => void } {
  let kept = new Map<string, Part[]>();
  return {
    clear: () => {
      kept = new Map();
    },
    async of(ids) {
      // A read that overlaps a change fills the old map, which nobody uses any more.
      const keeping = kept;
      const parts = new Map<string, Part[]>();
      const missing: string[] = [];
      for (const id of new Set(ids)) {
        const known = keeping.get(id);
        if (known) parts.set(id, known);
        else missing.push(id);
      }
      if (missing.length === 0) return parts;
      const found = await read(missing);
      if (keeping.size + missing.length > maxProducts) keeping.clear();
      for (const id of missing) {
        const own = found.get(id) ?? [];
        parts.set(id, own);
        if (keeping.size < maxProducts) keeping.set(id, own);
      }
      return parts;
    },
  };
}
