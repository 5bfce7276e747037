// What each member of staff is told, by mail and on devices: their own choice, or the default of
// their role.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import {
  type NotificationKind,
  type Notifications,
  type NotificationsForm,
  canGet,
  notificationKinds,
  notificationRules,
} from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import {
  type MemberRow,
  insertOrUpdateChoice,
  listActiveMembers,
  listMember,
  updateMailed,
} from './staff-notifications.repository.ts';

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: string;
  /** By mail. */
  readonly kinds: ReadonlySet<NotificationKind>;
  /** On devices, if there are any. */
  readonly pushKinds: ReadonlySet<NotificationKind>;
  readonly hasDevices: boolean;
  /** When the last morning mail was due. */
  readonly morningMailedAt: string | null;
}

/** Members who may sign in, with the kinds that they want and may have. One statement. */
export const listMembers = async (db: Database): Promise<Member[]> => toMembers(await listActiveMembers(db));

function toMembers(all: readonly MemberRow[]): Member[] {
  const byId = Map.groupBy(all, ({ id }) => id);
  return [...byId.values()].map((rows) => {
    const { id, email, role, created_at: createdAt, devices } = rows[0] as MemberRow;
    const rowOf = (kind: NotificationKind) => rows.find((row) => row.kind === kind);
    const isOn = (kind: NotificationKind) => {
      const chosen = rowOf(kind)?.is_on ?? null;
      return canGet(role, kind) && (chosen === null ? notificationRules[kind].usualFor.includes(role) : chosen === 1);
    };
    const byPush = (kind: NotificationKind) => {
      const chosen = rowOf(kind)?.by_push ?? null;
      return chosen === null ? isOn(kind) : canGet(role, kind) && chosen === 1;
    };
    const morningMailedAt = rowOf('digest')?.mailed_at ?? null;
    return {
      id,
      email,
      role,
      createdAt,
      morningMailedAt,
      kinds: new Set(notificationKinds.filter(isOn)),
      pushKinds: new Set(notificationKinds.filter(byPush)),
      hasDevices: Number(devices) > 0,
    };
  });
}

/** Whom to mail, and whose devices to tell. */
export interface Recipients {
  readonly byMail: readonly Member[];
  readonly byPush: readonly Member[];
}

export const recipientsAmong = (members: readonly Member[], kind: NotificationKind): Recipients => ({
  byMail: members.filter(({ kinds }) => kinds.has(kind)),
  byPush: members.filter(({ pushKinds, hasDevices }) => hasDevices && pushKinds.has(kind)),
});

/** One statement. */
export const listRecipients = async (db: Database, kind: NotificationKind): Promise<Recipients> =>
  recipientsAmong(await listMembers(db), kind);

export async function showNotifications({ db }: Pick<Deps, 'db'>, staffId: string): Promise<Notifications> {
  const { role, kinds, pushKinds } = await requireMember(db, staffId);
  const notifications = notificationKinds
    .filter((kind) => canGet(role, kind))
    .map((kind) => ({ kind, isOn: kinds.has(kind), byPush: pushKinds.has(kind) }));
  return { notifications };
}

/** The kinds that are mailed at 9:00, in one mail. */
const morningKinds: readonly NotificationKind[] = ['digest', 'late-to-pack', 'backup-old', 'no-webhook'];

/** By mail, or on a device. */
export const hasMorningMail = ({ kinds, pushKinds, hasDevices }: Member): boolean =>
  morningKinds.some((kind) => kinds.has(kind) || (hasDevices && pushKinds.has(kind)));

/**
 * Notes that the member's morning mail is sent at `now`. False if it was after `before`: of several
 * parallel processes one gets true, and mails.
 */
export const claimMorningMail = (
  trx: Database,
  staffId: string,
  times: { readonly now: string; readonly before: string },
): Promise<boolean> => updateMailed(trx, staffId, 'digest', times);

export async function saveNotifications(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staffId: string,
  { on, byPush }: NotificationsForm,
  actor: Actor,
): Promise<Notifications> {
  await db.transaction().execute(async (trx) => {
    const before = await requireMember(trx, staffId);
    if ([...on, ...(byPush ?? [])].some((kind) => !canGet(before.role, kind)))
      throw new AppError('forbidden', messages.notPermitted);
    for (const kind of notificationKinds.filter((one) => canGet(before.role, one))) {
      await insertOrUpdateChoice(trx, staffId, kind, { isOn: on.includes(kind), byPush: byPush?.includes(kind) });
    }
    // The first morning mail comes tomorrow, not when it is turned on in the afternoon.
    if (!hasMorningMail(before)) {
      const now = clock.now().toISOString();
      await claimMorningMail(trx, staffId, { now, before: now });
    }
    await recordAction(trx, clock, actor, {
      action: 'notifications save',
      subject: `staff ${staffId}`,
      before: { on: [...before.kinds], ...(byPush && { byPush: [...before.pushKinds] }) },
      after: { on, ...(byPush && { byPush }) },
    });
  });
  return showNotifications({ db }, staffId);
}

async function requireMember(db: Database, staffId: string): Promise<Member> {
  // The owner of a development server has no second factor, and chooses too.
  const [member] = toMembers(await listMember(db, staffId));
  if (!member) throw new AppError('not-found', messages.staffNotFound);
  return member;
}
