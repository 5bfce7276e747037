// The public blog.
import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../route.ts';
import { readPost, readPosts } from './blog.service.ts';
import { readPreview } from './editor/post-preview.service.ts';

export const blogRoutes = (deps: Deps): Route[] => [
  route('listBlogs', () => readPosts(deps)),
  route('getBlog', ({ params }) => readPost(deps, params.id)),
  route('getBlogPreview', ({ params }) => readPreview(deps, params)),
];
