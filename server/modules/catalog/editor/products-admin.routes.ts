// The product editor in the admin.
import type { Deps } from '../../../deps.ts';
import { type AdminRoute, adminRoute } from '../../admin-route.ts';
import { editProducts } from './bulk/bulk-edit.service.ts';
import { getLastBulkEdit, undoBulkEdit } from './bulk/bulk-undo.service.ts';
import { discardDraft, readEdited, saveDraft } from '../../shop/drafts/drafts.service.ts';
import { findProducts } from './list/found-products.service.ts';
import { listProductChoices, listProducts } from './list/product-list.service.ts';
import { createProduct } from './new-products.service.ts';
import { productKind } from './product-editor.service.ts';
import { publishProduct } from './product-publishing.service.ts';
import { deleteProduct, setProductState } from './product-states.service.ts';

export const productsAdminRoutes = (deps: Deps): AdminRoute[] => [
  adminRoute('listProducts', ({ query }) => listProducts(deps, query)),
  adminRoute('findProducts', ({ query }) => findProducts(deps, query)),
  adminRoute('listProductChoices', () => listProductChoices(deps)),
  adminRoute('createProduct', ({ body, actor }) => createProduct(deps, body, actor)),
  adminRoute('editProducts', ({ body, actor }) => editProducts(deps, body, actor)),
  adminRoute('getLastBulkEdit', () => getLastBulkEdit(deps)),
  adminRoute('undoBulkEdit', ({ params, actor }) => undoBulkEdit(deps, params.id, actor)),
  adminRoute('getProduct', ({ params }) => readEdited(productKind, deps, params.id)),
  adminRoute('saveProduct', ({ params, body, actor }) => saveDraft(productKind, deps, params.id, body, actor)),
  adminRoute('deleteProduct', ({ params, actor }) => deleteProduct(deps, params.id, actor)),
  adminRoute('publishProduct', ({ params, body, actor }) => publishProduct(deps, params.id, body, actor)),
  adminRoute('discardProductDraft', ({ params, body, actor }) =>
    discardDraft(productKind, deps, params.id, body.draft, actor),
  ),
  adminRoute('archiveProduct', ({ params, body: { basedOn }, actor }) =>
    setProductState(deps, params.id, { state: 'archived', basedOn }, actor),
  ),
  adminRoute('restoreProduct', ({ params, body: { basedOn }, actor }) =>
    setProductState(deps, params.id, { state: 'active', basedOn }, actor),
  ),
];
