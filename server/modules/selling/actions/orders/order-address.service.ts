// The address of an order: where the shop delivers, and the address that create-order sends for a
// paid order.
import { type PaidAddress, country, isPincode, states, unionTerritories } from '@taana-baana/contract';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { type OrderRecord, toAddressText, toOrderRecord } from '../../order/orders.mapping.ts';
import { insertEvent } from '../../order/order-history.repository.ts';
import { lockOrder, updateLocked } from '../../order/orders.repository.ts';
import { faultsOf, isBlank, isComplete, maxStoredCharacters, readPaidAddress } from '../../order/paid-address.ts';
import { queueWaitingMail } from '../checkout/place-order.service.ts';
import { eventOf } from '../../order/transitions.ts';

export { readPaidAddress } from '../../order/paid-address.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes'>;

interface Confirmation {
  readonly order: OrderRecord;
  /** True for one create-order call per order, however many arrive at once. */
  readonly isFirst: boolean;
  /** Missing parts of the address, by field. Empty if the order can be delivered. */
  readonly faults: Readonly<Record<string, string>>;
}

/**
 * A create-order call for a placed order. Its address is stored while the order is `Ordered` and no
 * earlier address was complete; an incomplete one stays until a complete one arrives. Later calls
 * change nothing.
 */
export async function confirmOrder(deps: Needs, order: OrderRecord, address: PaidAddress): Promise<Confirmation> {
  if (order.confirmedAt !== null) return { order, isFirst: false, faults: {} };
  const at = deps.clock.now();
  return inTransaction(deps, async (trx, changed) => {
    const locked = toOrderRecord(await lockOrder(trx, order.id));
    if (locked.confirmedAt !== null) return { order: locked, isFirst: false, faults: {} };
    const hasAddress = locked.address !== null && isComplete(locked.address);
    const isWanted = locked.status === 'Ordered' && (isComplete(address) || !hasAddress);
    const faults = isWanted ? faultsOf(address) : {};
    const isFirst = Object.keys(faults).length === 0;
    const isTaken = isWanted && !isBlank(address) && !isSame(locked.address, address);
    if (!isFirst && !isTaken) return { order: locked, isFirst, faults };
    const updated = await updateLocked(trx, locked.id, {
      ...(isTaken && { address: toAddressText(address), note: reviseNote(deps, locked, address) }),
      ...(isFirst && { acknowledged_at: at.toISOString() }),
    });
    if (isTaken) {
      const what = isFirst ? (locked.address === null ? 'address came' : 'address changed') : 'incomplete address came';
      await insertEvent(trx, { ...eventOf(locked.id, 'Ordered', 'Ordered', 'callback', at), what });
    }
    if (isTaken && isFirst) await queueWaitingMail(trx, changed, deps, locked.id);
    return { order: toOrderRecord(updated), isFirst, faults };
  });
}

function isSame(known: PaidAddress | null, address: PaidAddress): boolean {
  return known !== null && toAddressText(readPaidAddress(known)) === toAddressText(address);
}

/** Whether the shop delivers to a state of the address form. */
export function isStateServed({ settings }: Pick<Deps, 'settings'>, state: string): boolean {
  const served: readonly string[] = settings.current().shipping.unionTerritories
    ? [...states, ...unionTerritories]
    : states;
  return served.includes(state);
}

/** Replaces what is doubtful about the former address, and keeps the rest. */
export function reviseNote(
  deps: Pick<Deps, 'settings'>,
  { address: former, note }: Pick<OrderRecord, 'address' | 'note'>,
  address: PaidAddress,
): string | null {
  const doubt = former && noteOn(deps, former);
  const rest = (doubt ? note?.replace(doubt, '') : note)?.trim();
  return [noteOn(deps, address), rest].filter(Boolean).join(' ') || null;
}

/** What the owner should check before sending the order. */
function noteOn(deps: Pick<Deps, 'settings'>, address: PaidAddress): string | null {
  const { state, pincode } = address;
  const isAbroad = address.country !== country;
  const isUnserved = isAbroad || (state !== '' && !isStateServed(deps, state));
  const missing = Object.keys(faultsOf(address)).join(', ');
  const notes = [
    missing && `The address is incomplete (${missing}): ask the customer.`,
    typeof pincode === 'number' && !isPincode(pincode) && `${pincode} is not an Indian PIN code.`,
    isUnserved && `The address is in ${isAbroad ? address.country : state}, where the shop does not deliver.`,
    Object.values(address).some((value) => String(value).length === maxStoredCharacters) &&
      'The address was too long and is cut.',
  ];
  return notes.filter(Boolean).join(' ') || null;
}
