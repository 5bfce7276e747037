// Ticking orders as packed, by press and by key.
import { type RefObject, useRef } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { useKeys } from '../../components/use-keys.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';

const packed = 'Processing';

export function useTicks(): (number: string, isPacked: boolean) => void {
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

  const move = (number: string) => sendMove({ params: { number }, body: { to: packed } }).unwrap();
  const undoMove = (number: string) => sendUndo({ params: { number } }).unwrap();

  async function undo(number: string): Promise<void> {
    await once(number, async () => showToast(texts.undone(number, (await undoMove(number)).status)));
  }

  async function pack(number: string): Promise<void> {
    const isDone = await once(number, () => move(number));
    if (isDone) showToast(texts.moved(number, packed), { onUndo: () => void undo(number) });
  }

  return (number, isPacked) => void (isPacked ? pack(number) : undo(number));
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
