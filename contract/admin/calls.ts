// Method, path and access of every admin call, by area. Without schemas, so that the browser can
// load it alone; endpoints.ts has the schemas.
import { catalogCalls } from './calls/catalog.ts';
import { contentCalls } from './calls/content.ts';
import { peopleCalls } from './calls/people.ts';
import { sellingCalls } from './calls/selling.ts';
import { shopCalls } from './calls/shop.ts';

export const adminCalls = {
  ...catalogCalls,
  ...contentCalls,
  ...peopleCalls,
  ...sellingCalls,
  ...shopCalls,
};

export type AdminCallName = keyof typeof adminCalls;
