// Ticking orders as packed: by press, by key, and by a scan of the slip.
import { type RefObject, useRef } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { statusLabels } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { scanned } from '@taana-baana/contract/admin/texts/selling/packing.ts';
import { isReadyToPack } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { PackingOrder } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { readSlipCode } from '@taana-baana/contract/typed/slip-code.ts';
import type { ScanResult } from '../../components/scan/scan-button.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { useKeys } from '../../components/use-keys.ts';
import type { AdminError } from '../../store/send.ts';
import { useCall } from '../../store/use-call.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';

const packed = 'Processing';
const notFound = 404;

type Ticked = Pick<PackingOrder, 'number' | 'contents'>;

interface Ticks {
  readonly tick: (order: Ticked, isPacked: boolean) => void;
  /** Packs an order by its slip, if nothing is in the way. */
  readonly scan: (code: string) => Promise<ScanResult>;
}

export function useTicks(): Ticks {
  const { call } = useCall();
  const [sendMove] = ordersApi.useMoveOrderMutation();
  const [sendUndo] = ordersApi.useUndoMoveMutation();
  const pending = useRef(new Set<string>());

  /** Resolves to whether it succeeded. */
  async function once(number: string, work: () => Promise<unknown>): Promise<boolean> {
    if (pending.current.has(number)) return false;
    pending.current.add(number);
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      pending.current.delete(number);
    }
  }

  const move = ({ number, contents }: Ticked) =>
    sendMove({ params: { number }, body: { to: packed, contents } }).unwrap();
  const undoMove = (number: string) => sendUndo({ params: { number } }).unwrap();

  async function undo(number: string): Promise<void> {
    await once(number, async () => showToast(texts.undone(number, (await undoMove(number)).status)));
  }

  async function pack(order: Ticked): Promise<void> {
    const { number } = order;
    const isDone = await once(number, () => move(order));
    if (isDone) showToast(texts.moved(number, packed), { onUndo: () => void undo(number) });
  }

  async function scan(code: string): Promise<ScanResult> {
    const { number, contents } = readSlipCode(code);
    const refuse = (text: string) => ({ text, isRefused: true });
    // As it is now: another member may have packed or cancelled it since.
    const order = await call('getOrder', { params: { number } }).catch((error: AdminError) => {
      if (error.status === notFound) return undefined;
      throw error;
    });
    if (!order) return refuse(scanned.unknown(number));
    if (order.status === packed) return refuse(scanned.already(number));
    if (order.status !== 'Ordered') return refuse(scanned.elsewhere(number, statusLabels[order.status]));
    if (!isReadyToPack(order)) return refuse(scanned.held(number));
    // Without its own: what the order has now.
    await move({ number, contents: contents ?? order.contents });
    return { text: texts.moved(number, packed), onUndo: () => undo(number) };
  }

  return { tick: (order, isPacked) => void (isPacked ? pack(order) : undo(order.number)), scan };
}

export function useTickKeys(list: RefObject<HTMLElement | null>): void {
  function move(step: 1 | -1): void {
    const ticks = [...(list.current?.querySelectorAll<HTMLInputElement>('.tick input') ?? [])];
    const focused = ticks.indexOf(document.activeElement as HTMLInputElement);
    const first = ticks.findIndex((tick) => !tick.checked);
    const next = ticks[focused >= 0 ? Math.min(Math.max(focused + step, 0), ticks.length - 1) : first];
    next?.focus({ preventScroll: true });
    next?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }
  useKeys({ j: () => move(1), k: () => move(-1) });
}
