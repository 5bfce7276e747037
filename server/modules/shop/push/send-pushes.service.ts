// Messages to the devices of staff: queued in the transaction of what they report, sent by a job,
// tried again for a day.
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import type { PushPayload, PushTest } from '@taana-baana/contract/admin/schemas/shop/push.ts';
import { v7 } from 'uuid';
import { type Outcome, nextAttempt, workQueue } from '../../../database/job-queue.ts';
import type { PushMessageRow, PushSubscriptionRow } from '../../../database/tables/staff-tables.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Clock, Deps } from '../../../deps.ts';
import type { PushOutcome } from '../../../integrations/push-service/push-service.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import * as repository from './push.repository.ts';
import { requireKeys } from './push.service.ts';

const minute = 60_000;
const queue = { table: 'push_messages', due: 'try_at', attempts: 'tries', rowsAtOnce: 10 } as const;
const backOff = { pauses: [1, 5, 15, 60].map((minutes) => minutes * minute), giveUpAfter: 24 * 60 * minute };

/** Of these a phone that was off shows only the newest: it says how many orders wait. */
const replaced: readonly PushPayload['kind'][] = ['new-order', 'digest', 'test'];

/** Call in the transaction that the message reports. */
export async function queuePushes(
  trx: Transaction,
  clock: Clock,
  members: readonly { readonly id: string }[],
  message: { readonly kind: NotificationKind; readonly path: string },
): Promise<void> {
  if (members.length === 0) return;
  const now = clock.now().toISOString();
  const devices = await repository.listSubscriptionIds(
    trx,
    members.map(({ id }) => id),
  );
  const rowFor = ({ id }: { id: string }): PushMessageRow => {
    return { id: v7(), subscription_id: id, ...message, created_at: now, try_at: now, tries: 0 };
  };
  await repository.insertMessages(trx, devices.map(rowFor));
  trx.announce({ data: 'pushes' });
}

type Needs = Pick<Deps, 'db' | 'changes' | 'clock' | 'pushes' | 'settings' | 'log'>;

/** A job. A message whose sender was killed may come twice; the device then shows it once. */
export const sendPushes = (deps: Needs): Promise<void> =>
  workQueue(deps, queue, async (message) => {
    const { id, kind, path, tries, created_at: since } = message;
    const subscription = await repository.findSubscription(deps.db, message.subscription_id);
    const outcome = subscription ? await send(deps, subscription, { kind, path }) : 'gone';
    const next = outcome === 'later' ? nextAttempt(backOff, { now: deps.clock.now(), attempts: tries, since }) : null;
    return (async (trx) => {
      if (outcome === 'gone') await repository.deleteSubscriptions(trx, { id: message.subscription_id });
      if (next === null) await repository.deleteMessage(trx, id);
      else await repository.updateMessageDue(trx, id, next);
    }) satisfies Outcome;
  });

/** Sends a message to each of the member's devices now. */
export async function testPush(deps: Needs, staffId: string, actor: Actor): Promise<PushTest> {
  const devices = await repository.listSubscriptions(deps.db, staffId);
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = await send(deps, device, { kind: 'test', path: '/account' });
      if (outcome === 'gone') await repository.deleteSubscriptions(deps.db, { id: device.id });
      return outcome;
    }),
  );
  const sent = outcomes.filter((outcome) => outcome === 'taken').length;
  const result = { sent, failed: outcomes.length - sent };
  const entry = { action: 'push test', subject: `staff ${staffId}`, after: result } as const;
  await deps.db.transaction().execute((trx) => recordAction(trx, deps.clock, actor, entry));
  return result;
}

async function send(
  deps: Needs,
  device: PushSubscriptionRow,
  { kind, path }: Omit<PushPayload, 'toPack'>,
): Promise<PushOutcome> {
  // The badge of one who does not pack counts nothing.
  const isPacking = isPermitted(await repository.findRole(deps.db, device.staff_id), 'orders.pack');
  const payload: PushPayload = { kind, path, toPack: isPacking ? await repository.countToPack(deps.db) : 0 };
  const { outcome, status } = await deps.pushes.send(await requireKeys(deps), device, {
    payload: JSON.stringify(payload),
    contact: deps.settings.current().contact.email,
    topic: replaced.includes(kind) ? kind : undefined,
  });
  // The endpoint's path is the device's secret; its host says whose service it is.
  const { host } = new URL(device.endpoint);
  if (outcome !== 'taken')
    deps.log.warn({ staff: device.staff_id, host, status, outcome }, 'a message to a device of staff was not taken');
  return outcome;
}
