// Blog posts on the command line: lists them, publishes a draft, takes a post out of the shop,
// deletes it.
import type { PostContent } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { getPost, listPosts } from '../../modules/content/blog/editor/post-editor.service.ts';
import { deletePost, publishPost, unpublishPost } from '../../modules/content/blog/editor/publish-post.service.ts';
import type { Command } from '../command.ts';
import { confirm, yesOption } from '../options.ts';
import { type Data, count, facts, group, id, rows, text, time } from '../output/data.ts';

export const postsCommands: readonly Command[] = [
  {
    name: 'posts list',
    summary: 'Lists the blog posts: drafts, scheduled and published ones',
    examples: [''],
    run: async ({ withShop, show }) => {
      const { posts } = await withShop((deps) => listPosts(deps));
      const list = rows(posts, {
        id: id('ID', (post) => post.id),
        state: text('STATE', ({ hasDraft, state }) => (hasDraft ? `${state}, with a draft` : state)),
        date: time('DATE', (post) => post.date),
        title: text('TITLE', (post) => post.title),
      });
      show(list);
    },
  },
  {
    name: 'posts show',
    summary: 'Shows a post as it is in the shop, and its draft',
    takes: { ID: { about: 'as in posts list, or in the address of the page' } },
    examples: ['monsoon-mud'],
    run: async ({ positionals: [wanted = ''], withShop, show }) => {
      const { state, path, published, draft, problems } = await withShop((deps) => getPost(deps, wanted));
      const about = facts(draft, {
        state: text('State', () => state),
        path: id('Page', () => path),
        draftSavedAt: time('Draft of', (saved) => saved?.at),
        draftSavedBy: text('by', (saved) => saved && (saved.staff?.name ?? 'command line')),
      });
      const parts = {
        problems: rows(problems, { problem: text('TO PUBLISH IT', ({ message }) => message) }),
        ...(published && { published: postView(published) }),
        ...(draft && { draft: postView(draft.content) }),
      };
      show(group(about, parts));
    },
  },
  {
    name: 'posts publish',
    summary: 'Publishes the draft of a post',
    details: 'With a date in the future it is shown from then on.',
    takes: { ID: { about: 'as in posts list, or in the address of the page' } },
    examples: ['monsoon-mud'],
    run: async ({ positionals: [wanted = ''], withShop, print }) => {
      const { state, path, published } = await withShop((deps) => publishPost(deps, wanted, undefined, commandLine));
      const date = published?.date;
      print(`The post is ${state}: ${[path, date && formatDateTime(date)].filter(Boolean).join(', ')}.`);
    },
  },
  {
    name: 'posts unpublish',
    summary: 'Takes a post out of the shop; it is a draft then',
    takes: { ID: { about: 'as in posts list, or in the address of the page' } },
    examples: ['monsoon-mud'],
    run: async ({ positionals: [wanted = ''], withShop, print }) => {
      await withShop((deps) => unpublishPost(deps, wanted, undefined, commandLine));
      print('The post is a draft. A running shop shows it no more within seconds.');
    },
  },
  {
    name: 'posts delete',
    summary: 'Deletes a post and its draft for good',
    takes: { ID: { about: 'as in posts list, or in the address of the page' } },
    options: { yes: yesOption },
    examples: ['monsoon-mud', 'monsoon-mud --yes'],
    run: async (call) => {
      const { positionals, withShop, print } = call;
      const [wanted = ''] = positionals;
      await withShop(async (deps) => {
        const { published, draft } = await getPost(deps, wanted);
        const title = published?.title ?? draft?.content.title ?? '';
        await confirm(call, `This deletes "${title}" for good.`);
        await deletePost(deps, wanted, commandLine);
      });
      print('The post is deleted.');
    },
  },
];

/** Its facts, and the HTML of its text. */
function postView(content: PostContent): Data {
  const about = facts(content, {
    title: text('Title', ({ title }) => title),
    category: text('Category', ({ category }) => category),
    date: time('Date', ({ date }) => date),
    photos: count('Photos', ({ photos }) => photos.length),
  });
  const { description } = content;
  return {
    json: { ...(about.json as object), description },
    lines: (width) => [...about.lines(width), '', description],
  };
}
