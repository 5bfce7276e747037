// Plans an import: what a product file would change, without changing anything.
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { type ProductContent, emptyContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { notes as noteSentences } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { ProductDraftRow } from '../../../database/tables/draft-tables.ts';
import type { Deps } from '../../../deps.ts';
import type { Network } from '../../../integrations/remote-pictures/network.ts';
import type { ReadOptions } from './csv/csv-product.ts';
import type { FileProduct } from './csv/file-product.ts';
import { ProblemList } from './csv/import-problems.ts';
import { type ProductFile, readProductFile } from './csv/read-product-file.ts';
import { changedFields, colorKey, toPublishable } from '../writing/product-content.ts';
import { toContent } from '../editor/product-editor.service.ts';
import { findPhotos, pictureIdIn } from '../../shop/photos/photos.service.ts';
import { listColors } from '../products/products.repository.ts';
import { type PublishedProduct, listPublished } from '../writing/published-products.service.ts';
import { type MovedProduct, moveLinks, movesOf, ownLinksOf } from '../../content/redirects/moved-shop.service.ts';
import { type Move, listTargets } from '../../content/redirects/redirects.service.ts';
import { readChartNames } from '../size-charts/chart-names.service.ts';
import { listHandlesByTag } from '../collections/collections.service.ts';
import { checkChanges } from './check-products.service.ts';
import { type PlannedChange, listNewDrafts } from './import-drafts.repository.ts';
import { type MissingPicture, findPictures } from './pictures/import-pictures.service.ts';
import { type MergeFacts, type StoredProduct, mergeProduct } from './merge-product.ts';
import type { ProductSource } from './product-source.ts';

export interface ImportPlan {
  readonly report: ImportReport;
  readonly changes: readonly PlannedChange[];
  readonly missing: readonly MissingPicture[];
  /** The addresses that its products had in another shop. */
  readonly moves: readonly Move[];
  readonly problems: ProblemList;
  /** Handles of products with a problem; '' for rows without a usable handle. */
  readonly faulty: ReadonlySet<string>;
  /** The file's name of the column of pictures. */
  readonly imageColumn: string;
}

type Needs = Pick<Deps, 'db' | 'config' | 'settings' | 'clock'>;

/** What staff choose. */
export interface ImportChoices extends ReadOptions {
  /** What the file does not name of its products is no longer offered. */
  readonly withdraw?: boolean;
  /** Products with a problem are left out, and the others imported. */
  readonly skip?: boolean;
}

export interface PlanOptions extends ImportChoices {
  readonly network: Pick<Network, 'isAllowed'>;
  /** By a picture's key, a sentence why it cannot be used. */
  readonly refused?: ReadonlyMap<string, string>;
}

/** Throws an ImportRejected. */
export async function planImport(
  deps: Needs,
  source: ProductSource,
  { network, withdraw = false, skip = false, refused, ...options }: PlanOptions,
): Promise<ImportPlan> {
  const file = await readProductFile(await source.csv(), options);
  const { products, problems, notes, columns } = file;
  const pictures = await findPictures(deps, products, {
    source,
    network,
    refused,
    report: (row, sentence) => problems.add(row, columns.header('image'), sentence),
  });
  // Each bad picture is reported once; every product that names it has the problem.
  for (const { handle, images = [] } of products) {
    if (images.some(({ source: cell }) => !pictures.ids.has(cell))) problems.handles.add(handle);
  }
  const unnamed = new ProblemList();
  const stored = await readStored(deps, file);
  const facts: MergeFacts = {
    shopName: deps.settings.current().name,
    colors: new Map((await listColors(deps.db)).map(({ title, css }) => [colorKey(title), { title, css }])),
    charts: await readChartNames(deps.db),
    pictureOf: (cell) => pictures.ids.get(cell) ?? cell,
    report: (row, column, sentence) => problems.add(row, columns.header(column), sentence),
    withdraw,
    unnamed: (row, product, sentence) => unnamed.add(row, product, sentence),
    note: (row, column, sentence) => notes.add(row, columns.header(column), sentence),
  };
  const collectionOf = await listHandlesByTag(deps.db);
  const linked = await relink(deps, products, movesOf(products.map(toMoved), collectionOf));
  const all: PlannedChange[] = [];
  for (const read of products) {
    const { html, lost } = linked(read.description ?? '');
    const product = read.description === undefined ? read : { ...read, description: html };
    for (const href of lost) notes.add(read.row, columns.header('description'), noteSentences.lostLink(href));
    const { published, draft, content: base } = stored.get(product.handle) ?? nothing;
    const before: StoredProduct | undefined = published ?? (draft && { state: 'draft', content: base, counts: [] });
    const merged = mergeProduct(product, before, base, facts);
    const isSame =
      before !== undefined && before.state === merged.state && changedFields(base, merged.content).length === 0;
    if (isSame) continue;
    all.push({ id: product.handle, row: product.row, ...merged, before: published, draft });
  }
  await checkChanges(deps, file, all);
  const faulty = file.faulty();
  const changes = skip ? all.filter(({ id }) => !faulty.has(id)) : all;
  const counted = skip ? products.filter(({ handle }) => !faulty.has(handle)) : products;
  const missing = skip ? pictures.missing.filter(isNeededBy(changes)) : pictures.missing;
  const added = changes.filter(({ before, draft }) => !before && !draft).length;
  return {
    changes,
    missing,
    moves: movesOf(counted.map(toMoved), collectionOf),
    faulty,
    problems,
    imageColumn: columns.header('image'),
    report: {
      rows: file.rows,
      products: { new: added, changed: changes.length - added, unchanged: counted.length - changes.length },
      drafts: changes.filter(({ state }) => state === 'draft').length,
      pictures: missing.length,
      ...describe(problems, notes),
      ...(unnamed.total > 0 && { unnamed: { listed: unnamed.inOrder(), total: unnamed.total } }),
      ...(faulty.size > 0 && { faulty: faulty.size }),
    },
  };
}

const toMoved = ({ handle, category = '', tags = [] }: FileProduct): MovedProduct => ({ handle, category, tags });

/** Leads links to old addresses to the new pages: those that the file brings, and those known before. */
async function relink({ db, config }: Needs, products: readonly FileProduct[], moves: readonly Move[]) {
  const paths = products.flatMap(({ description = '' }) => ownLinksOf(description, config.publicUrl));
  const known = await listTargets(db, [...new Set(paths)]);
  const brought = new Map(moves.map(({ path, target }) => [path, target]));
  return (html: string) => moveLinks(html, config.publicUrl, (path) => known.get(path) ?? brought.get(path));
}

const isNeededBy = (changes: readonly PlannedChange[]) => {
  const needed = new Set(changes.flatMap(({ content }) => content.photos.map(({ id }) => id)));
  return ({ key }: MissingPicture): boolean => needed.has(key);
};

/** The problems for the report. */
export const describe = (problems: ProblemList, notes: ProblemList) => ({
  problems: { listed: problems.inOrder(), total: problems.total },
  notes: { listed: notes.inOrder(), total: notes.total },
  paise: problems.paise,
});

interface Stored {
  readonly published: PublishedProduct | undefined;
  readonly draft: ProductDraftRow | undefined;
  readonly content: ProductContent;
}
const nothing: Stored = { published: undefined, draft: undefined, content: emptyContent };

/** By handle. */
async function readStored({ db }: Needs, { products }: ProductFile): Promise<Map<string, Stored>> {
  const handles = products.map(({ handle }) => handle);
  const published = await listPublished(db, handles);
  const stored = new Map<string, Stored>();
  for (const [handle, product] of published) {
    stored.set(handle, { published: product, draft: undefined, content: product.content });
  }
  const drafts = (await listNewDrafts(db, handles)).map((draft) => ({ draft, content: toContent(draft) }));
  const photos = await findPhotos(
    db,
    drafts.flatMap(({ content }) => content.photos.map(({ id }) => id)),
  );
  for (const { draft, content } of drafts) {
    const handle = draft.handle ?? draft.product;
    if (stored.has(handle)) continue;
    stored.set(handle, { published: undefined, draft, content: toPublishable(content, pictureIdIn(photos)) });
  }
  return stored;
}
