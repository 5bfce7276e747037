// Collections from the machine. They are made and written in the admin.
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { getCollection } from '../modules/collections/collection-editor.service.ts';
import {
  deleteCollection,
  listCollections,
  publishCollection,
  unpublishCollection,
} from '../modules/collections/collections-admin.service.ts';
import type { Command } from './command.ts';
import { writeRows } from './table.ts';

const stateOf = ({ isPublished, hasDraft }: { isPublished: boolean; hasDraft: boolean }): string =>
  [isPublished ? 'published' : 'not in the shop', hasDraft ? 'draft' : ''].filter(Boolean).join(', ');

export const collectionsCommands: readonly Command[] = [
  {
    name: 'collections list',
    summary: 'Lists the collections in the order of the shop, with how many products on sale each has',
    run: async ({ withShop, print }) => {
      const { collections } = await withShop((deps) => listCollections(deps));
      const rows = collections.map((one) => [one.handle, one.tag, one.title, String(one.products), stateOf(one)]);
      writeRows(print, ['HANDLE', 'TAG', 'TITLE', 'PRODUCTS', 'STATE'], rows);
    },
  },
  {
    name: 'collections show',
    takes: 'HANDLE',
    summary: 'Prints a collection, and why it cannot be published if it cannot',
    run: async ({ positionals: [handle = ''], withShop, print }) => {
      const { path, tag, products, isPublished, draft, content, problems } = await withShop((deps) =>
        getCollection(deps, handle),
      );
      const { title, sentence, photo } = draft?.content ?? content;
      print(`${title} (${stateOf({ isPublished, hasDraft: draft !== null })})`);
      print(sentence);
      print(`Page: ${path}; tag: ${tag}; products on sale: ${products}`);
      print(photo ? `Picture: ${photo.id}` : 'Picture: of the newest product');
      for (const { message } of problems) print(`${message}.`);
    },
  },
  {
    name: 'collections publish',
    takes: 'HANDLE',
    summary: 'Publishes the draft of a collection; the shop shows it within 2 seconds',
    run: async ({ positionals: [handle = ''], withShop, print }) => {
      await withShop(async (deps) => {
        const { path, products } = await publishCollection(deps, handle, {}, commandLine);
        print(`${path} is in the shop, with ${products} ${products === 1 ? 'product' : 'products'}.`);
      });
    },
  },
  {
    name: 'collections unpublish',
    takes: 'HANDLE',
    summary: 'Takes a collection out of the shop and keeps it in the admin',
    run: async ({ positionals: [handle = ''], withShop, print }) => {
      await withShop((deps) => unpublishCollection(deps, handle, {}, commandLine));
      print(`${handle} is not in the shop any more.`);
    },
  },
  {
    name: 'collections delete',
    takes: 'HANDLE',
    summary: 'Deletes a collection with its draft; its products stay',
    run: async ({ positionals: [handle = ''], withShop, print }) => {
      await withShop((deps) => deleteCollection(deps, handle, commandLine));
      print(`${handle} is deleted.`);
    },
  },
];
