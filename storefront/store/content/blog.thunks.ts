// The blog: all posts, and one.
import { createAppThunk } from '../app-thunk.ts';

export const fetchBlogs = createAppThunk('blog/fetchAll', async (_: void, { client, signal }) =>
  client.call('listBlogs', {}, signal),
);

export const fetchBlog = createAppThunk('blog/fetchOne', async (id: string, { client, signal }) =>
  client.call('getBlog', { params: { id } }, signal),
);
