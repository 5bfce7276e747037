// The product editor in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { createProduct, discardProductDraft, saveProduct } from './product-drafts.service.ts';
import { getProduct } from './product-editor.service.ts';
import { publishProduct } from './product-publishing.service.ts';

export const productsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('createProduct', ({ body, actor }) => createProduct(deps, body, actor)),
  adminRoute('getProduct', ({ params }) => getProduct(deps, params.id)),
  adminRoute('saveProduct', ({ params, body, actor }) => saveProduct(deps, params.id, body, actor)),
  adminRoute('discardProductDraft', ({ params, body, actor }) =>
    discardProductDraft(deps, params.id, body.draft, actor),
  ),
  adminRoute('publishProduct', ({ params, body, actor }) => publishProduct(deps, params.id, body, actor)),
];
