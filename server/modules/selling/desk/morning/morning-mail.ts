// The content of the morning mail for one member: the daily summary if wanted, and what needs
// attention.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import * as texts from '@taana-baana/contract/admin/texts/mails/morning.ts';
import { formatTime } from './morning.ts';
import type { StaffMail } from '../../../shop/notifications/queue-staff-mail.service.ts';

export interface MorningFigures {
  readonly since: string;
  readonly newOrders: number;
  /** Rupees. */
  readonly revenue: number;
  readonly toConfirm: number;
  readonly toPack: number;
  readonly packWithinHours: number;
  /** Numbers of late orders, oldest first. */
  readonly late: readonly string[];
  readonly lowStock: number;
  readonly refundsFailed: number;
  readonly mailsUndeliverable: number;
  readonly lastBackupAt: string | null;
  readonly isBackupOld: boolean;
  /** Null: copies are not wanted. */
  readonly offSite: { readonly lastMadeAt: string | null; readonly isBad: boolean } | null;
  readonly isProviderSilent: boolean;
}

interface Reader {
  readonly role: Role;
  readonly kinds: ReadonlySet<NotificationKind>;
}

/** Undefined when there is nothing to tell this member. */
export function morningMail(shop: string, reader: Reader, figures: MorningFigures): StaffMail | undefined {
  const hasDigest = reader.kinds.has('digest');
  const attention = attentionTo(reader, figures).map((text) => ({ text }));
  if (!hasDigest && attention.length === 0) return undefined;
  const summary = [{ text: texts.since(formatTime(figures.since)) }, { rows: rowsFor(reader.role, figures) }];
  return {
    kind: 'digest',
    subject: hasDigest ? texts.subject(shop) : texts.subjectAttention(shop),
    heading: texts.heading,
    parts: [...attention, ...(hasDigest ? summary : [])],
    button: texts.button,
    opens: '/',
  };
}

function attentionTo({ kinds }: Reader, figures: MorningFigures): string[] {
  const { late, packWithinHours, lastBackupAt } = figures;
  return [
    kinds.has('late-to-pack') && late.length > 0 && texts.lateToPack(late.length, late[0] ?? '', packWithinHours),
    kinds.has('backup-old') &&
      figures.isBackupOld &&
      (lastBackupAt === null ? texts.noBackup : texts.backupOld(formatTime(lastBackupAt))),
    kinds.has('backup-old') && figures.offSite?.isBad && texts.noOffSiteCopy(formatLast(figures.offSite.lastMadeAt)),
    kinds.has('no-webhook') && figures.isProviderSilent && texts.noWebhook,
  ].filter((text) => typeof text === 'string');
}

/** Each line only for members who may see it in the admin. */
function rowsFor(role: Role, figures: MorningFigures): { label: string; value: string }[] {
  const can = (permission: Parameters<typeof isPermitted>[1]) => isPermitted(role, permission);
  const { lastBackupAt } = figures;
  return [
    { label: texts.newOrders, value: String(figures.newOrders) },
    can('revenue.read') && { label: texts.revenue, value: formatRupees(figures.revenue) },
    can('orders.address') && figures.toConfirm > 0 && { label: texts.toConfirm, value: String(figures.toConfirm) },
    { label: texts.toPack, value: String(figures.toPack) },
    { label: texts.late(figures.packWithinHours), value: String(figures.late.length) },
    // A shop that makes everything to order does not count.
    can('stock.count') && figures.lowStock > 0 && { label: texts.lowStock, value: String(figures.lowStock) },
    can('orders.refund') && { label: texts.refundsFailed, value: String(figures.refundsFailed) },
    can('system.read') && { label: texts.mailsUndeliverable, value: String(figures.mailsUndeliverable) },
    can('system.read') && {
      label: texts.lastBackup,
      value: formatLast(lastBackupAt),
    },
  ].filter((row) => row !== false);
}

const formatLast = (time: string | null): string => (time === null ? texts.never : formatTime(time));
