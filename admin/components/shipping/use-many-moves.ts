// Moves many orders by one call, and reports the result, with one Undo for all.
import { useRef, useState } from 'react';
import type { MovedOrders } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { showFailure, showToast, toastQueue } from '../toasts/toast-queue.ts';

type To = keyof typeof texts.moved;

interface Parcel {
  readonly number: string;
  /** Of the pieces that the member saw. */
  readonly contents?: string | undefined;
  readonly courier?: string | undefined;
  readonly awb?: string | undefined;
}

export interface MoveCalls {
  readonly move: (body: { to: To; orders: Parcel[] }) => Promise<MovedOrders>;
  readonly undo: (numbers: string[]) => Promise<MovedOrders>;
}

type Moved = MovedOrders['orders'];

export interface ManyMoves {
  /** Says which orders were moved, with Undo. */
  readonly report: (to: To, numbers: string[]) => void;
  /** Resolves to the refused orders, with the reasons; rejects if there is no answer. */
  readonly send: (to: To, orders: readonly Parcel[]) => Promise<Moved>;
  /** Also reports refused orders. */
  readonly move: (to: To, orders: readonly Parcel[]) => Promise<void>;
  readonly isPending: boolean;
}

export function useManyMoves({ move, undo }: MoveCalls): ManyMoves {
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);

  async function undoMoves(numbers: string[]): Promise<void> {
    try {
      const { orders } = await undo(numbers);
      const done = orders.filter(({ isMoved }) => isMoved);
      if (done.length > 0) showToast(texts.undone(done.length));
      showRefused(orders);
    } catch (error) {
      showFailure(error);
    }
  }

  function report(to: To, done: string[]): void {
    if (done.length === 0) return;
    // The Undo of an older toast would undo this move.
    toastQueue.clear();
    showToast(texts.moved[to](done.length), { onUndo: () => void undoMoves(done) });
  }

  async function send(to: To, parcels: readonly Parcel[]): Promise<Moved> {
    const { orders } = await move({ to, orders: [...parcels] });
    report(
      to,
      orders.filter(({ isMoved }) => isMoved).map(({ number }) => number),
    );
    return orders.filter(({ isMoved }) => !isMoved);
  }

  return {
    report,
    send,
    move: async (to, orders) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsPending(true);
      try {
        showRefused(await send(to, orders));
      } catch (error) {
        showFailure(error);
      } finally {
        isBusy.current = false;
        setIsPending(false);
      }
    },
    isPending,
  };
}

export function showRefused(orders: Moved): void {
  const [first, ...others] = orders.filter(({ isMoved }) => !isMoved);
  if (first?.message) showToast(texts.refused(others.length + 1, first.message));
}
