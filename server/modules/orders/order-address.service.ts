// The address of an order: where the shop delivers, and the address that create-order brings when the order is paid.
import { type PaidAddress, country, isPincode, states, unionTerritories } from '@taana-baana/contract';
import type { OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { eventOf } from './advance-order.ts';
import { toAddress, toAddressText } from './orders.mapping.ts';
import { insertEvent, lockOrder, updateHeld } from './orders.repository.ts';
import { faultsOf, isBlank, isComplete, longestKept, readPaidAddress } from './paid-address.ts';
import { queueWaitingMail } from './placing.service.ts';

export { readPaidAddress } from './paid-address.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'shop' | 'changes'>;

interface Acknowledgement {
  readonly order: OrderRow;
  /** For one create-order a row, however many come at once. */
  readonly isFirst: boolean;
  /** By field: what is still missing of the address. Empty when the order can do with what it has. */
  readonly faults: Readonly<Record<string, string>>;
}

/**
 * A create-order of a placed order. Its address is taken while the order is `Ordered` and no earlier one was complete; an
 * incomplete one is kept until a complete one comes. Once the order has moved on, it stays as it is.
 */
export async function acknowledgeOrder(deps: Needs, order: OrderRow, address: PaidAddress): Promise<Acknowledgement> {
  if (order.acknowledged_at !== null) return { order, isFirst: false, faults: {} };
  const at = deps.clock.now();
  const done = await deps.db.transaction().execute(async (trx) => {
    const held = await lockOrder(trx, order.id);
    if (held.acknowledged_at !== null) return { order: held, isFirst: false, faults: {}, isMailQueued: false };
    const isWanted = held.status === 'Ordered' && (isComplete(address) || !hasAddress(held));
    const faults = isWanted ? faultsOf(address) : {};
    const isFirst = Object.keys(faults).length === 0;
    const isTaken = isWanted && !isBlank(address) && !isSame(held, address);
    if (!isFirst && !isTaken) return { order: held, isFirst, faults, isMailQueued: false };
    const changed = await updateHeld(trx, held.id, {
      ...(isTaken && { address: toAddressText(address), note: noteOn(deps, address) }),
      ...(isFirst && { acknowledged_at: at.toISOString() }),
    });
    if (isTaken) {
      const what = isFirst ? (held.address === null ? 'address came' : 'address changed') : 'incomplete address came';
      await insertEvent(trx, { ...eventOf(held.id, 'Ordered', 'Ordered', 'callback', at), what });
    }
    const isMailQueued = isTaken && isFirst && (await queueWaitingMail(trx, deps, held.id));
    return { order: changed, isFirst, faults, isMailQueued };
  });
  if (done.isMailQueued) deps.changes.publish({ data: 'mails' });
  return done;
}

function hasAddress(order: OrderRow): boolean {
  const address = toAddress(order);
  return address !== null && isComplete(address);
}

function isSame(order: OrderRow, address: PaidAddress): boolean {
  const known = toAddress(order);
  return known !== null && toAddressText(readPaidAddress(known)) === toAddressText(address);
}

/** Whether the shop delivers to a state of the address form. */
export function isStateServed({ shop }: Pick<Deps, 'shop'>, state: string): boolean {
  const served: readonly string[] = shop.shipsToUnionTerritories ? [...states, ...unionTerritories] : states;
  return served.includes(state);
}

/** What the owner should look at before sending it. */
function noteOn(deps: Pick<Deps, 'shop'>, address: PaidAddress): string | null {
  const { state, pincode } = address;
  const isAbroad = address.country !== country;
  const isUnserved = isAbroad || (state !== '' && !isStateServed(deps, state));
  const missing = Object.keys(faultsOf(address)).join(', ');
  const notes = [
    missing && `The address is incomplete (${missing}): ask the customer.`,
    typeof pincode === 'number' && !isPincode(pincode) && `${pincode} is not an Indian PIN code.`,
    isUnserved && `The address is in ${isAbroad ? address.country : state}, where the shop does not deliver.`,
    Object.values(address).some((value) => String(value).length === longestKept) &&
      'The address was too long and is cut.',
  ];
  return notes.filter(Boolean).join(' ') || null;
}
