// Method, path and access of every admin call, by area. Without schemas, so that the browser can
// load it alone; endpoints.ts has the schemas.
import { accountingCalls } from './calls/accounting.ts';
import { catalogCalls } from './calls/catalog.ts';
import { contentCalls } from './calls/content.ts';
import { customersCalls } from './calls/customers.ts';
import { ordersCalls } from './calls/orders.ts';
import { shopCalls } from './calls/shop.ts';
import { staffCalls } from './calls/staff.ts';

export const adminCalls = {
  ...accountingCalls,
  ...catalogCalls,
  ...contentCalls,
  ...customersCalls,
  ...ordersCalls,
  ...shopCalls,
  ...staffCalls,
};

export type AdminCallName = keyof typeof adminCalls;
