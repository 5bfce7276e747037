// Orders as the shop's own people meet them: any order by any of its names, its history, and its next move.
export { advanceOrder } from './advance-order.ts';
export { type OrderState, expiredStatus, isMoveAllowed, orderStates } from './order-moves.ts';
export {
  findBuyer,
  findOrderByReference,
  listHistory,
  listLines,
  listOrdersByPayments,
  listOrdersPaidBetween,
  listRecentOrders,
} from './orders.repository.ts';
