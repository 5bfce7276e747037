// Blog posts from the machine: what there is, publishing a draft, taking a post out of the shop, deleting it.
import type { PostContent } from '@taana-baana/contract/admin/schemas/posts.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { getPost, listPosts } from '../modules/blog/editor/post-editor.service.ts';
import { deletePost, publishPost, unpublishPost } from '../modules/blog/editor/publish-post.service.ts';
import { type Command, CommandError } from './command.ts';
import { writeRows, writeTime } from './table.ts';

export const postsCommands: readonly Command[] = [
  {
    name: 'posts list',
    summary: 'Lists the blog posts: drafts, scheduled and published ones',
    run: async ({ withShop, print }) => {
      const { posts } = await withShop((deps) => listPosts(deps));
      const rows = posts.map(({ id, title, state, date, hasDraft }) => [
        id,
        hasDraft ? `${state}, with a draft` : state,
        date ? writeTime(date) : '',
        title,
      ]);
      writeRows(print, ['ID', 'STATE', 'DATE', 'TITLE'], rows);
    },
  },
  {
    name: 'posts show',
    takes: 'ID',
    summary: 'Prints a post as it is in the shop, and its draft; ID is that of the list or of the address',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      const { state, path, published, draft, problems } = await withShop((deps) => getPost(deps, id));
      print(`${state}${path ? `, ${path}` : ''}`);
      if (published) writePost(print, published);
      if (draft) {
        print(`\nDraft of ${writeTime(draft.at)} by ${draft.staff?.name ?? 'command line'}:`);
        writePost(print, draft.content);
      }
      for (const { message } of problems) print(`To publish it: ${message}`);
    },
  },
  {
    name: 'posts publish',
    takes: 'ID',
    summary: 'Publishes the draft of a post; with a date in the future it is shown from then on',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      const { state, path, published } = await withShop((deps) => publishPost(deps, id, undefined, commandLine));
      print(`The post is ${state}: ${path}, ${writeTime(published?.date ?? '')}.`);
    },
  },
  {
    name: 'posts unpublish',
    takes: 'ID',
    summary: 'Takes a post out of the shop; it is a draft then',
    run: async ({ positionals: [id = ''], withShop, print }) => {
      await withShop((deps) => unpublishPost(deps, id, undefined, commandLine));
      print('The post is a draft. A running shop shows it no more within seconds.');
    },
  },
  {
    name: 'posts delete',
    takes: 'ID --yes',
    summary: 'Deletes a post and its draft for good',
    options: { yes: { type: 'boolean' } },
    run: async ({ positionals: [id = ''], values, withShop, print }) => {
      await withShop(async (deps) => {
        const { published, draft } = await getPost(deps, id);
        const title = published?.title ?? draft?.content.title ?? '';
        if (!values.yes) throw new CommandError(`This deletes "${title}" for good. Add --yes to confirm.`);
        await deletePost(deps, id, commandLine);
      });
      print('The post is deleted.');
    },
  },
];

function writePost(print: (line: string) => void, { title, category, date, photos, description }: PostContent): void {
  print(`${title}\n${category}${date ? `, ${writeTime(date)}` : ''}, photos: ${photos.length}\n\n${description}`);
}
