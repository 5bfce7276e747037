// Links about an order that need no login. Their tokens are made from the order's id, so nothing is
// stored, and every mail about the order has the same ones.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../database/tables.ts';
import { readHashKey } from './offers/shopper/people.repository.ts';

/** To confirm an order that is paid on delivery; to say where a refund by hand goes. */
type Purpose = 'confirm' | 'refund';

export async function tokenOf(db: Database, purpose: Purpose, orderId: string): Promise<string> {
  const seal = createHmac('sha256', await readHashKey(db))
    .update(`${purpose} ${orderId}`)
    .digest('base64url');
  return `${orderId}.${seal}`;
}

/** The order's id. Undefined: the token was not made here, or for another purpose. */
export async function orderOfToken(db: Database, purpose: Purpose, token: string): Promise<string | undefined> {
  const id = token.slice(0, token.indexOf('.'));
  const [given, right] = [token, await tokenOf(db, purpose, id)].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
