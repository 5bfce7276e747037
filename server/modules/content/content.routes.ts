// The owner's texts in the shop.
import type { Deps } from '../../deps.ts';
import { type Route, route } from '../route.ts';
import { readContent, readPreview } from './content.service.ts';

export const contentRoutes = (deps: Deps): Route[] => [
  route('getContent', ({ params }) => readContent(deps, params.page)),
  route('getContentPreview', ({ params }) => readPreview(deps, params)),
];
