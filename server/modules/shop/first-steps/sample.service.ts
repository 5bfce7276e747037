// What is still the sample's: names it, and removes its products, posts and reviews.
import {
  type FirstSteps,
  type RemovedFromSample,
  sampleFields,
  samplePages,
} from '@taana-baana/contract/admin/schemas/shop/first-steps.ts';
import { contentPages } from '@taana-baana/contract/content/content-pages.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ChangeDeps, Deps } from '../../../deps.ts';
import { defaultSettings } from '../../../../shop.config.ts';
import { editProducts } from '../../catalog/editor/bulk/bulk-edit.service.ts';
import { deletePost } from '../../content/blog/editor/publish-post.service.ts';
import { findVersion } from '../../content/content/content.repository.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import { drafts } from '../drafts/draft-kinds.service.ts';
import * as repository from './first-steps.repository.ts';
import { type SampleTitles, readSampleTitles } from './sample-titles.ts';

export async function listSample({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<FirstSteps['sample']> {
  const titles = await readSampleTitles();
  const isDefault = (path: string) =>
    JSON.stringify(at(settings.current(), path)) === JSON.stringify(at(defaultSettings.shop, path));
  const pages: FirstSteps['sample']['pages'] = [];
  for (const page of samplePages) {
    const published = await findVersion(db, page);
    if (!published || published.body === JSON.stringify(contentPages[page].defaultBody)) pages.push(page);
  }
  return {
    products: (await listProducts(db, titles)).length,
    posts: (await listPosts(db, titles)).length,
    reviews: (await repository.listImportedReviews(db, [...titles.products.keys()])).length,
    fields: sampleFields.filter(isDefault),
    pages,
  };
}

/** Repeatable: a killed process leaves some, and the next call removes them. */
export async function removeSample(deps: ChangeDeps, what: RemovedFromSample, actor: Actor): Promise<void> {
  const titles = await readSampleTitles();
  if (what === 'products') {
    const products = await listProducts(deps.db, titles);
    if (products.length === 0) return;
    const { refused } = await editProducts(deps, { products, change: { kind: 'delete' } }, actor);
    const sold = new Set(refused.map(({ id }) => id));
    const kept = products.filter(({ id }) => sold.has(id));
    if (kept.length > 0) await editProducts(deps, { products: kept, change: { kind: 'archive' } }, actor);
  } else if (what === 'posts') {
    for (const { id } of await listPosts(deps.db, titles)) await deletePost(deps, id, actor);
  } else {
    await inTransaction(deps, async (trx) => {
      const reviews = await repository.listImportedReviews(trx, [...titles.products.keys()]);
      if (reviews.length === 0) return;
      await repository.deleteReviews(trx, reviews);
      await recordAction(trx, deps.clock, actor, { action: 'reviews remove sample', subject: 'sample reviews' });
      trx.announce(await recordChange(trx, { data: 'catalog' }));
    });
  }
}

/** On sale, under the sample's title. A draft with another title makes a product the owner's, too. */
async function listProducts(db: Database, { products }: SampleTitles) {
  const ids = [...products.keys()];
  const rows = await repository.listShownProducts(db, ids);
  const renamed = await listRenamed(db, 'product', products);
  return rows.filter(({ id, title }) => title === products.get(id) && !renamed.has(id));
}

async function listPosts(db: Database, { posts }: SampleTitles) {
  const rows = await repository.listPostTitles(db, [...posts.keys()]);
  const renamed = await listRenamed(db, 'post', posts);
  return rows.filter(({ id, title }) => title === posts.get(id) && !renamed.has(id));
}

async function listRenamed(
  db: Database,
  kind: 'product' | 'post',
  titles: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const begun = await drafts[kind].listOf(db, [...titles.keys()]);
  const titleOf = (body: string) => (JSON.parse(body) as { title: string }).title;
  return new Set(begun.flatMap(({ subject, body }) => (titleOf(body) === titles.get(subject) ? [] : subject)));
}

/** `contact.email` of the settings. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((part, key) => (part as Record<string, unknown>)[key], value);
