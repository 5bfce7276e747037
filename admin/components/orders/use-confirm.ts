// Confirms orders that are paid on delivery by one call, and says which of them were.
import type { MovedOrders } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { cash as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { showRefused } from '../shipping/use-many-moves.ts';
import { showFailure, showToast } from '../toasts/toast-queue.ts';

type Send = (input: { body: { numbers: string[] } }) => { unwrap: () => Promise<MovedOrders> };

export function useConfirm([send, { isLoading }]: readonly [Send, { readonly isLoading: boolean }]) {
  async function confirm(numbers: string[]): Promise<void> {
    try {
      const { orders } = await send({ body: { numbers } }).unwrap();
      const done = orders.filter(({ isMoved }) => isMoved).length;
      if (done > 0) showToast(texts.confirmed(done));
      showRefused(orders);
    } catch (error) {
      showFailure(error);
    }
  }
  return { confirm, isPending: isLoading };
}
