// What belongs to a product and changes with the catalogue alone: pictures, colours, tags. Read once, kept until the catalogue changes.
import type { Color, Picture } from '@taana-baana/contract';
import type { Database } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { toPicture } from '../picture.mapping.ts';
import { byProduct, toColor } from './catalog.mapping.ts';
import { listOfferedColors, listPictures, listTags } from './catalog.repository.ts';

export interface ProductParts {
  /** Of each of these products, in its own order. Not to be changed: others are given the same. */
  pictures(ids: readonly string[]): Promise<PartsOf<Picture>>;
  colors(ids: readonly string[]): Promise<PartsOf<Color>>;
  tags(ids: readonly string[]): Promise<PartsOf<string>>;
}

type PartsOf<Part> = ReadonlyMap<string, Part[]>;
type Read<Part> = (ids: readonly string[]) => Promise<PartsOf<Part>>;

/** Products whose parts are kept, some kilobytes each. */
const mostProducts = 500;

const partsOf = new WeakMap<Database, ProductParts>();

/** The same for all who ask with one database. */
export function productParts(deps: Pick<Deps, 'db' | 'changes' | 'config'>): ProductParts {
  const known = partsOf.get(deps.db) ?? openParts(deps);
  partsOf.set(deps.db, known);
  return known;
}

function openParts({ db, changes, config }: Pick<Deps, 'db' | 'changes' | 'config'>): ProductParts {
  const pictures = keep(async (ids) =>
    byProduct(await listPictures(db, ids), (row) => toPicture(row, config.pictureOrigin)),
  );
  const colors = keep(async (ids) => byProduct(await listOfferedColors(db, ids), toColor));
  const tags = keep(async (ids) => byProduct(await listTags(db, ids), (row) => row.tag));
  changes.subscribe((change) => {
    // A review changes none of them.
    if (change.data !== 'catalog' || change.productId !== undefined) return;
    for (const part of [pictures, colors, tags]) part.forget();
  });
  return { pictures: pictures.of, colors: colors.of, tags: tags.of };
}

function keep<Part>(read: Read<Part>): { of: Read<Part>; forget: () => void } {
  let kept = new Map<string, Part[]>();
  return {
    forget: () => {
      kept = new Map();
    },
    async of(ids) {
      // What is read while the catalogue changes goes where nobody looks any more.
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
      if (keeping.size + missing.length > mostProducts) keeping.clear();
      for (const id of missing) {
        const own = found.get(id) ?? [];
        parts.set(id, own);
        if (keeping.size < mostProducts) keeping.set(id, own);
      }
      return parts;
    },
  };
}
