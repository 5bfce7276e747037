// SQL for what members of staff chose to be told, by mail and on their devices.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import type { Database } from '../../../database/tables.ts';
import { anyWritten } from '../../../database/written.ts';

export interface MemberRow {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly created_at: string;
  /** Null: the member has no row of any kind. */
  readonly kind: NotificationKind | null;
  readonly is_on: number | null;
  readonly by_push: number | null;
  /** How many get messages. */
  readonly devices: number | string | null;
  readonly mailed_at: string | null;
}

/** One row for each kind that a member has chosen or was mailed, or one without a kind. */
const members = (db: Database) =>
  db
    .selectFrom('staff')
    .leftJoin('staff_notifications', 'staff_notifications.staff_id', 'staff.id')
    .select(['staff.id', 'email', 'role', 'staff.created_at', 'kind', 'is_on', 'by_push', 'mailed_at'])
    .select((eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select((count) => count.fn.countAll<number>().as('devices'))
        .whereRef('push_subscriptions.staff_id', '=', 'staff.id')
        .as('devices'),
    );

export function listMember(db: Database, id: string): Promise<MemberRow[]> {
  return members(db).where('staff.id', '=', id).execute();
}

/** Members who may sign in: not disabled, and with a second factor. */
export function listActiveMembers(db: Database): Promise<MemberRow[]> {
  return members(db)
    .where('disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('app_secret', 'is not', null),
        eb.exists(eb.selectFrom('staff_passkeys').select('staff_passkeys.id').whereRef('staff_id', '=', 'staff.id')),
      ]),
    )
    .orderBy('staff.created_at')
    .orderBy('staff.id')
    .execute();
}

export async function insertOrUpdateChoice(
  trx: Database,
  staffId: string,
  kind: NotificationKind,
  { isOn, byPush }: { readonly isOn: boolean; /** Undefined: as before. */ readonly byPush: boolean | undefined },
): Promise<void> {
  const choice = { is_on: isOn ? 1 : 0, ...(byPush !== undefined && { by_push: byPush ? 1 : 0 }) };
  await trx
    .insertInto('staff_notifications')
    .values({ staff_id: staffId, kind, by_push: null, ...choice, mailed_at: null })
    .onConflict((conflict) => conflict.columns(['staff_id', 'kind']).doUpdateSet(choice))
    .execute();
}

/**
 * False if the member was mailed at `before` or later. Of several parallel processes, one gets
 * true; its transaction must queue the mail.
 */
export function updateMailed(
  trx: Database,
  staffId: string,
  kind: NotificationKind,
  { now, before }: { readonly now: string; readonly before: string },
): Promise<boolean> {
  return trx
    .insertInto('staff_notifications')
    .values({ staff_id: staffId, kind, is_on: null, by_push: null, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'kind'])
        .doUpdateSet({ mailed_at: now })
        .where((eb) =>
          eb.or([eb('staff_notifications.mailed_at', 'is', null), eb('staff_notifications.mailed_at', '<', before)]),
        ),
    )
    .$call(anyWritten);
}

/** Of any member, disabled ones too. */
export async function isMemberEmail(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}
