// The morning's news: once a day per member, at 9:00 or, if the shop was down, later on the same day.
import { maxCount } from '@taana-baana/contract/admin/paths/order-tabs.ts';
import { backupIsOldAfter } from '@taana-baana/contract/admin/limits/system-limits.ts';
import type { Database } from '../../../../database/tables.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import { openHoursBefore } from '@taana-baana/contract/calendar/business-days.ts';
import type { Deps } from '../../../../deps.ts';
import { countToConfirm } from '../order-list/order-list.repository.ts';
import { countSold } from '../sales/sales.service.ts';
import { countLowProducts } from '../../goods/stock/stock.repository.ts';
import { findLastBackupAt, findOffSiteCopies } from '../../../shop/system/backups.service.ts';
import { countFailures } from '../../../shop/system/figures.service.ts';
import { type MorningFigures, morningMail } from './morning-mail.ts';
import * as figures from './morning-figures.repository.ts';
import { thisMorning } from './morning.ts';
import { countToPack } from '../../../shop/push/push.repository.ts';
import { tellStaff } from '../../../shop/notifications/queue-staff-mail.service.ts';
import {
  type Member,
  claimMorningMail,
  listMembers,
  hasMorningMail,
} from '../../../shop/notifications/staff-notifications.service.ts';

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'config' | 'settings' | 'gateway'>;

const hour = 3600_000;
const day = 24 * hour;
/** A webhook may come later than the browser. */
const webhookDelay = hour;

/** A job. One statement per run before 9:00 and once everybody has their mail. */
export async function mailStaffInTheMorning(deps: Needs): Promise<void> {
  const { admin } = deps.config;
  const now = deps.clock.now();
  const nine = thisMorning(now)?.toISOString();
  if (!admin || nine === undefined) return;
  const isDue = (member: Member) =>
    hasMorningMail(member) && member.createdAt < nine && (member.morningMailedAt ?? '') < nine;
  for (const member of (await listMembers(deps.db)).filter(isDue)) {
    await inTransaction(deps, async (trx) => {
      // Another process may be faster.
      const times = { now: now.toISOString(), before: nine };
      if (!(await claimMorningMail(trx, member.id, times))) return;
      const since = member.morningMailedAt ?? new Date(now.getTime() - day).toISOString();
      const read = await readFigures(trx, deps, since, now);
      const newsOf = (kinds: Member['kinds']) =>
        morningMail(deps.settings.current().name, { role: member.role, kinds }, read);
      const [mail, push] = [newsOf(member.kinds), member.hasDevices ? newsOf(member.pushKinds) : undefined];
      const recipients = { byMail: mail ? [member] : [], byPush: push ? [member] : [] };
      const news = mail ?? push;
      if (news) await tellStaff(trx, deps, recipients, news);
    });
  }
}

async function readFigures(trx: Database, deps: Needs, since: string, now: Date): Promise<MorningFigures> {
  const ago = (time: number) => new Date(now.getTime() - time).toISOString();
  const sold = await countSold(trx, { from: since, before: ago(0) });
  const failures = await countFailures(trx);
  const lastBackupAt = await findLastBackupAt(trx);
  const copies = await findOffSiteCopies(trx);
  const { promises, daysOff } = deps.settings.current();
  const packWithinHours = promises.processingDays * 24;
  return {
    since,
    newOrders: sold.orders,
    revenue: sold.revenue,
    toConfirm: await countToConfirm(trx, maxCount),
    toPack: await countToPack(trx),
    packWithinHours,
    late: await figures.listToPackSince(trx, openHoursBefore(now, packWithinHours, daysOff).toISOString()),
    lowStock: await countLowProducts(trx, maxCount),
    refundsFailed: failures.refunds,
    mailsUndeliverable: failures.mails,
    lastBackupAt,
    isBackupOld: lastBackupAt === null ? isRealShop(deps) : lastBackupAt < ago(backupIsOldAfter),
    offSite: copies && {
      lastMadeAt: copies.lastMadeAt,
      isBad: copies.hasFailed || (copies.lastMadeAt ?? '') < ago(backupIsOldAfter),
    },
    isProviderSilent: await isProviderSilent(trx, deps, ago),
  };
}

/** A trial shop needs no backup until it has made one. */
const isRealShop = ({ config }: Needs): boolean => config.environment === 'production' && !config.isDemo;

/** Orders are paid, but the provider sends no webhooks. The sandbox does not count. */
async function isProviderSilent(trx: Database, { gateway }: Needs, ago: (time: number) => string): Promise<boolean> {
  if (gateway.isSandbox || (await figures.hasReceivedWebhook(trx, ago(day)))) return false;
  return figures.hasOrderWithoutWebhook(trx, { since: ago(day), until: ago(webhookDelay) });
}
