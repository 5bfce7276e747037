// Schemas of the calls about orders, packing, exchanges and sales.
import * as z from 'zod/mini';
import { Address } from '../../schemas/address.ts';
import { pathName } from '../../schemas/choices.ts';
import { GstinForm } from '../../schemas/orders/gstin.ts';
import { ExchangePhoto } from '../../schemas/orders/exchange.ts';
import * as fulfilment from '../schemas/orders/fulfilment.ts';
import * as exchanges from '../schemas/orders/exchanges.ts';
import * as manual from '../schemas/orders/manual-orders.ts';
import * as orders from '../schemas/orders/orders.ts';
import * as sales from '../schemas/orders/sales.ts';
import * as packing from '../schemas/orders/packing.ts';
import { ordersCalls } from '../calls/orders.ts';
import { type AdminEndpoint, byId, byNumber, nothing } from './endpoint.ts';

export const ordersEndpoints = {
  listOrders: { ...ordersCalls.listOrders, query: orders.OrderListQuery, response: orders.OrderList },
  exportOrders: { ...ordersCalls.exportOrders, query: orders.OrderExportQuery, response: nothing },
  getOrder: { ...ordersCalls.getOrder, params: byNumber, response: orders.OrderPage },
  moveOrder: { ...ordersCalls.moveOrder, params: byNumber, body: fulfilment.OrderMove, response: orders.OrderPage },
  moveOrders: { ...ordersCalls.moveOrders, body: fulfilment.OrdersMove, response: fulfilment.MovedOrders },
  undoMoves: { ...ordersCalls.undoMoves, body: fulfilment.OrdersUndo, response: fulfilment.MovedOrders },
  listCouriers: { ...ordersCalls.listCouriers, response: fulfilment.Couriers },
  setTracking: {
    ...ordersCalls.setTracking,
    params: byNumber,
    body: fulfilment.TrackingForm,
    response: orders.OrderPage,
  },
  markReturned: {
    ...ordersCalls.markReturned,
    params: byNumber,
    body: fulfilment.ReturnedParcel,
    response: orders.OrderPage,
  },
  reship: { ...ordersCalls.reship, params: byNumber, body: fulfilment.Reshipment, response: orders.OrderPage },
  addNote: { ...ordersCalls.addNote, params: byNumber, body: fulfilment.NoteForm, response: orders.OrderPage },
  changeGstin: { ...ordersCalls.changeGstin, params: byNumber, body: GstinForm, response: orders.OrderPage },
  changeAddress: { ...ordersCalls.changeAddress, params: byNumber, body: Address, response: orders.OrderPage },
  undoMove: { ...ordersCalls.undoMove, params: byNumber, response: orders.OrderPage },
  cancelOrder: {
    ...ordersCalls.cancelOrder,
    params: byNumber,
    body: fulfilment.Cancellation,
    response: orders.OrderPage,
  },
  refundOrder: { ...ordersCalls.refundOrder, params: byNumber, body: orders.RefundForm, response: orders.OrderPage },
  retryRefunds: { ...ordersCalls.retryRefunds, params: byNumber, response: orders.OrderPage },
  getUnplaced: { ...ordersCalls.getUnplaced, params: byId, response: orders.UnplacedPage },
  retryUnplaced: { ...ordersCalls.retryUnplaced, params: byId, response: orders.UnplacedPage },
  recordManualRefund: {
    ...ordersCalls.recordManualRefund,
    params: z.object({ number: pathName, refund: pathName }),
    response: orders.OrderPage,
  },
  listOffers: { ...ordersCalls.listOffers, query: manual.OfferQuery, response: manual.Offers },
  findKnownCustomers: {
    ...ordersCalls.findKnownCustomers,
    query: manual.KnownCustomerQuery,
    response: manual.KnownCustomers,
  },
  listWaitingOrders: { ...ordersCalls.listWaitingOrders, response: manual.WaitingOrders },
  getWaitingOrder: { ...ordersCalls.getWaitingOrder, params: byId, response: manual.WaitingOrder },
  takeOrder: { ...ordersCalls.takeOrder, body: manual.NewManualOrder, response: manual.MadeOrder },
  recordManualPayment: {
    ...ordersCalls.recordManualPayment,
    params: byId,
    body: manual.ManualPaymentForm,
    response: manual.MadeOrder,
  },
  withdrawOrder: { ...ordersCalls.withdrawOrder, params: byId, response: manual.WaitingOrder },
  getPackingList: { ...ordersCalls.getPackingList, response: packing.PackingList },
  listParcels: { ...ordersCalls.listParcels, query: packing.ParcelsQuery, response: packing.Parcels },
  listExchanges: {
    ...ordersCalls.listExchanges,
    query: exchanges.ExchangeListQuery,
    response: exchanges.ExchangeList,
  },
  getExchange: { ...ordersCalls.getExchange, params: byId, response: exchanges.ExchangePage },
  getExchangePhoto: {
    ...ordersCalls.getExchangePhoto,
    params: exchanges.PhotoParams,
    response: ExchangePhoto,
  },
  moveExchange: {
    ...ordersCalls.moveExchange,
    params: byId,
    body: exchanges.ExchangeMove,
    response: exchanges.ExchangePage,
  },
  rejectExchange: {
    ...ordersCalls.rejectExchange,
    params: byId,
    body: exchanges.ExchangeRejection,
    response: exchanges.ExchangePage,
  },
  creditExchange: { ...ordersCalls.creditExchange, params: byId, response: exchanges.ExchangePage },
  replaceExchange: { ...ordersCalls.replaceExchange, params: byId, response: exchanges.ExchangePage },
  getSales: { ...ordersCalls.getSales, query: sales.SalesQuery, response: sales.SalesReport },
} as const satisfies Record<keyof typeof ordersCalls, AdminEndpoint>;
