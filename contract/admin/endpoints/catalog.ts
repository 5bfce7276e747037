// Schemas of the calls about products, their files and photos, stock and collections.
import * as collections from '../schemas/catalog/collections.ts';
import * as products from '../schemas/catalog/products.ts';
import * as imports from '../schemas/catalog/product-imports.ts';
import * as redirects from '../schemas/catalog/redirects.ts';
import * as stock from '../schemas/catalog/stock.ts';
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
    body: products.ProductPublication,
    response: products.EditedProduct,
  },
  discardProductDraft: {
    ...catalogCalls.discardProductDraft,
    params: byId,
    body: products.ProductDiscard,
    response: products.EditedProduct,
  },
  previewProduct: { ...catalogCalls.previewProduct, params: byId, response: products.ProductPreview },
  archiveProduct: {
    ...catalogCalls.archiveProduct,
    params: byId,
    body: products.ProductPublication,
    response: products.EditedProduct,
  },
  restoreProduct: {
    ...catalogCalls.restoreProduct,
    params: byId,
    body: products.ProductPublication,
    response: products.EditedProduct,
  },
  listStock: { ...catalogCalls.listStock, query: stock.StockQuery, response: stock.StockList },
  listHeldStock: { ...catalogCalls.listHeldStock, response: stock.HeldList },
  releaseHeldStock: { ...catalogCalls.releaseHeldStock, params: byId, response: stock.HeldReleased },
  getStock: { ...catalogCalls.getStock, params: stock.StockParams, response: stock.StockOfProduct },
  receiveStock: {
    ...catalogCalls.receiveStock,
    params: stock.StockParams,
    body: stock.StockDelivery,
    response: stock.StockOfProduct,
  },
  correctStock: {
    ...catalogCalls.correctStock,
    params: stock.StockParams,
    body: stock.StockCorrection,
    response: stock.StockOfProduct,
  },
  listStockMovements: {
    ...catalogCalls.listStockMovements,
    params: stock.StockParams,
    query: stock.StockMovementsQuery,
    response: stock.StockMovements,
  },
  setLowStock: {
    ...catalogCalls.setLowStock,
    params: stock.StockParams,
    body: stock.StockLimit,
    response: stock.StockOfProduct,
  },
  allowOversell: {
    ...catalogCalls.allowOversell,
    params: stock.StockParams,
    body: stock.StockOversell,
    response: stock.StockOfProduct,
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
    body: collections.CollectionDiscard,
    response: collections.EditedCollection,
  },
  previewCollection: {
    ...catalogCalls.previewCollection,
    params: collections.CollectionParams,
    response: collections.CollectionPreview,
  },
  publishCollection: {
    ...catalogCalls.publishCollection,
    params: collections.CollectionParams,
    body: collections.CollectionPublication,
    response: collections.EditedCollection,
  },
  unpublishCollection: {
    ...catalogCalls.unpublishCollection,
    params: collections.CollectionParams,
    body: collections.CollectionPublication,
    response: collections.EditedCollection,
  },
  moveCollection: {
    ...catalogCalls.moveCollection,
    params: collections.CollectionParams,
    body: collections.CollectionMove,
    response: collections.CollectionList,
  },
  listRedirects: { ...catalogCalls.listRedirects, query: redirects.RedirectQuery, response: redirects.RedirectList },
  saveRedirect: { ...catalogCalls.saveRedirect, body: redirects.RedirectForm, response: redirects.RedirectList },
  deleteRedirect: { ...catalogCalls.deleteRedirect, params: byId, response: redirects.RedirectList },
} as const satisfies Record<keyof typeof catalogCalls, AdminEndpoint>;
