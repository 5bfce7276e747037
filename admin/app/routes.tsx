// Every route and its screen. Each screen is a separate file, loaded when first opened.
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Starting } from '../components/page/starting.tsx';
import type { createStore } from '../store/create-store.ts';
import { askForDashboard, askForMe } from '../store/first-calls.ts';
import { BrokenPage, NotFoundPage } from './layout/failure-pages.tsx';
import { Shell } from './layout/shell.tsx';
import { SignOutPage } from './layout/sign-out-page.tsx';

/** `load` resolves to the screen's component. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** Before somebody is signed in. */
const open: RouteObject[] = [
  screen('sign-in', async () => (await import('../screens/sign-in/sign-in.screen.tsx')).SignInScreen),
  screen('invitation', async () => (await import('../screens/account/invitation.screen.tsx')).InvitationScreen),
  screen('set-up', async () => (await import('../screens/account/set-up.screen.tsx')).SetUpScreen),
  screen('link', async () => (await import('../screens/sign-in/link.screen.tsx')).LinkScreen),
];

/** Inside the frame, for members of staff; the dashboard is loaded with it. */
const framed: RouteObject[] = [
  screen('orders', async () => (await import('../screens/orders/orders.screen.tsx')).OrdersScreen),
  screen(
    'orders/new',
    async () => (await import('../screens/manual-orders/new-manual-order.screen.tsx')).NewManualOrderScreen,
  ),
  screen(
    'orders/waiting',
    async () => (await import('../screens/manual-orders/linked-orders.screen.tsx')).LinkedOrdersScreen,
  ),
  screen(
    'orders/waiting/:id',
    async () => (await import('../screens/manual-orders/linked-order.screen.tsx')).LinkedOrderScreen,
  ),
  screen(
    'orders/unplaced/:reference',
    async () => (await import('../screens/order/unplaced/unplaced.screen.tsx')).UnplacedScreen,
  ),
  screen('orders/:number', async () => (await import('../screens/order/order.screen.tsx')).OrderScreen),
  screen('customers', async () => (await import('../screens/customers/customers.screen.tsx')).CustomersScreen),
  screen('customers/:id', async () => (await import('../screens/customers/customer.screen.tsx')).CustomerScreen),
  screen('enquiries', async () => (await import('../screens/enquiries/enquiries.screen.tsx')).EnquiriesScreen),
  screen('enquiries/:id', async () => (await import('../screens/enquiries/enquiry.screen.tsx')).EnquiryScreen),
  screen('reviews', async () => (await import('../screens/reviews/reviews.screen.tsx')).ReviewsScreen),
  screen('newsletter', async () => (await import('../screens/newsletter/campaigns.screen.tsx')).CampaignsScreen),
  screen(
    'newsletter/subscribers',
    async () => (await import('../screens/newsletter/subscribers/subscribers.screen.tsx')).SubscribersScreen,
  ),
  screen('newsletter/:id', async () => (await import('../screens/newsletter/campaign.screen.tsx')).CampaignScreen),
  screen('pack', async () => (await import('../screens/pack/pack.screen.tsx')).PackScreen),
  screen('pack/slips', async () => (await import('../screens/pack/slips.screen.tsx')).SlipsScreen),
  screen('pack/labels', async () => (await import('../screens/pack/labels.screen.tsx')).LabelsScreen),
  screen(
    'accounting/reconciliation',
    async () => (await import('../screens/reconciliation/reconciliation.screen.tsx')).ReconciliationScreen,
  ),
  screen('cash', async () => (await import('../screens/cash/cash.screen.tsx')).CashScreen),
  screen('sales', async () => (await import('../screens/sales/sales.screen.tsx')).SalesScreen),
  screen('accounting', async () => (await import('../screens/accounting/accounting.screen.tsx')).AccountingScreen),
  screen('products', async () => (await import('../screens/products/products.screen.tsx')).ProductsScreen),
  screen('products/:id', async () => (await import('../screens/product/product.screen.tsx')).ProductScreen),
  screen(
    'products/import',
    async () => (await import('../screens/product-import/product-import.screen.tsx')).ProductImportScreen,
  ),
  screen('products/addresses', async () => (await import('../screens/redirects/redirects.screen.tsx')).RedirectsScreen),
  screen(
    'products/size-charts',
    async () => (await import('../screens/size-charts/size-charts.screen.tsx')).SizeChartsScreen,
  ),
  screen('stock', async () => (await import('../screens/stock/stock.screen.tsx')).StockScreen),
  screen('stock/:product', async () => (await import('../screens/stock/product-stock.screen.tsx')).ProductStockScreen),
  screen('exchanges', async () => (await import('../screens/exchanges/exchanges.screen.tsx')).ExchangesScreen),
  screen('exchanges/:id', async () => (await import('../screens/exchanges/exchange.screen.tsx')).ExchangeScreen),
  screen('gift-cards', async () => (await import('../screens/gift-cards/gift-cards.screen.tsx')).GiftCardsScreen),
  screen('blog', async () => (await import('../screens/blog/posts.screen.tsx')).PostsScreen),
  screen('blog/:id', async () => (await import('../screens/blog/post.screen.tsx')).PostScreen),
  screen('collections', async () => (await import('../screens/collections/collections.screen.tsx')).CollectionsScreen),
  screen(
    'collections/:handle',
    async () => (await import('../screens/collections/collection.screen.tsx')).CollectionScreen,
  ),
  screen('offers', async () => (await import('../screens/offers/offers.screen.tsx')).OffersScreen),
  screen('offers/report', async () => (await import('../screens/offers/report.screen.tsx')).OfferReportScreen),
  screen('offers/:id', async () => (await import('../screens/offers/offer.screen.tsx')).OfferScreen),
  screen('content', async () => (await import('../screens/content/content.screen.tsx')).ContentScreen),
  screen('content/:page', async () => (await import('../screens/content/editor.screen.tsx')).EditorScreen),
  screen('content/:page/versions', async () => (await import('../screens/content/versions.screen.tsx')).VersionsScreen),
  screen('settings', async () => (await import('../screens/settings/settings.screen.tsx')).SettingsScreen),
  screen(
    'settings/first-steps',
    async () => (await import('../screens/dashboard/first-steps/first-steps.screen.tsx')).FirstStepsScreen,
  ),
  screen('settings/:section', async () => (await import('../screens/settings/section.screen.tsx')).SectionScreen),
  screen('staff', async () => (await import('../screens/staff/staff.screen.tsx')).StaffScreen),
  screen('audit-log', async () => (await import('../screens/audit-log/audit-log.screen.tsx')).AuditLogScreen),
  screen('system', async () => (await import('../screens/system/system.screen.tsx')).SystemScreen),
  screen('account', async () => (await import('../screens/account/account.screen.tsx')).AccountScreen),
  screen('new-email', async () => (await import('../screens/account/you/new-email.screen.tsx')).NewEmailScreen),
  { path: 'sign-out', Component: SignOutPage },
  { path: '*', Component: NotFoundPage },
];

const dashboard = screen('', async () => (await import('../screens/dashboard/dashboard.screen.tsx')).DashboardScreen);

export const createRouter = ({ dispatch }: ReturnType<typeof createStore>) =>
  createBrowserRouter([
    { ErrorBoundary: BrokenPage, HydrateFallback: Starting, children: open },
    {
      ErrorBoundary: BrokenPage,
      HydrateFallback: Starting,
      Component: Shell,
      // Starts together with the screen's file: on a slow line it would otherwise wait for it.
      loader: () => {
        void dispatch(askForMe());
        return null;
      },
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: BrokenPage,
          children: [
            {
              ...dashboard,
              loader: () => {
                void dispatch(askForDashboard());
                return null;
              },
            },
            ...framed,
          ],
        },
      ],
    },
  ]);
