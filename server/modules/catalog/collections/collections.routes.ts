// Collections in the shop, and the pictures of categories, brands and tags.
import type { Deps } from '../../../deps.ts';
import { listFacets } from '../products/facets.service.ts';
import { type Route, route } from '../../route.ts';
import { getCollection, getCollectionPreview, listShownCollections } from './collections.service.ts';

export const collectionsRoutes = (deps: Deps): Route[] => [
  route('listCollections', async () => ({
    ...(await listFacets(deps)),
    collections: await listShownCollections(deps),
  })),
  route('getCollection', ({ params }) => getCollection(deps, params.handle)),
  route('getCollectionPreview', ({ params }) => getCollectionPreview(deps, params)),
];
