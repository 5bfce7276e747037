// Staff give pieces of an order another colour or size until it is packed, at the price that was
// paid. Lines, stock, history and invoice change together, or not at all.
import type { PieceChange } from '@taana-baana/contract/admin/schemas/selling/piece-change.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { sharePaise } from '@taana-baana/contract/pricing/share-paise.ts';
import { v7 } from 'uuid';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { withdrawMails } from '../../../shop/mail/mail.service.ts';
import { swapPieces } from '../../goods/stock/swap-pieces.service.ts';
import { correctInvoice } from '../../money/documents/issue/issue-documents.service.ts';
import { readBooks } from '../../money/payments/books.repository.ts';
import { refundsThatCount } from '../../money/payments/refunds/refund-sums.ts';
import { piecesRefunded } from '../../money/payments/refunds/refunded-pieces.service.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';
import { deleteLine, insertPartOf, listLines, updateLine } from '../../order/order-goods.repository.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { insertEvent, listHistory, lockOrder } from '../../order/orders.repository.ts';
import { eventOf } from '../../order/transitions.service.ts';
import { priceLines } from '../manual-orders/manual-lines.service.ts';
import { orderChangedMail } from './order-changed-mail.ts';

type Look = Pick<OrderLineRow, 'color_id' | 'color_title' | 'size'>;

/** Paid for its own goods, and not packed. */
export const hasOpenPieces = ({ status, isReplacement }: Pick<OrderRecord, 'status' | 'isReplacement'>): boolean =>
  status === 'Ordered' && !isReplacement;

/**
 * Throws a SoldOutError if too few are left, and a conflict if the order is packed, or if the piece
 * costs another price today.
 */
export async function changePiece(deps: MailDeps, reference: string, wanted: PieceChange, actor: Actor): Promise<void> {
  const { id } = await requireOrder(deps.db, reference);
  const product = (await listLines(deps.db, [id])).find((line) => line.id === wanted.line)?.product_id ?? '';
  const { color, quantity } = wanted;
  const priced = await priceLines(deps, {
    lines: [{ product, color, size: wanted.size, quantity }],
    isShippingWaived: true,
  });
  const [piece] = priced.lines;
  if (!piece) throw new AppError('conflict', texts.lineUnknown(reference));
  const to: Look = { color_id: color, color_title: piece.colorTitle, size: piece.size };
  const at = deps.clock.now();
  await inTransaction(deps, async (trx) => {
    const order = await lockOrder(trx, id);
    const lines = await listLines(trx, [id]);
    const line = requireOpen(order, lines, wanted);
    if (isAlike(line, to)) return;
    if (piece.price !== line.price) {
      throw new AppError('conflict', texts.otherPrice(line.title, formatRupees(piece.price), formatRupees(line.price)));
    }
    const books = await readBooks(trx, order);
    const open = line.quantity - (piecesRefunded(lines, books).get(line.id) ?? 0);
    if (wanted.of !== open || quantity > open) throw new AppError('conflict', texts.changedMeanwhile(nameOf(order)));
    const isDiscounted = lines.some((one) => one.discount_paise > 0);
    if (quantity < line.quantity && isDiscounted && refundsThatCount(books).length > 0) {
      throw new AppError('conflict', texts.discountDivided(line.title));
    }
    await movePieces(trx, lines, { line, to, quantity });
    const staffId = staffIdOf(actor);
    const { product_id, title } = line;
    const from = { product_id, color_id: line.color_id, size: line.size, quantity };
    await swapPieces(trx, { orderId: id, from, to: { ...to, product_id, title }, staffId, at });
    await tell(trx, deps, { order, line, to, quantity, staffId });
    await recordAction(trx, deps.clock, actor, {
      action: 'orders piece',
      subject: nameOf(order),
      before: { product: product_id, color: line.color_title, size: line.size, quantity },
      after: { color: to.color_title, size: to.size },
    });
    await correctInvoice(trx, deps, order);
  });
}

function requireOpen(order: OrderRecord, lines: readonly OrderLineRow[], wanted: PieceChange): OrderLineRow {
  const name = nameOf(order);
  if (order.isReplacement) throw new AppError('conflict', texts.replacementPiece(name));
  if (!hasOpenPieces(order)) throw new AppError('conflict', texts.pieceTooLate(name, order.status));
  const line = lines.find((one) => one.id === wanted.line);
  if (!line) throw new AppError('conflict', texts.changedMeanwhile(name));
  return line;
}

interface Moved {
  readonly line: OrderLineRow;
  readonly to: Look;
  readonly quantity: number;
}

/** Into the line that has this colour and size, if there is one: a change back leaves the lines as they were. */
async function movePieces(
  trx: Transaction,
  lines: readonly OrderLineRow[],
  { line, to, quantity }: Moved,
): Promise<void> {
  const rest = line.quantity - quantity;
  const [kept = 0, moved = 0] = sharePaise(line.discount_paise, [rest, quantity]);
  const same = lines.find((one) => one.product_id === line.product_id && one.price === line.price && isAlike(one, to));
  if (same) {
    await updateLine(trx, same.id, {
      quantity: same.quantity + quantity,
      discount_paise: same.discount_paise + moved,
    });
    if (rest === 0) return deleteLine(trx, line.id);
  } else if (rest === 0) return updateLine(trx, line.id, to);
  else {
    const position = Math.max(...lines.map((one) => one.position)) + 1;
    await insertPartOf(trx, line.id, { ...pieceOf(line), ...to, id: v7(), position, quantity, discount_paise: moved });
  }
  await updateLine(trx, line.id, { quantity: rest, discount_paise: kept });
}

const pieceOf = ({ order_id, product_id, title, price }: OrderLineRow) => ({ order_id, product_id, title, price });

/** In the history, and to the customer; a change back that comes before its mail is sent ends that mail. */
async function tell(
  trx: Transaction,
  deps: Pick<Deps, 'clock' | 'config' | 'settings'>,
  { order, line, to, quantity, staffId }: Moved & { readonly order: OrderRecord; readonly staffId: string | null },
): Promise<void> {
  const lookOf = (look: Look) => `${look.size}, ${colorName(look.color_title)}`;
  const told = (one: Look, other: Look) => texts.pieceChanged(quantity, line.title, lookOf(one), lookOf(other));
  const last = (await listHistory(trx, order.id)).findLast(({ what }) => what !== null);
  const event = eventOf(order.id, order.status, order.status, 'operator', deps.clock.now());
  await insertEvent(trx, { ...event, what: told(line, to), staff_id: staffId });
  if (last?.what === told(to, line) && (await withdrawMails(trx, last.id)).withdrawn > 0) return;
  // The mail about the order still waits for the address, and will have the new lines.
  if (order.orderMailAt !== null) return;
  const named = { title: line.title, quantity };
  const mail = { eventId: event.id, from: { ...named, ...line, quantity }, to: { ...named, ...to } };
  await mailCustomer(trx, deps, order, orderChangedMail(deps, order, mail));
}

const isAlike = (one: Look, other: Look): boolean => one.color_id === other.color_id && one.size === other.size;
