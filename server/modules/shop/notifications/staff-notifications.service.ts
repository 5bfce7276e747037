// Which members of staff get which mails: their own choice, or the default of their role.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import {
  type NotificationKind,
  type Notifications,
  mayGet,
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
  readonly kinds: ReadonlySet<NotificationKind>;
  /** When the last morning mail was due. */
  readonly morningMailedAt: string | null;
}

/** Members who may sign in, with the kinds that they want and may have. One statement. */
export const listMembers = async (db: Database): Promise<Member[]> => toMembers(await listActiveMembers(db));

function toMembers(all: readonly MemberRow[]): Member[] {
  const byId = Map.groupBy(all, ({ id }) => id);
  return [...byId.values()].map((rows) => {
    const { id, email, role, created_at: createdAt } = rows[0] as MemberRow;
    const rowOf = (kind: NotificationKind) => rows.find((row) => row.kind === kind);
    const isOn = (kind: NotificationKind) => {
      const chosen = rowOf(kind)?.is_on ?? null;
      return mayGet(role, kind) && (chosen === null ? notificationRules[kind].usualFor.includes(role) : chosen === 1);
    };
    const morningMailedAt = rowOf('digest')?.mailed_at ?? null;
    return { id, email, role, createdAt, morningMailedAt, kinds: new Set(notificationKinds.filter(isOn)) };
  });
}

/** One statement. */
export async function listRecipients(db: Database, kind: NotificationKind): Promise<Member[]> {
  return (await listMembers(db)).filter(({ kinds }) => kinds.has(kind));
}

export async function showNotifications({ db }: Pick<Deps, 'db'>, staffId: string): Promise<Notifications> {
  const { role, kinds } = await requireMember(db, staffId);
  const notifications = notificationKinds
    .filter((kind) => mayGet(role, kind))
    .map((kind) => ({ kind, isOn: kinds.has(kind) }));
  return { notifications };
}

/** The kinds that are mailed at 9:00, in one mail. */
const morningKinds: readonly NotificationKind[] = ['digest', 'late-to-pack', 'backup-old', 'no-webhook'];

export const wantsMorningMail = ({ kinds }: Pick<Member, 'kinds'>): boolean =>
  morningKinds.some((kind) => kinds.has(kind));

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
  on: readonly NotificationKind[],
  actor: Actor,
): Promise<Notifications> {
  await db.transaction().execute(async (trx) => {
    const before = await requireMember(trx, staffId);
    if (on.some((kind) => !mayGet(before.role, kind))) throw new AppError('forbidden', messages.notPermitted);
    for (const kind of notificationKinds.filter((one) => mayGet(before.role, one))) {
      await insertOrUpdateChoice(trx, staffId, kind, on.includes(kind));
    }
    // The first morning mail comes tomorrow, not when it is turned on in the afternoon.
    if (!wantsMorningMail(before)) {
      const now = clock.now().toISOString();
      await claimMorningMail(trx, staffId, { now, before: now });
    }
    await recordAction(trx, clock, actor, {
      action: 'notifications save',
      subject: `staff ${staffId}`,
      before: { on: [...before.kinds] },
      after: { on },
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
