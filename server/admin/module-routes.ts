// The routes of the admin. A test compares this list with its contract.
import type { Deps } from '../deps.ts';
import type { AdminRoute } from '../modules/admin-route.ts';
import { accountingAdminRoutes } from '../modules/documents/accounting/accounting-admin.routes.ts';
import { auditLogAdminRoutes } from '../modules/audit-log/audit-log-admin.routes.ts';
import { dashboardAdminRoutes } from '../modules/dashboard/dashboard-admin.routes.ts';
import { documentsAdminRoutes } from '../modules/documents/documents-admin.routes.ts';
import { enquiriesAdminRoutes } from '../modules/enquiries/enquiries-admin.routes.ts';
import { reviewsAdminRoutes } from '../modules/reviews/reviews-admin.routes.ts';
import { packingAdminRoutes } from '../modules/orders/packing/packing-admin.routes.ts';
import { exchangesAdminRoutes } from '../modules/exchanges/exchanges-admin.routes.ts';
import { giftCardsAdminRoutes } from '../modules/gift-cards/gift-cards-admin.routes.ts';
import { ordersAdminRoutes } from '../modules/orders/admin/orders-admin.routes.ts';
import { manualOrdersAdminRoutes } from '../modules/orders/manual/manual-orders-admin.routes.ts';
import { staffNotificationsAdminRoutes } from '../modules/staff-notifications/staff-notifications-admin.routes.ts';
import { settingsAdminRoutes } from '../modules/settings/settings-admin.routes.ts';
import { newsletterAdminRoutes } from '../modules/newsletter/newsletter-admin.routes.ts';
import { postsAdminRoutes } from '../modules/blog/editor/posts-admin.routes.ts';
import { productImportsAdminRoutes } from '../modules/catalog/product-imports/product-imports-admin.routes.ts';
import { productsAdminRoutes } from '../modules/catalog/editor/products-admin.routes.ts';
import { collectionsAdminRoutes } from '../modules/collections/collections-admin.routes.ts';
import { contentAdminRoutes } from '../modules/content/content-admin.routes.ts';
import { photosAdminRoutes } from '../modules/photos/photos-admin.routes.ts';
import { redirectsAdminRoutes } from '../modules/redirects/redirects-admin.routes.ts';
import { stockAdminRoutes } from '../modules/stock/stock-admin.routes.ts';
import { reconciliationAdminRoutes } from '../modules/reconciliation/reconciliation-admin.routes.ts';
import { staffRoutes } from '../modules/staff/staff.routes.ts';
import { systemAdminRoutes } from '../modules/system/system-admin.routes.ts';

export const adminRoutes = (deps: Deps): AdminRoute[] => [
  ...staffRoutes(deps),
  ...auditLogAdminRoutes(deps),
  ...dashboardAdminRoutes(deps),
  ...ordersAdminRoutes(deps),
  ...documentsAdminRoutes(deps),
  ...accountingAdminRoutes(deps),
  ...manualOrdersAdminRoutes(deps),
  ...reconciliationAdminRoutes(deps),
  ...packingAdminRoutes(deps),
  ...exchangesAdminRoutes(deps),
  ...giftCardsAdminRoutes(deps),
  ...staffNotificationsAdminRoutes(deps),
  ...systemAdminRoutes(deps),
  ...photosAdminRoutes(deps),
  ...productsAdminRoutes(deps),
  ...productImportsAdminRoutes(deps),
  ...stockAdminRoutes(deps),
  ...settingsAdminRoutes(deps),
  ...collectionsAdminRoutes(deps),
  ...redirectsAdminRoutes(deps),
  ...contentAdminRoutes(deps),
  ...postsAdminRoutes(deps),
  ...enquiriesAdminRoutes(deps),
  ...reviewsAdminRoutes(deps),
  ...newsletterAdminRoutes(deps),
];
