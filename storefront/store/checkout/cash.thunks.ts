// Cash on delivery at the checkout.
import type { CashPreviewRequest } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import type * as z from 'zod/mini';
import { createAppThunk } from '../app-thunk.ts';
import type { Checkout } from './checkout.thunks.ts';

export const previewCash = createAppThunk(
  'checkout/previewCash',
  (body: z.input<typeof CashPreviewRequest>, { client, signal }) => client.call('previewCash', { body }, signal),
);

/**
 * `advance`: rupees that the window of the online payment asks for, and that place the order; 0: it is placed at once.
 * `line`: one of the cart's. A line is bought once, so two presses, tabs or tries after a lost answer
 * are one attempt, and the next cart is another. `due`: rupees that the courier collects, as shown.
 */
export const placeForCash =
  (line: string, due: number, advance = 0): Checkout['place'] =>
  async (client, body) => {
    const sums = advance > 0 ? { due, advance } : { due };
    const answer = await client.call('placeCashOrder', { body: { ...body, ...sums, attemptId: line } });
    return 'placed' in answer ? { ...answer, key: '', order: null } : answer;
  };
