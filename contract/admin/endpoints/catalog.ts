// Schemas of the calls about products, their files and photos, collections and reviews.
import { Discard, Publication } from '../schemas/drafts.ts';
import * as collections from '../schemas/catalog/collections.ts';
import * as imports from '../schemas/catalog/product-imports.ts';
import * as products from '../schemas/catalog/products.ts';
import * as reviews from '../schemas/catalog/reviews.ts';
import { catalogCalls } from '../calls/catalog.ts';
import { type AdminEndpoint, byId, nothing } from './endpoint.ts';

export const catalogEndpoints = {
  listProductImports: { ...catalogCalls.listProductImports, response: imports.ProductImports },
  getProductImport: { ...catalogCalls.getProductImport, params: byId, response: imports.ProductImport },
  checkProductImport: {
    ...catalogCalls.checkProductImport,
    params: byId,
    body: imports.ImportCheck,
    response: imports.ProductImport,
  },
  startProductImport: { ...catalogCalls.startProductImport, params: byId, response: imports.ProductImport },
  exportFaultyRows: { ...catalogCalls.exportFaultyRows, params: byId, response: nothing },
  exportProducts: { ...catalogCalls.exportProducts, response: nothing },
  listProducts: { ...catalogCalls.listProducts, query: products.ProductListQuery, response: products.ProductList },
  listProductChoices: { ...catalogCalls.listProductChoices, response: products.ProductChoices },
  listPhotoStates: { ...catalogCalls.listPhotoStates, query: products.PhotoQuery, response: products.PhotoStates },
  createProduct: { ...catalogCalls.createProduct, body: products.NewProduct, response: products.EditedProduct },
  editProducts: { ...catalogCalls.editProducts, body: products.BulkEdit, response: products.BulkResult },
  getLastBulkEdit: { ...catalogCalls.getLastBulkEdit, response: products.LastBulkEdit },
  undoBulkEdit: { ...catalogCalls.undoBulkEdit, params: byId, response: products.BulkResult },
  getProduct: { ...catalogCalls.getProduct, params: byId, response: products.EditedProduct },
  saveProduct: {
    ...catalogCalls.saveProduct,
    params: byId,
    body: products.ProductForm,
    response: products.ProductSaved,
  },
  deleteProduct: { ...catalogCalls.deleteProduct, params: byId, response: nothing },
  publishProduct: {
    ...catalogCalls.publishProduct,
    params: byId,
    body: Publication,
    response: products.EditedProduct,
  },
  discardProductDraft: {
    ...catalogCalls.discardProductDraft,
    params: byId,
    body: Discard,
    response: products.EditedProduct,
  },
  archiveProduct: {
    ...catalogCalls.archiveProduct,
    params: byId,
    body: Publication,
    response: products.EditedProduct,
  },
  restoreProduct: {
    ...catalogCalls.restoreProduct,
    params: byId,
    body: Publication,
    response: products.EditedProduct,
  },
  listCollections: {
    ...catalogCalls.listCollections,
    response: collections.CollectionList,
  },
  createCollection: {
    ...catalogCalls.createCollection,
    body: collections.NewCollection,
    response: collections.EditedCollection,
  },
  getCollection: {
    ...catalogCalls.getCollection,
    params: collections.CollectionParams,
    response: collections.EditedCollection,
  },
  saveCollection: {
    ...catalogCalls.saveCollection,
    params: collections.CollectionParams,
    body: collections.CollectionForm,
    response: collections.CollectionSaved,
  },
  deleteCollection: {
    ...catalogCalls.deleteCollection,
    params: collections.CollectionParams,
    response: nothing,
  },
  discardCollectionDraft: {
    ...catalogCalls.discardCollectionDraft,
    params: collections.CollectionParams,
    body: Discard,
    response: collections.EditedCollection,
  },
  publishCollection: {
    ...catalogCalls.publishCollection,
    params: collections.CollectionParams,
    body: Publication,
    response: collections.EditedCollection,
  },
  unpublishCollection: {
    ...catalogCalls.unpublishCollection,
    params: collections.CollectionParams,
    body: Publication,
    response: collections.EditedCollection,
  },
  moveCollection: {
    ...catalogCalls.moveCollection,
    params: collections.CollectionParams,
    body: collections.CollectionMove,
    response: collections.CollectionList,
  },
  listReviews: { ...catalogCalls.listReviews, query: reviews.ReviewListQuery, response: reviews.ReviewList },
  hideReview: { ...catalogCalls.hideReview, params: byId, body: reviews.ReviewHiding, response: reviews.ReviewRow },
  unhideReview: { ...catalogCalls.unhideReview, params: byId, response: reviews.ReviewRow },
  replyToReview: {
    ...catalogCalls.replyToReview,
    params: byId,
    body: reviews.ReviewReply,
    response: reviews.ReviewRow,
  },
  removeReply: { ...catalogCalls.removeReply, params: byId, response: reviews.ReviewRow },
} as const satisfies Record<keyof typeof catalogCalls, AdminEndpoint>;
