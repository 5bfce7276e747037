// What a member of staff may be told, by mail and on devices: who may have each, and who gets it by
// default.
import * as z from 'zod/mini';
import { type Permission, type Role, isPermitted } from '../../permissions.ts';
import * as messages from '../../texts/messages.ts';

interface NotificationRule {
  /** What it reports; a member whose role may not see it is never told. */
  readonly permission: Permission;
  /** Roles that get it until they choose otherwise. */
  readonly usualFor: readonly Role[];
}

export const notificationKinds = [
  'new-order',
  'order-cancelled',
  'exchange-requested',
  'enquiry',
  'dispute',
  'digest',
  'late-to-pack',
  'refund-failed',
  'mail-undeliverable',
  'backup-old',
  'no-webhook',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationRules: Readonly<Record<NotificationKind, NotificationRule>> = {
  'new-order': { permission: 'contact.read-under-way', usualFor: ['owner'] },
  'order-cancelled': { permission: 'orders.read', usualFor: ['owner'] },
  'exchange-requested': { permission: 'exchanges.manage', usualFor: ['owner'] },
  enquiry: { permission: 'enquiries.answer', usualFor: ['owner'] },
  dispute: { permission: 'orders.refund', usualFor: ['owner'] },
  digest: { permission: 'orders.read', usualFor: ['owner'] },
  'late-to-pack': { permission: 'orders.pack', usualFor: [] },
  'refund-failed': { permission: 'orders.refund', usualFor: ['owner'] },
  'mail-undeliverable': { permission: 'system.read', usualFor: ['owner'] },
  'backup-old': { permission: 'system.read', usualFor: ['owner'] },
  'no-webhook': { permission: 'system.read', usualFor: [] },
};

export const canGet = (role: Role, kind: NotificationKind): boolean =>
  isPermitted(role, notificationRules[kind].permission);

const kind = z.enum(notificationKinds, { error: messages.notificationUnknown });

/** The kinds that the caller's role may have, in the order of `notificationKinds`. */
export const Notifications = z.object({
  notifications: z.array(z.object({ kind, /** By mail. */ isOn: z.boolean(), byPush: z.boolean() })),
});
export type Notifications = z.infer<typeof Notifications>;

/** All enabled kinds, by mail and on the member's devices; the others are turned off. */
export const NotificationsForm = z.object({
  on: z.array(kind),
  /** Without it, devices get what they got. */
  byPush: z.optional(z.array(kind)),
});
export type NotificationsForm = z.infer<typeof NotificationsForm>;
