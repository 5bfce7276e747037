// A tick packs an order, and taking it away takes that back. A second tap during the call is none.
import { useRef } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/order-page.ts';
import { showFailure, showToast } from '../../components/toast-queue.ts';
import { useMoveOrderMutation, useUndoMoveMutation } from '../../store/orders.api.ts';

const packed = 'Processing';

export function useTicks(): (number: string, isPacked: boolean) => void {
  const [sendMove] = useMoveOrderMutation();
  const [sendUndo] = useUndoMoveMutation();
  const pending = useRef(new Set<string>());

  async function once(number: string, work: () => Promise<unknown>): Promise<void> {
    if (pending.current.has(number)) return;
    pending.current.add(number);
    await work().catch(showFailure);
    pending.current.delete(number);
  }

  const undo = (number: string) =>
    once(number, async () => {
      const { status } = await sendUndo({ params: { number } }).unwrap();
      showToast(texts.undone(number, status));
    });

  const pack = (number: string) =>
    once(number, async () => {
      await sendMove({ params: { number }, body: { to: packed } }).unwrap();
      showToast(texts.moved(number, packed), { onUndo: () => void undo(number) });
    });

  return (number, isPacked) => void (isPacked ? pack(number) : undo(number));
}
