// The blog: all posts, and one.
import { shopThunk } from './shop-thunk.ts';

export const fetchBlogs = shopThunk('blog/fetchAll', async (_: void, { client, signal }) =>
  client.call('listBlogs', {}, signal),
);

export const fetchBlog = shopThunk('blog/fetchOne', async (id: string, { client, signal }) =>
  client.call('getBlog', { params: { id } }, signal),
);
