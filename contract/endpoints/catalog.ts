// Products, reviews, categories, collections, colours.
import * as z from 'zod/mini';
import { type CacheTag, reviewsTag } from '../cache-tags.ts';
import { calls } from '../calls.ts';
import * as collection from '../schemas/catalog/collection.ts';
import { pathName } from '../schemas/choices.ts';
import * as product from '../schemas/catalog/product.ts';
import { SizeChart, SizeChartQuery } from '../schemas/catalog/size-chart.ts';
import { byId, type EndpointRows } from './endpoint.ts';

/**
 * Reviews change a product's stars, sales its sold-out sizes; a list without those fields does not
 * depend on them.
 */
const productTags = ({
  _id,
  totalrating,
  ratingsCount,
  soldOut,
}: z.output<typeof product.PartialProduct>): CacheTag[] =>
  totalrating === undefined && ratingsCount === undefined && soldOut === undefined
    ? ['catalog']
    : ['catalog', reviewsTag(_id)];

export const catalogEndpoints = {
  listProducts: {
    ...calls.listProducts,
    summary: 'Products that match; X-Total-Count tells how many before paging',
    query: product.ProductQuery,
    response: z.array(product.PartialProduct),
    cacheTags: (products: z.output<typeof product.PartialProduct>[]) => ['catalog', ...products.flatMap(productTags)],
    statuses: [200],
  },
  getProduct: {
    ...calls.getProduct,
    summary: 'One product with its reviews, newest first',
    params: byId,
    response: product.Product,
    // The post of its story may come and go.
    cacheTags: (one: z.output<typeof product.Product>) => [...productTags(one), 'blog'],
    statuses: [200],
  },
  getProductPreview: {
    ...calls.getProductPreview,
    summary: 'The draft of a product, for the link that the admin made',
    params: z.object({ id: pathName, token: pathName }),
    response: product.Product,
    statuses: [200],
  },
  getSizeChart: {
    ...calls.getSizeChart,
    summary: 'The size guide of a product: measures of each size',
    query: SizeChartQuery,
    response: SizeChart,
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  toggleWishlist: {
    ...calls.toggleWishlist,
    summary: 'Puts a product on the wishlist, or takes it off',
    body: product.WishlistToggle,
    response: product.WishlistIds,
    statuses: [200],
  },
  rateProduct: {
    ...calls.rateProduct,
    summary: "The customer's one review of a product; a second one replaces it",
    body: product.ReviewSubmission,
    response: product.Product,
    statuses: [200],
  },
  listCategories: {
    ...calls.listCategories,
    summary: 'The categories of all products that are sold, in the order of the alphabet',
    response: z.array(z.string()),
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  listCollections: {
    ...calls.listCollections,
    summary: 'Collections, categories and brands with a picture each',
    response: collection.Collections,
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  getCollection: {
    ...calls.getCollection,
    summary: 'A collection: its products are those with its tag',
    params: z.object({ handle: pathName }),
    response: collection.Collection,
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  getCollectionPreview: {
    ...calls.getCollectionPreview,
    summary: 'The draft of a collection, for the link that the admin made',
    params: z.object({ handle: pathName, token: pathName }),
    response: collection.Collection,
    statuses: [200],
  },
  listColors: {
    ...calls.listColors,
    summary: 'Every colour',
    response: z.array(product.ProductColor),
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
} as const satisfies EndpointRows;
