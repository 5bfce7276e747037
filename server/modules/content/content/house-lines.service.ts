// The house lines of the store: each shown one that has a product, with the picture of the newest.
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { type ContentFacts, fillPlain } from '@taana-baana/contract/content/content-placeholders.ts';
import { collectionHref, storeHref } from '@taana-baana/contract/pages.ts';
import type {
  ContentBody,
  HouseLine,
  HouseLines,
  HouseLinesText,
} from '@taana-baana/contract/schemas/content/page-content.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { findNewestId, listNewest } from '../../catalog/products/facets.service.ts';
import { listHandlesByTag } from '../../catalog/collections/collections.service.ts';

const shownOf = ({ lines }: HouseLinesText): HouseLine[] => lines.filter(({ isShown }) => isShown);
const filterOf = ({ brand, tag }: HouseLine) => ({ brand, tags: tag === undefined ? undefined : [tag] });

export async function fillHouseLines(
  deps: Pick<Deps, 'db' | 'changes' | 'config'>,
  text: HouseLinesText,
  facts: ContentFacts,
): Promise<HouseLines> {
  const shown = shownOf(text);
  const newest = await listNewest(deps, shown.map(filterOf));
  const handles = await listHandlesByTag(deps.db);
  const lines = shown.flatMap(({ brand, tag, ...line }, index) => {
    const product = newest[index];
    const [title, sentence] = [fillPlain(line.title, facts), fillPlain(line.sentence, facts)];
    if (!product || !title || !sentence) return [];
    // As on cards, AVIF and the plain file only.
    const picture = product.picture && { ...product.picture, srcset: '' };
    const handle = handles(tag);
    const link = handle === undefined ? storeHref({ brand, tag }) : collectionHref(handle);
    return [{ title, sentence, link, picture }];
  });
  return { lines };
}

/** A sentence about each shown line without a product; none about another page. */
export async function houseLineWarnings(db: Database, body: ContentBody): Promise<string[]> {
  if (!('lines' in body)) return [];
  const warnings: string[] = [];
  for (const line of shownOf(body)) {
    if ((await findNewestId(db, filterOf(line))) !== undefined) continue;
    const { title, brand, tag = '' } = line;
    warnings.push(
      messages.houseLineEmpty(title, brand === undefined ? messages.tagNamed(tag) : messages.brandNamed(brand)),
    );
  }
  return warnings;
}
