// The jobs of a running shop.
import { deleteExpired } from './database/expired.ts';
import { noticeChanges } from './database/changes.ts';
import type { Deps } from './deps.ts';
import { answerResetRequests, sweepResets } from './modules/people/accounts/passwords/password-reset.service.ts';
import { customerNetworks } from './modules/people/accounts/accounts.service.ts';
import { customerSessions } from './modules/people/accounts/sessions.service.ts';
import { refreshBanners } from './modules/content/content/content.service.ts';
import { announceDuePosts } from './modules/content/blog/scheduled-posts.service.ts';
import { publishWaiting } from './modules/catalog/editor/waiting-products.service.ts';
import { applySalePrices } from './modules/catalog/editor/sale-prices/sale-prices.service.ts';
import { workImports } from './modules/catalog/imports/import-job.service.ts';
import { makeDocuments, readFileOfDocument } from './modules/selling/money/documents/pdf/document-files.service.ts';
import { makePictures } from './modules/shop/photos/make-pictures.service.ts';
import { sweepUploads } from './modules/shop/uploads/uploads.service.ts';
import { sweepPhotos } from './modules/selling/actions/exchanges/exchange-photos.service.ts';
import { sendMails, sweepMails } from './modules/shop/mail/mail.service.ts';
import { isStillWanted, queueCampaigns } from './modules/content/newsletter/campaign-sending.service.ts';
import { sweepSubscriptions } from './modules/content/newsletter/newsletter.service.ts';
import { noticeDisputes } from './modules/selling/money/methods/razorpay/disputes.service.ts';
import { noticeRefunds } from './modules/selling/money/methods/razorpay/provider-refunds.service.ts';
import { refreshOffers } from './modules/selling/money/offers/shopper/shown-offers.service.ts';
import { forgetPastCustomers } from './modules/selling/money/offers/shopper/people.service.ts';
import { fillFromPreviousVersion } from './modules/selling/money/payments/previous-version.service.ts';
import { queueDueOrderMails } from './modules/selling/actions/checkout/place-order.service.ts';
import {
  endUnconfirmed,
  remindUnconfirmed,
} from './modules/selling/actions/cash-on-delivery/unconfirmed-orders.service.ts';
import { forgetCheckouts } from './modules/selling/actions/checkout/unfinished-checkouts.service.ts';
import { reconcileOrders } from './modules/selling/actions/checkout/reconciler.service.ts';
import { writeMissingPages } from './modules/content/redirects/missing-pages.service.ts';
import { sendRefunds } from './modules/selling/money/methods/razorpay/send-refunds.service.ts';
import { processWebhooks, sweepWebhooks } from './modules/selling/actions/checkout/webhooks.service.ts';
import { sendPushes } from './modules/shop/push/send-pushes.service.ts';
import { refreshAnnouncements } from './modules/shop/settings/notices.service.ts';
import { mailUndeliverable } from './modules/shop/notifications/alerts.service.ts';
import { mailUntoldOrders } from './modules/shop/notifications/new-orders.service.ts';
import { mailStaffInTheMorning } from './modules/selling/desk/morning/morning-mail.service.ts';
import { staffNetworks } from './modules/people/staff/sign-in.service.ts';
import { staffSessions } from './modules/people/staff/staff-sessions.service.ts';
import { makeBackups } from './modules/shop/system/backups.service.ts';
import type { Job } from './workers.ts';

export const shopJobs = (deps: Deps): Job[] => [
  { name: 'notice changes', everySeconds: 2, run: () => noticeChanges(deps) },
  { name: 'fill from the previous version', everySeconds: 10, run: () => fillFromPreviousVersion(deps) },
  { name: 'change announcements', everySeconds: 1, run: refreshAnnouncements(deps) },
  { name: 'change banners', everySeconds: 1, run: refreshBanners(deps) },
  { name: 'announce scheduled posts', everySeconds: 1, run: announceDuePosts(deps) },
  {
    name: 'send mails',
    everySeconds: 5,
    wakesOn: 'mails',
    run: () =>
      sendMails(deps, {
        readDocument: (id) => readFileOfDocument(deps, id),
        onUndeliverable: (trx, ...mail) => mailUndeliverable(trx, deps, ...mail),
        isWanted: (mail) => isStillWanted(deps, mail),
      }),
  },
  { name: 'send pushes', everySeconds: 5, wakesOn: 'pushes', run: () => sendPushes(deps) },
  { name: 'make documents', everySeconds: 10, wakesOn: 'documents', run: () => makeDocuments(deps) },
  { name: 'queue newsletters', everySeconds: 2, run: () => queueCampaigns(deps) },
  { name: 'publish waiting products', everySeconds: 2, run: () => publishWaiting(deps) },
  { name: 'start and end sales', everySeconds: 2, run: () => applySalePrices(deps) },
  { name: 'start and end offers', everySeconds: 2, run: refreshOffers(deps) },
  { name: 'queue order mails', everySeconds: 10, run: () => queueDueOrderMails(deps) },
  { name: 'remind to confirm orders', everySeconds: 60, run: () => remindUnconfirmed(deps) },
  { name: 'cancel unconfirmed orders', everySeconds: 60, run: () => endUnconfirmed(deps) },
  { name: 'apply webhooks', everySeconds: 2, wakesOn: 'webhooks', run: () => processWebhooks(deps) },
  {
    name: 'check unpaid orders',
    everySeconds: deps.config.reconcileEverySeconds,
    wakesOn: 'payment checks',
    run: () => reconcileOrders(deps),
  },
  { name: 'send refunds', everySeconds: 30, wakesOn: 'refunds', run: () => sendRefunds(deps) },
  { name: 'notice refunds', everySeconds: 30, run: () => noticeRefunds(deps) },
  { name: 'notice disputes', everySeconds: 3600, run: () => noticeDisputes(deps) },
  { name: 'sweep webhooks', everySeconds: 3600, run: () => sweepWebhooks(deps) },
  { name: 'answer reset requests', everySeconds: 2, run: () => answerResetRequests(deps) },
  { name: 'sweep sessions', everySeconds: 3600, run: () => customerSessions.sweep(deps) },
  { name: 'sweep e-mail links', everySeconds: 3600, run: () => deleteExpired(deps, 'email_links') },
  { name: 'sweep known networks', everySeconds: 3600, run: () => customerNetworks.sweep(deps) },
  { name: 'sweep staff sessions', everySeconds: 3600, run: () => staffSessions.sweep(deps) },
  { name: 'sweep staff networks', everySeconds: 3600, run: () => staffNetworks.sweep(deps) },
  { name: 'sweep staff challenges', everySeconds: 3600, run: () => deleteExpired(deps, 'staff_challenges') },
  { name: 'sweep invitations', everySeconds: 3600, run: () => deleteExpired(deps, 'staff_invitations') },
  { name: 'sweep resets', everySeconds: 3600, run: () => sweepResets(deps) },
  { name: 'sweep mails', everySeconds: 3600, run: () => sweepMails(deps) },
  { name: 'forget unfinished checkouts', everySeconds: 3600, run: () => forgetCheckouts(deps) },
  { name: 'forget past customers', everySeconds: 3600, run: () => forgetPastCustomers(deps) },
  { name: 'sweep exchange photos', everySeconds: 3600, run: () => sweepPhotos(deps) },
  { name: 'sweep subscriptions', everySeconds: 3600, run: () => sweepSubscriptions(deps) },
  { name: 'sweep pictures', everySeconds: 3600, run: () => deps.images.removeUnfinished(deps.clock.now()) },
  // Only if the admin is open here: the files must be on its machine.
  ...(deps.config.admin?.port !== undefined
    ? [
        { name: 'make backups', everySeconds: 30, wakesOn: 'backups' as const, run: () => makeBackups(deps) },
        { name: 'make pictures', everySeconds: 5, wakesOn: 'photos' as const, run: () => makePictures(deps) },
        { name: 'import products', everySeconds: 5, wakesOn: 'imports' as const, run: () => workImports(deps) },
        { name: 'sweep uploads', everySeconds: 3600, run: () => sweepUploads(deps) },
      ]
    : []),
  { name: 'mail staff in the morning', everySeconds: 60, run: () => mailStaffInTheMorning(deps) },
  { name: 'count missing pages', everySeconds: 60, run: () => writeMissingPages(deps) },
  { name: 'mail orders of a busy hour', everySeconds: 60, run: () => mailUntoldOrders(deps) },
  { name: 'sweep limits', everySeconds: 3600, run: () => deleteExpired(deps, 'limits') },
];
