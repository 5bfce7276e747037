// What a member of staff may do with an order now, so that the screen needs no rules of its own.
// The services check again.
import { type OrderStatus, orderStatuses } from '@taana-baana/contract';
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderActions } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import { toWholeRupees } from '../../../../integrations/payment-gateway/paise.ts';
import type { OrderMoney } from './order-money.service.ts';
import { paidBack } from '../../money/payments/payment-states.service.ts';
import { maxTakenBack } from '../../money/store-credit/goodwill.service.ts';
import { isCashGoingBack, isToCollect } from '../../money/payments/refunds/refund-sums.ts';
import { isCancellable, isInvoiceWaiting, isToConfirm } from '../../order/order-records.service.ts';
import { isShipping, isTransitionAllowed, isUnderWay } from '../../order/transitions.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { hasOpenPieces } from '../../actions/orders/change-lines.service.ts';
import { type LastMove, undoOf } from '../../actions/orders/order-undo.ts';

export interface Member {
  readonly id: string;
  readonly role: Role;
}

interface State {
  readonly money: OrderMoney;
  /** The order's last change of status, and when the mail about it goes out. */
  readonly last: LastMove | undefined;
  readonly mailAt: string | null;
  /** The latest one. */
  readonly parcel: Pick<ShipmentRow, 'returned_at'> | undefined;
  /** Rupees of store credit. Null without an account, and for members who may not give it. */
  readonly credit: number | null;
  /** It has a document. */
  readonly isInvoiced: boolean;
  /** An exchange of it was asked for. */
  readonly isExchanged: boolean;
  readonly now: Date;
}

export function actionsOf(
  order: OrderRecord,
  member: Member,
  { money, last, mailAt, parcel, credit, isInvoiced, isExchanged, now }: State,
): OrderActions {
  const { status } = order;
  const canPack = isPermitted(member.role, 'orders.pack');
  const isPaidBack = isCancellable(order) && money.origin.left <= 0 && !isToCollect(money);
  const isDisputed = money.disputes.some((dispute) => dispute.isPressing);
  const isMove = (to: OrderStatus) => to !== 'Cancelled' && isTransitionAllowed(status, to, 'operator');
  const isOut = isUnderWay(status);
  const isBack = isOut && typeof parcel?.returned_at === 'string';
  const isGivenBack = isCashGoingBack(
    [money.payment, ...money.others].filter((one) => one !== undefined),
    money.refunds,
  );
  const isUnsent = isCancellable(order) || isBack;
  const moves =
    canPack && !isPaidBack && !isBack && !isToConfirm(order)
      ? orderStatuses.filter(isMove).toSorted(deliveredFirst)
      : [];
  return {
    moves: moves.map((to) => ({ to, isDisputed: isDisputed && isShipping(to) })),
    blocked: isPaidBack ? paidBack(order, money.origin.order) : null,
    cancel: isPermitted(member.role, 'orders.cancel') && isUnsent ? money.whenCancelled : null,
    refund: isPermitted(member.role, 'orders.refund') && !order.isReplacement ? refundOf(order, money) : null,
    retryRefunds:
      isPermitted(member.role, 'orders.refund') && money.retriable > 0 ? { refundPaise: money.retriable } : null,
    giveCredit:
      credit === null ? null : { most: money.allowedGoodwill, maxTakenBack: maxTakenBack(money.goodwill, credit) },
    undo:
      canPack && !isBack && !isGivenBack
        ? undoOf(last, { staffId: member.id, status, now, mailAt, isExchanged })
        : null,
    startExchange: isPermitted(member.role, 'exchanges.manage') && status === 'Delivered' && money.origin.left > 0,
    setTracking: canPack && isOut && !isBack,
    markReturned: canPack && isOut && !isBack,
    reship: canPack && isBack && money.origin.left > 0 && !isDisputed,
    changeAddress: isPermitted(member.role, 'orders.address') && (isUnsent || isInvoiceWaiting(order)),
    ...(isPermitted(member.role, 'orders.address') && !isPaidBack && hasOpenPieces(order) && { changePiece: true }),
    ...(isPermitted(member.role, 'orders.take') &&
      !isPaidBack &&
      !isToCollect(money) &&
      hasOpenPieces(order) && { addPiece: true }),
    changeGstin: isPermitted(member.role, 'orders.address') && isCancellable(order) && !isInvoiced,
    addNote: canPack,
    ...(isPermitted(member.role, 'orders.address') && isToConfirm(order) && { confirm: true }),
  };
}

/** Couriers report that a parcel has arrived, and seldom that it is out for delivery. */
const deliveredFirst = (one: OrderStatus, other: OrderStatus): number =>
  Number(other === 'Delivered') - Number(one === 'Delivered');

/** An order that was not sent is refunded completely by cancelling it. */
function refundOf(order: OrderRecord, { left, allowed }: OrderMoney): OrderActions['refund'] {
  const most = toWholeRupees(Math.min(allowed, isCancellable(order) ? left - 1 : left));
  const restPaise = !isCancellable(order) && left > 0 && left <= allowed ? left : null;
  return most < 1 && restPaise === null ? null : { most: Math.max(0, most), restPaise };
}
