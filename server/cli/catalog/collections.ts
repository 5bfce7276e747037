// Collections on the command line: lists, shows, publishes, unpublishes and deletes them. The admin creates and edits them.
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { getCollection } from '../../modules/catalog/collections/collection-editor.service.ts';
import {
  deleteCollection,
  listCollections,
  publishCollection,
  unpublishCollection,
} from '../../modules/catalog/collections/collections-admin.service.ts';
import type { Command } from '../command.ts';
import { confirm, yesOption } from '../options.ts';
import { count, facts, group, id, rows, text } from '../output/data.ts';

const stateOf = ({ isPublished, hasDraft }: { isPublished: boolean; hasDraft: boolean }): string =>
  [isPublished ? 'published' : 'not in the shop', hasDraft ? 'draft' : ''].filter(Boolean).join(', ');

export const collectionsCommands: readonly Command[] = [
  {
    name: 'collections list',
    summary: 'Lists the collections in the order of the shop',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { collections } = await withShop((deps) => listCollections(deps));
      const list = rows(collections, {
        handle: id('HANDLE', (one) => one.handle),
        tag: text('TAG', (one) => one.tag),
        title: text('TITLE', (one) => one.title),
        productsOnSale: count('PRODUCTS', (one) => one.products),
        state: text('STATE', stateOf),
      });
      show(list);
    },
  },
  {
    name: 'collections show',
    summary: 'Shows a collection, and what keeps it from being published',
    takes: { HANDLE: { about: 'as in collections list' } },
    examples: ['kites'],
    run: async ({ positionals: [handle = ''], withShop, show }) => {
      const collection = await withShop((deps) => getCollection(deps, handle));
      const { isPublished, draft, content } = collection;
      const shown = facts(draft?.content ?? content, {
        title: text('Title', ({ title }) => title),
        state: text('State', () => stateOf({ isPublished, hasDraft: draft !== null })),
        sentence: text('Sentence', ({ sentence }) => sentence),
        path: id('Page', () => collection.path),
        tag: text('Tag', () => collection.tag),
        productsOnSale: count('Products on sale', () => collection.products),
        picture: id('Picture', ({ photo }) => photo?.id),
      });
      show(
        group(shown, { problems: rows(collection.problems, { problem: text('TO CORRECT', (one) => one.message) }) }),
      );
    },
  },
  {
    name: 'collections publish',
    summary: 'Publishes the draft of a collection',
    details: 'The shop shows it within 2 seconds.',
    takes: { HANDLE: { about: 'as in collections list' } },
    examples: ['kites'],
    run: async ({ positionals: [handle = ''], withShop, print }) => {
      await withShop(async (deps) => {
        const { path, products } = await publishCollection(deps, handle, {}, commandLine);
        print(`${path} is in the shop, with ${products} ${products === 1 ? 'product' : 'products'}.`);
      });
    },
  },
  {
    name: 'collections unpublish',
    summary: 'Takes a collection out of the shop and keeps it in the admin',
    takes: { HANDLE: { about: 'as in collections list' } },
    examples: ['kites'],
    run: async ({ positionals: [handle = ''], withShop, print }) => {
      await withShop((deps) => unpublishCollection(deps, handle, {}, commandLine));
      print(`${handle} is not in the shop any more.`);
    },
  },
  {
    name: 'collections delete',
    summary: 'Deletes a collection with its draft',
    details: 'Its products stay.',
    takes: { HANDLE: { about: 'as in collections list' } },
    options: { yes: yesOption },
    examples: ['kites', 'kites --yes'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [handle = ''] = positionals;
      await withShop((deps) => getCollection(deps, handle));
      await confirm(call, `This deletes the collection "${handle}" for good.`);
      await withShop((deps) => deleteCollection(deps, handle, commandLine));
      print(`${handle} is deleted.`);
    },
  },
];
