// A tick packs an order, and taking it away takes that back. A second tap during the call is none.
import { useRef, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/order-page.ts';
import { orders as packingTexts } from '@taana-baana/contract/admin/texts/packing.ts';
import { showFailure, showToast } from '../../components/toast-queue.ts';
import { useMoveOrderMutation, useUndoMoveMutation } from '../../store/orders.api.ts';

const packed = 'Processing';

interface Ticks {
  readonly tick: (number: string, isPacked: boolean) => void;
  /** One after the other: an order that is refused does not keep the rest. */
  readonly tickAll: (numbers: readonly string[]) => void;
  /** Of all. */
  readonly isPending: boolean;
}

export function useTicks(): Ticks {
  const [sendMove] = useMoveOrderMutation();
  const [sendUndo] = useUndoMoveMutation();
  const [isPending, setIsPending] = useState(false);
  const pending = useRef(new Set<string>());

  /** Resolves to whether it is done. */
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

  async function each(numbers: readonly string[], work: (number: string) => Promise<unknown>): Promise<string[]> {
    setIsPending(true);
    const done: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- forty calls at once would hold up everybody else's
    for (const number of numbers) if (await once(number, () => work(number))) done.push(number);
    setIsPending(false);
    return done;
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

  async function packAll(numbers: readonly string[]): Promise<void> {
    const done = await each(numbers, move);
    if (done.length > 0) showToast(packingTexts.packed(done.length), { onUndo: () => void each(done, takeBack) });
  }

  return {
    tick: (number, isPacked) => void (isPacked ? pack(number) : undo(number)),
    tickAll: (numbers) => void packAll(numbers),
    isPending,
  };
}
