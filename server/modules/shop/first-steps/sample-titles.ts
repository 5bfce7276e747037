// Which products and posts are the sample's.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleFolder } from '../../../database/seed.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

export interface SampleTitles {
  /** By id. */
  readonly products: ReadonlyMap<string, string>;
  readonly posts: ReadonlyMap<string, string>;
}

/** None in an installation without the folder. */
export async function readSampleTitles(): Promise<SampleTitles> {
  const text = await readFile(join(sampleFolder, 'catalogue.json'), 'utf8').catch(() => '{"products":[],"posts":[]}');
  const { products, posts } = JSON.parse(text) as { products: Named[]; posts: Named[] };
  const titles = (list: readonly Named[]) => new Map(list.map(({ id, title }) => [id, title]));
  return { products: titles(products), posts: titles(posts) };
}
