// Moves an order to its next status, and undoes that.
import { useRef } from 'react';
import type { OrderStatus } from '@taana-baana/contract/limits.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { showFailure, showToast, tell, toastQueue } from '../../components/toasts/toast-queue.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';

interface MoveOptions {
  despiteDispute?: boolean;
  contents?: string | undefined;
  courier?: string | undefined;
  awb?: string | undefined;
}

export interface Moves {
  /** Resolves to whether it moved. */
  readonly move: (to: OrderStatus, options?: MoveOptions) => Promise<boolean>;
  readonly undo: (to: OrderStatus) => Promise<void>;
  readonly isPending: boolean;
}

export function useMoves(number: string): Moves {
  const [sendMove, moving] = ordersApi.useMoveOrderMutation();
  const [sendUndo, undoing] = ordersApi.useUndoMoveMutation();
  const params = { number };
  /** The toast with Undo of the previous move: its Undo would undo the newer move. */
  const note = useRef<string>(undefined);

  const undo = (to: OrderStatus) => tell(sendUndo({ params }), texts.undone(number, to));

  function move(to: OrderStatus, options: MoveOptions = {}): Promise<boolean> {
    return sendMove({ params, body: { to, ...options } })
      .unwrap()
      .then(({ actions }) => {
        const back = actions.undo?.to;
        if (note.current) toastQueue.close(note.current);
        note.current = showToast(texts.moved(number, to), back ? { onUndo: () => undo(back) } : {});
        return true;
      })
      .catch((error: unknown) => {
        showFailure(error);
        return false;
      });
  }

  return { move, undo, isPending: moving.isLoading || undoing.isLoading };
}
