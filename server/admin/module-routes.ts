// The routes of the admin. A test compares this list with its contract.
import type { Deps } from '../deps.ts';
import type { AdminRoute } from '../modules/admin-route.ts';
import { accountingAdminRoutes } from '../modules/selling/routes/admin/accounting-admin.routes.ts';
import { auditLogAdminRoutes } from '../modules/shop/audit-log/audit-log-admin.routes.ts';
import { dashboardAdminRoutes } from '../modules/selling/routes/admin/dashboard-admin.routes.ts';
import { documentsAdminRoutes } from '../modules/selling/routes/admin/documents-admin.routes.ts';
import { draftPreviewsAdminRoutes } from '../modules/draft-previews-admin.routes.ts';
import { customersAdminRoutes } from '../modules/people/customers/customers-admin.routes.ts';
import { enquiriesAdminRoutes } from '../modules/people/enquiries/enquiries-admin.routes.ts';
import { reviewsAdminRoutes } from '../modules/catalog/reviews/reviews-admin.routes.ts';
import { packingAdminRoutes } from '../modules/selling/routes/admin/packing-admin.routes.ts';
import { exchangesAdminRoutes } from '../modules/selling/routes/admin/exchanges-admin.routes.ts';
import { giftCardsAdminRoutes } from '../modules/selling/routes/admin/gift-cards-admin.routes.ts';
import { offersAdminRoutes } from '../modules/selling/routes/admin/offers-admin.routes.ts';
import { ordersAdminRoutes } from '../modules/selling/routes/admin/orders-admin.routes.ts';
import { manualOrdersAdminRoutes } from '../modules/selling/routes/admin/manual-orders-admin.routes.ts';
import { staffNotificationsAdminRoutes } from '../modules/shop/notifications/staff-notifications-admin.routes.ts';
import { pushAdminRoutes } from '../modules/shop/push/push-admin.routes.ts';
import { settingsAdminRoutes } from '../modules/shop/settings/settings-admin.routes.ts';
import { firstStepsAdminRoutes } from '../modules/shop/first-steps/first-steps-admin.routes.ts';
import { newsletterAdminRoutes } from '../modules/content/newsletter/newsletter-admin.routes.ts';
import { postsAdminRoutes } from '../modules/content/blog/editor/posts-admin.routes.ts';
import { productImportsAdminRoutes } from '../modules/catalog/imports/product-imports-admin.routes.ts';
import { costsAdminRoutes } from '../modules/catalog/costs/costs-admin.routes.ts';
import { productsAdminRoutes } from '../modules/catalog/editor/products-admin.routes.ts';
import { sizeChartsAdminRoutes } from '../modules/catalog/size-charts/size-charts-admin.routes.ts';
import { collectionsAdminRoutes } from '../modules/catalog/collections/collections-admin.routes.ts';
import { contentAdminRoutes } from '../modules/content/content/content-admin.routes.ts';
import { photosAdminRoutes } from '../modules/shop/photos/photos-admin.routes.ts';
import { redirectsAdminRoutes } from '../modules/content/redirects/redirects-admin.routes.ts';
import { stockAdminRoutes } from '../modules/selling/routes/admin/stock-admin.routes.ts';
import { cashAdminRoutes } from '../modules/selling/routes/admin/cash-admin.routes.ts';
import { reconciliationAdminRoutes } from '../modules/selling/routes/admin/reconciliation-admin.routes.ts';
import { staffRoutes } from '../modules/people/staff/staff.routes.ts';
import { systemAdminRoutes } from '../modules/shop/system/system-admin.routes.ts';

export const adminRoutes = (deps: Deps): AdminRoute[] => [
  ...staffRoutes(deps),
  ...auditLogAdminRoutes(deps),
  ...dashboardAdminRoutes(deps),
  ...ordersAdminRoutes(deps),
  ...documentsAdminRoutes(deps),
  ...accountingAdminRoutes(deps),
  ...manualOrdersAdminRoutes(deps),
  ...reconciliationAdminRoutes(deps),
  ...cashAdminRoutes(deps),
  ...packingAdminRoutes(deps),
  ...exchangesAdminRoutes(deps),
  ...giftCardsAdminRoutes(deps),
  ...offersAdminRoutes(deps),
  ...staffNotificationsAdminRoutes(deps),
  ...pushAdminRoutes(deps),
  ...systemAdminRoutes(deps),
  ...photosAdminRoutes(deps),
  ...productsAdminRoutes(deps),
  ...costsAdminRoutes(deps),
  ...productImportsAdminRoutes(deps),
  ...stockAdminRoutes(deps),
  ...settingsAdminRoutes(deps),
  ...firstStepsAdminRoutes(deps),
  ...collectionsAdminRoutes(deps),
  ...redirectsAdminRoutes(deps),
  ...sizeChartsAdminRoutes(deps),
  ...contentAdminRoutes(deps),
  ...postsAdminRoutes(deps),
  ...draftPreviewsAdminRoutes(deps),
  ...customersAdminRoutes(deps),
  ...enquiriesAdminRoutes(deps),
  ...reviewsAdminRoutes(deps),
  ...newsletterAdminRoutes(deps),
];
