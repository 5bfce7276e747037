// The jobs of a running shop.
import { noticeChanges } from './database/changes.ts';
import type { Deps } from './deps.ts';
import { sweepEmailLinks } from './modules/accounts/email/email-links.service.ts';
import { sweepKnownNetworks } from './modules/accounts/passwords/known-networks.service.ts';
import { answerResetRequests, sweepResets } from './modules/accounts/passwords/password-reset.service.ts';
import { sweepSessions } from './modules/accounts/sessions/sessions.service.ts';
import { announceDuePosts } from './modules/blog/scheduled-posts.service.ts';
import { followSales } from './modules/catalog/editor/sales/sales.service.ts';
import { workImports } from './modules/catalog/product-imports/import-job.service.ts';
import { makeDocuments, readFileOfDocument } from './modules/documents/pdf/document-files.service.ts';
import { makePictures } from './modules/photos/make-pictures.service.ts';
import { sweepUploads } from './modules/uploads/uploads.service.ts';
import { sweepPhotos } from './modules/exchanges/exchange-photos.service.ts';
import { sweepRateLimits } from './modules/rate-limits/rate-limits.service.ts';
import { sendMails, sweepMails } from './modules/mail/mail.service.ts';
import { isStillWanted, queueCampaigns } from './modules/newsletter/campaign-sending.service.ts';
import { sweepSubscriptions } from './modules/newsletter/newsletter.service.ts';
import { noticeDisputes } from './modules/payments/disputes/disputes.service.ts';
import { noticeRefunds } from './modules/payments/refunds/provider-refunds.service.ts';
import { queueDueOrderMails } from './modules/orders/place-order.service.ts';
import { reconcileOrders } from './modules/payments/reconciler.service.ts';
import { writeMissingPages } from './modules/redirects/missing-pages.service.ts';
import { sendRefunds } from './modules/payments/refunds/refunds.service.ts';
import { processWebhooks, sweepWebhooks } from './modules/payments/webhooks/webhooks.service.ts';
import { mailUndeliverable } from './modules/staff-notifications/alerts.service.ts';
import { mailUntoldOrders } from './modules/staff-notifications/new-orders.service.ts';
import { mailStaffInTheMorning } from './modules/staff-notifications/morning-mail.service.ts';
import { sweepChallenges } from './modules/staff/challenges.service.ts';
import { sweepInvitations } from './modules/staff/invitations/invitations.service.ts';
import { sweepStaffNetworks } from './modules/staff/staff-networks.service.ts';
import { sweepStaffSessions } from './modules/staff/sessions/staff-sessions.service.ts';
import { makeBackups } from './modules/system/backups.service.ts';
import type { Job } from './workers.ts';

export const shopJobs = (deps: Deps): Job[] => [
  { name: 'notice changes', everySeconds: 2, run: () => noticeChanges(deps) },
  { name: 'announce scheduled posts', everySeconds: 1, run: announceDuePosts(deps) },
  {
    name: 'send mails',
    everySeconds: 5,
    wakesOn: 'mails',
    run: () =>
      sendMails(deps, {
        readDocument: (id) => readFileOfDocument(deps, id),
        onUndeliverable: (trx, changed, ...mail) => mailUndeliverable(trx, changed, deps, ...mail),
        isWanted: (mail) => isStillWanted(deps, mail),
      }),
  },
  { name: 'make documents', everySeconds: 10, wakesOn: 'documents', run: () => makeDocuments(deps) },
  { name: 'queue newsletters', everySeconds: 2, run: () => queueCampaigns(deps) },
  { name: 'start and end sales', everySeconds: 2, run: () => followSales(deps) },
  { name: 'queue order mails', everySeconds: 10, run: () => queueDueOrderMails(deps) },
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
  { name: 'sweep sessions', everySeconds: 3600, run: () => sweepSessions(deps) },
  { name: 'sweep e-mail links', everySeconds: 3600, run: () => sweepEmailLinks(deps) },
  { name: 'sweep known networks', everySeconds: 3600, run: () => sweepKnownNetworks(deps) },
  { name: 'sweep staff sessions', everySeconds: 3600, run: () => sweepStaffSessions(deps) },
  { name: 'sweep staff networks', everySeconds: 3600, run: () => sweepStaffNetworks(deps) },
  { name: 'sweep staff challenges', everySeconds: 3600, run: () => sweepChallenges(deps) },
  { name: 'sweep invitations', everySeconds: 3600, run: () => sweepInvitations(deps) },
  { name: 'sweep resets', everySeconds: 3600, run: () => sweepResets(deps) },
  { name: 'sweep mails', everySeconds: 3600, run: () => sweepMails(deps) },
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
  { name: 'sweep limits', everySeconds: 3600, run: () => sweepRateLimits(deps) },
];
