// Calls about products, their files and photos, collections and reviews.
import { Discard, Publication } from '../schemas/drafts.ts';
import * as collections from '../schemas/catalog/collections.ts';
import * as costs from '../schemas/catalog/costs.ts';
import * as found from '../schemas/catalog/found-products.ts';
import * as imports from '../schemas/catalog/product-imports.ts';
import * as products from '../schemas/catalog/products.ts';
import * as reviews from '../schemas/catalog/reviews.ts';
import * as sizeCharts from '../schemas/catalog/size-charts.ts';
import { nothing, post, put, read, remove } from './call.ts';

export const catalogCalls = {
  listProductImports: read('products/imports', 'catalogue.edit', imports.ProductImports, { tags: ['product-imports'] }),
  getProductImport: read('products/imports/:id', 'catalogue.edit', imports.ProductImport, {
    tags: ['product-imports'],
  }),
  checkProductImport: post('products/imports/:id/check', 'catalogue.edit', imports.ProductImport, {
    body: imports.ImportCheck,
    tags: ['product-imports'],
  }),
  startProductImport: post('products/imports/:id/start', 'catalogue.edit', imports.ProductImport, {
    stepUp: true,
    tags: ['product-imports'],
  }),
  exportFaultyRows: read('products/imports/:id/faulty.csv', 'catalogue.edit', nothing, { isFile: true }),
  exportProducts: read('products.csv', 'catalogue.edit', nothing, { isFile: true }),
  getProductCost: read('products/:id/cost', 'costs.manage', costs.ProductCost, { tags: ['products'] }),
  setProductCost: put('products/:id/cost', 'costs.manage', costs.ProductCost, {
    body: costs.ProductCost,
    shows: 'getProductCost',
  }),
  exportCosts: read('costs.csv', 'costs.manage', nothing, { isFile: true }),
  importCosts: post('costs', 'costs.manage', costs.CostsSaved, {
    body: costs.CostFile,
    tags: ['products'],
    maxBytes: 2 * costs.maxCostFile,
  }),
  listProducts: read('products', 'catalogue.edit', products.ProductList, {
    query: products.ProductListQuery,
    isPaged: true,
    tags: ['products'],
  }),
  // Also filters orders.
  findProducts: read('found-products', 'orders.read', found.FoundProducts, {
    query: found.ProductSearch,
    tags: ['products'],
  }),
  listProductChoices: read('products/choices', 'catalogue.edit', products.ProductChoices, { tags: ['products'] }),
  listSizeCharts: read('size-charts', 'catalogue.edit', sizeCharts.SizeChartList, {
    tags: ['size-charts', 'products'],
  }),
  saveSizeChart: put('size-charts/:id', 'catalogue.edit', sizeCharts.SizeChartList, {
    params: sizeCharts.SizeChartParams,
    body: sizeCharts.SizeChartForm,
    tags: ['size-charts'],
  }),
  deleteSizeChart: remove('size-charts/:id', 'catalogue.edit', sizeCharts.SizeChartList, { tags: ['size-charts'] }),
  listPhotoStates: read('photos', 'catalogue.edit', products.PhotoStates, { query: products.PhotoQuery }),
  createProduct: post('products', 'catalogue.edit', products.EditedProduct, { body: products.NewProduct }),
  editProducts: post('products/bulk', 'catalogue.edit', products.BulkResult, {
    body: products.BulkEdit,
    tags: ['products', 'stock'],
  }),
  getLastBulkEdit: read('bulk-edits/last', 'catalogue.edit', products.LastBulkEdit, { tags: ['products'] }),
  undoBulkEdit: post('bulk-edits/:id/undo', 'catalogue.edit', products.BulkResult, { tags: ['products', 'stock'] }),
  getProduct: read('products/:id', 'catalogue.edit', products.EditedProduct),
  saveProduct: put('products/:id', 'catalogue.edit', products.ProductSaved, { body: products.ProductForm }),
  deleteProduct: remove('products/:id', 'catalogue.edit', nothing, { tags: ['products', 'stock'] }),
  publishProduct: post('products/:id/publish', 'catalogue.edit', products.EditedProduct, {
    body: products.ProductPublication,
    tags: ['products', 'stock'],
  }),
  discardProductDraft: post('products/:id/discard', 'catalogue.edit', products.EditedProduct, {
    body: Discard,
    tags: ['products', 'stock'],
  }),
  archiveProduct: post('products/:id/archive', 'catalogue.edit', products.EditedProduct, {
    body: Publication,
    tags: ['products', 'stock'],
  }),
  restoreProduct: post('products/:id/restore', 'catalogue.edit', products.EditedProduct, {
    body: Publication,
    tags: ['products', 'stock'],
  }),
  listCollections: read('collections', 'catalogue.edit', collections.CollectionList, { tags: ['collections'] }),
  createCollection: post('collections', 'catalogue.edit', collections.EditedCollection, {
    body: collections.NewCollection,
    tags: ['collections'],
  }),
  getCollection: read('collections/:handle', 'catalogue.edit', collections.EditedCollection),
  saveCollection: put('collections/:handle', 'catalogue.edit', collections.CollectionSaved, {
    body: collections.CollectionForm,
  }),
  deleteCollection: remove('collections/:handle', 'catalogue.edit', nothing, { tags: ['collections'] }),
  discardCollectionDraft: post('collections/:handle/discard', 'catalogue.edit', collections.EditedCollection, {
    body: Discard,
    tags: ['collections'],
  }),
  publishCollection: post('collections/:handle/publish', 'catalogue.edit', collections.EditedCollection, {
    body: Publication,
    tags: ['collections'],
  }),
  unpublishCollection: post('collections/:handle/unpublish', 'catalogue.edit', collections.EditedCollection, {
    body: Publication,
    tags: ['collections'],
  }),
  moveCollection: post('collections/:handle/move', 'catalogue.edit', collections.CollectionList, {
    body: collections.CollectionMove,
    shows: 'listCollections',
  }),
  listReviews: read('reviews', 'reviews.moderate', reviews.ReviewList, {
    query: reviews.ReviewListQuery,
    isPaged: true,
  }),
  hideReview: post('reviews/:id/hide', 'reviews.moderate', reviews.ReviewRow, { body: reviews.ReviewHiding }),
  unhideReview: post('reviews/:id/unhide', 'reviews.moderate', reviews.ReviewRow),
  replyToReview: put('reviews/:id/reply', 'reviews.moderate', reviews.ReviewRow, { body: reviews.ReviewReply }),
  removeReply: remove('reviews/:id/reply', 'reviews.moderate', reviews.ReviewRow),
};
