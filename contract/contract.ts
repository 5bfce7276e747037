// The contract's face: what browser and server agree on. The browser's first view imports single files instead where it must not carry the schemas.
export * from './address-lines.ts';
export * from './calls.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './pages.ts';
export * from './regions.ts';
export * from './schemas/address.ts';
export * from './schemas/cart.ts';
export * from './schemas/content.ts';
export * from './schemas/customer.ts';
export * from './schemas/customer-data.ts';
export * from './schemas/enquiry.ts';
export * from './schemas/order.ts';
export * from './schemas/product.ts';
