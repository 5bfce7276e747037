// The routes of all modules. A test compares this list with the contract.
import type { Deps } from '../deps.ts';
import { accountsRoutes } from '../modules/people/accounts/accounts.routes.ts';
import { blogRoutes } from '../modules/content/blog/blog.routes.ts';
import { sizeChartsRoutes } from '../modules/catalog/size-charts/size-charts.routes.ts';
import { collectionsRoutes } from '../modules/catalog/collections/collections.routes.ts';
import { contentRoutes } from '../modules/content/content/content.routes.ts';
import { documentsRoutes } from '../modules/selling/routes/documents.routes.ts';
import { enquiriesRoutes } from '../modules/people/enquiries/enquiries.routes.ts';
import { exchangesRoutes } from '../modules/selling/routes/exchanges.routes.ts';
import { storeCreditRoutes } from '../modules/selling/routes/store-credit.routes.ts';
import { giftCardsRoutes } from '../modules/selling/routes/gift-cards.routes.ts';
import { newsletterRoutes } from '../modules/content/newsletter/newsletter.routes.ts';
import { cartRoutes } from '../modules/selling/routes/cart.routes.ts';
import { catalogRoutes } from '../modules/catalog/products/products.routes.ts';
import { createCatalogSearch } from '../modules/catalog/products/product-search.service.ts';
import { ordersRoutes } from '../modules/selling/routes/orders.routes.ts';
import { cashRoutes } from '../modules/selling/routes/cash.routes.ts';
import { paymentsRoutes } from '../modules/selling/routes/payments.routes.ts';
import { privacyRoutes } from '../modules/people/privacy/privacy.routes.ts';
import { reviewsRoutes } from '../modules/catalog/reviews/reviews.routes.ts';
import { wishlistRoutes } from '../modules/catalog/wishlist/wishlist.routes.ts';
import type { Route } from '../modules/route.ts';
import { shopConfigRoutes } from '../modules/shop/settings/shop-config.routes.ts';

export const moduleRoutes = (deps: Deps): Route[] => {
  // One index in memory.
  const search = createCatalogSearch(deps);
  return [
    ...accountsRoutes(deps),
    ...privacyRoutes(deps),
    ...wishlistRoutes(deps),
    ...reviewsRoutes(deps),
    ...catalogRoutes(deps, search),
    ...collectionsRoutes(deps),
    ...sizeChartsRoutes(deps),
    ...cartRoutes(deps),
    ...paymentsRoutes(deps),
    ...cashRoutes(deps),
    ...ordersRoutes(deps),
    ...documentsRoutes(deps),
    ...exchangesRoutes(deps),
    ...storeCreditRoutes(deps),
    ...giftCardsRoutes(deps),
    ...blogRoutes(deps),
    ...enquiriesRoutes(deps),
    ...newsletterRoutes(deps),
    ...shopConfigRoutes(deps),
    ...contentRoutes({ ...deps, search }),
  ];
};
