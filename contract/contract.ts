// Everything that browser and server share. Code of the first page view imports single files
// instead, to leave out the schemas.
export * from './addresses/address-lines.ts';
export * from './cache-tags.ts';
export * from './calls.ts';
export * from './endpoints.ts';
export type { Endpoint } from './endpoints/endpoint.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './messages.ts';
export * as exchangeMessages from './texts/messages/exchange-messages.ts';
export * from './pages.ts';
export * from './product-filters.ts';
export * from './addresses/regions.ts';
export * from './schemas/address.ts';
export * from './schemas/selling/cart.ts';
export * from './schemas/catalog/collection.ts';
export * from './schemas/content/content.ts';
export * from './schemas/people/customer.ts';
export * from './schemas/people/customer-data.ts';
export * from './schemas/people/enquiry.ts';
export * from './schemas/selling/order.ts';
export * from './schemas/catalog/product.ts';
export * from './schemas/people/second-factor.ts';
export * from './sizes/product-sizes.ts';
export * from './sizes/size-spelling.ts';
export * as loginCodeTexts from './texts/screens/people/login-code.ts';
export * as secondFactorTexts from './texts/screens/people/second-factor.ts';
