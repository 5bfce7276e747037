// The blog: all posts, and one.
import { createAppThunk } from '../app-thunk.ts';

export const fetchBlogs = createAppThunk('blog/fetchAll', async (_: void, { client, signal }) =>
  client.call('listBlogs', {}, signal),
);

interface BlogRequest {
  id: string;
  /** The token of a preview. */
  preview?: string | null;
}

export const fetchBlog = createAppThunk(
  'blog/fetchOne',
  async ({ id, preview: token }: BlogRequest, { client, signal }) =>
    token
      ? client.call('getBlogPreview', { params: { id, token } }, signal)
      : client.call('getBlog', { params: { id } }, signal),
);
