// The devices on which a member of staff gets messages: registered by the browser, until the member
// turns them off, signs that device out, or is disabled.
import { maxPushDevices } from '@taana-baana/contract/admin/limits/system-limits.ts';
import type { Push, PushSubscriptionForm } from '@taana-baana/contract/admin/schemas/shop/push.ts';
import * as messages from '@taana-baana/contract/admin/texts/messages.ts';
import { v7 } from 'uuid';
import { deviceOf } from '../../../credentials/device.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import type { PushKeys } from '../../../integrations/push-service/push-service.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import * as repository from './push.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'pushes'>;

/** The member and the session that call. */
interface Caller {
  readonly id: string;
  readonly staff: { readonly id: string };
}

/** Made at the first use, and kept: with other keys every browser would have to subscribe again. */
export async function requireKeys({ db, pushes }: Pick<Deps, 'db' | 'pushes'>): Promise<PushKeys> {
  const find = async () => {
    const row = await repository.findKeys(db);
    return row && { publicKey: row.public_key, privateKey: row.private_key };
  };
  const known = await find();
  if (known) return known;
  const made = await pushes.makeKeys();
  await repository.insertKeys(db, { public_key: made.publicKey, private_key: made.privateKey });
  return (await find()) ?? made;
}

export async function showPush(deps: Needs, { id, staff }: Caller): Promise<Push> {
  const { publicKey: key } = await requireKeys(deps);
  const devices = await repository.listSubscriptions(deps.db, staff.id);
  return {
    key,
    devices: devices.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at,
      endpoint: row.endpoint,
      isOfSession: row.session_id === id,
    })),
  };
}

/**
 * Idempotent. The browser registers itself again with each session, because signing out silences
 * only what the session registered.
 */
export async function subscribePush(
  deps: Needs,
  caller: Caller,
  { endpoint, p256dh, auth }: PushSubscriptionForm,
  { userAgent, actor }: { readonly userAgent: string | undefined; readonly actor: Actor },
): Promise<Push> {
  if (!deps.pushes.isPossible(endpoint)) throw new AppError('invalid', messages.pushImpossible);
  const { clock } = deps;
  const staff_id = caller.staff.id;
  await deps.db.transaction().execute(async (trx) => {
    const before = await repository.listSubscriptions(trx, staff_id);
    const device = deviceOf(userAgent);
    const created_at = clock.now().toISOString();
    const row = { id: v7(), staff_id, session_id: caller.id, endpoint, p256dh, auth, device, created_at };
    await repository.insertOrUpdateSubscription(trx, row);
    if (before.some((one) => one.endpoint === endpoint)) return;
    for (const { id } of before.slice(maxPushDevices - 1)) await repository.deleteSubscriptions(trx, { id });
    await recordAction(trx, clock, actor, { action: 'push on', subject: `staff ${staff_id}`, after: { device } });
  });
  return showPush(deps, caller);
}

export async function unsubscribePush(deps: Needs, caller: Caller, id: string, actor: Actor): Promise<Push> {
  const staffId = caller.staff.id;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await repository.deleteSubscriptions(trx, { id, staffId }))) return;
    await recordAction(trx, deps.clock, actor, { action: 'push off', subject: `staff ${staffId}` });
  });
  return showPush(deps, caller);
}

/**
 * With a session that ends, its device gets no messages any more; with all of them, none does. Call
 * in the transaction that ends them. A session that only expires leaves its device on: a phone
 * in a pocket is told.
 */
export async function silenceDevices(
  trx: Database,
  staffId: string,
  which: { readonly sessionId?: string; readonly exceptSessionId?: string } = {},
): Promise<void> {
  await repository.deleteSubscriptions(trx, { staffId, ...which });
}
