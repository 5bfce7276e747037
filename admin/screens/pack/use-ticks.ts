// Ticking an order packs it, unticking undoes that. A second tap during the call is ignored.
import { useRef } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
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
  const takeBack = (number: string) => sendUndo({ params: { number } }).unwrap();

  async function undo(number: string): Promise<void> {
    await once(number, async () => showToast(texts.undone(number, (await takeBack(number)).status)));
  }

  async function pack(number: string): Promise<void> {
    const isDone = await once(number, () => move(number));
    if (isDone) showToast(texts.moved(number, packed), { onUndo: () => void undo(number) });
  }

  return (number, isPacked) => void (isPacked ? pack(number) : undo(number));
}
