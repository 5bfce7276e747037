// The routes of all modules. A test compares this list with the contract.
import type { Deps } from '../deps.ts';
import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { secondFactorRoutes } from '../modules/accounts/second-factor/second-factor.routes.ts';
import { blogRoutes } from '../modules/blog/blog.routes.ts';
import { collectionsRoutes } from '../modules/collections/collections.routes.ts';
import { contentRoutes } from '../modules/content/content.routes.ts';
import { documentsRoutes } from '../modules/documents/documents.routes.ts';
import { enquiriesRoutes } from '../modules/enquiries/enquiries.routes.ts';
import { exchangesRoutes } from '../modules/exchanges/exchanges.routes.ts';
import { storeCreditRoutes } from '../modules/store-credit/store-credit.routes.ts';
import { giftCardsRoutes } from '../modules/gift-cards/gift-cards.routes.ts';
import { newsletterRoutes } from '../modules/newsletter/newsletter.routes.ts';
import { cartRoutes } from '../modules/cart/cart.routes.ts';
import { catalogRoutes } from '../modules/catalog/catalog.routes.ts';
import { createCatalogSearch } from '../modules/catalog/catalog-search.service.ts';
import { ordersRoutes } from '../modules/orders/orders.routes.ts';
import { paymentsRoutes } from '../modules/payments/payments.routes.ts';
import { privacyRoutes } from '../modules/privacy/privacy.routes.ts';
import { reviewsRoutes } from '../modules/reviews/reviews.routes.ts';
import { wishlistRoutes } from '../modules/wishlist/wishlist.routes.ts';
import type { Route } from '../modules/route.ts';
import { shopConfigRoutes } from '../modules/shop-config/shop-config.routes.ts';

export const moduleRoutes = (deps: Deps): Route[] => {
  // One index in memory.
  const search = createCatalogSearch(deps);
  return [
    ...accountsRoutes(deps),
    ...secondFactorRoutes(deps),
    ...privacyRoutes(deps),
    ...wishlistRoutes(deps),
    ...reviewsRoutes(deps),
    ...catalogRoutes(deps, search),
    ...collectionsRoutes(deps),
    ...cartRoutes(deps),
    ...paymentsRoutes(deps),
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
