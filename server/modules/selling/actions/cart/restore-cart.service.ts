// Puts the pieces of an unfinished checkout into the cart of the shopper who opens its link. It tells
// nothing about the customer whose checkout it was.
import { groupRules } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import * as texts from '@taana-baana/contract/texts/messages/cart-link-messages.ts';
import { hashToken } from '../../../../credentials/secret-tokens.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { isLine, listLinkedLines } from './cart.repository.ts';
import { addLine } from './cart.service.ts';

const keptMs = groupRules.unfinishedDays * 24 * 3600_000;

/** What the cart has already stays as it is, so the link can be opened twice. */
export async function restoreCart(
  deps: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  token: string,
): Promise<{ message: string }> {
  const from = new Date(deps.clock.now().getTime() - keptMs).toISOString();
  const lines = await listLinkedLines(deps.db, hashToken(token), from);
  if (lines.length === 0) throw new AppError('not-found', texts.linkEnded);
  const missing: string[] = [];
  for (const line of lines) {
    if (await isLine(deps.db, customerId, line)) continue;
    const { product_id: productId, color_id: color, size, quantity } = line;
    try {
      await addLine(deps, customerId, { productId, color, size, quantity });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      missing.push([line.title, line.color_title, size].join(', '));
    }
  }
  if (missing.length === lines.length) throw new AppError('conflict', texts.allMissing);
  return { message: missing.length === 0 ? texts.restored : texts.partlyRestored(missing.join('; ')) };
}
