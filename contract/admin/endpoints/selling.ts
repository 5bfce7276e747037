// Schemas of the calls about orders, packing, exchanges, stock, money and tax documents.
import { Address } from '../../schemas/address.ts';
import { pathName } from '../../schemas/choices.ts';
import { ExchangePhoto } from '../../schemas/selling/exchange.ts';
import { GstinForm } from '../../schemas/selling/gstin.ts';
import * as accounting from '../schemas/selling/accounting.ts';
import * as dashboard from '../schemas/selling/dashboard.ts';
import { DocumentCounters } from '../schemas/selling/document-counters.ts';
import * as exchanges from '../schemas/selling/exchanges.ts';
import * as fulfilment from '../schemas/selling/fulfilment.ts';
import * as giftCards from '../schemas/selling/gift-cards.ts';
import * as manual from '../schemas/selling/manual-orders.ts';
import * as orders from '../schemas/selling/orders.ts';
import * as packing from '../schemas/selling/packing.ts';
import * as reconciliation from '../schemas/selling/reconciliation.ts';
import * as sales from '../schemas/selling/sales.ts';
import * as stock from '../schemas/selling/stock.ts';
import { GoodwillForm } from '../schemas/selling/store-credit.ts';
import * as z from 'zod/mini';
import { sellingCalls } from '../calls/selling.ts';
import { type AdminEndpoint, byId, byNumber, nothing } from './endpoint.ts';

export const sellingEndpoints = {
  readDocumentFile: { ...sellingCalls.readDocumentFile, params: byId, response: nothing },
  getDocumentCounters: { ...sellingCalls.getDocumentCounters, response: DocumentCounters },
  getReconciliation: {
    ...sellingCalls.getReconciliation,
    query: reconciliation.ReconciliationQuery,
    response: reconciliation.Reconciliation,
  },
  getAccounting: {
    ...sellingCalls.getAccounting,
    query: accounting.AccountingQuery,
    response: accounting.AccountingMonth,
  },
  listDocuments: {
    ...sellingCalls.listDocuments,
    query: accounting.DocumentListQuery,
    response: accounting.DocumentList,
  },
  exportAccounting: {
    ...sellingCalls.exportAccounting,
    params: accounting.ExportParams,
    query: accounting.AccountingQuery,
    response: nothing,
  },
  listStock: { ...sellingCalls.listStock, query: stock.StockQuery, response: stock.StockList },
  listHeldStock: { ...sellingCalls.listHeldStock, response: stock.HeldList },
  releaseHeldStock: { ...sellingCalls.releaseHeldStock, params: byId, response: stock.HeldReleased },
  getStock: { ...sellingCalls.getStock, params: stock.StockParams, response: stock.StockOfProduct },
  receiveStock: {
    ...sellingCalls.receiveStock,
    params: stock.StockParams,
    body: stock.StockDelivery,
    response: stock.StockOfProduct,
  },
  correctStock: {
    ...sellingCalls.correctStock,
    params: stock.StockParams,
    body: stock.StockCorrection,
    response: stock.StockOfProduct,
  },
  listStockMovements: {
    ...sellingCalls.listStockMovements,
    params: stock.StockParams,
    query: stock.StockMovementsQuery,
    response: stock.StockMovements,
  },
  setLowStock: {
    ...sellingCalls.setLowStock,
    params: stock.StockParams,
    body: stock.StockLimit,
    response: stock.StockOfProduct,
  },
  allowOversell: {
    ...sellingCalls.allowOversell,
    params: stock.StockParams,
    body: stock.StockOversell,
    response: stock.StockOfProduct,
  },
  giveCredit: { ...sellingCalls.giveCredit, params: byNumber, body: GoodwillForm, response: orders.OrderPage },
  listGiftCards: { ...sellingCalls.listGiftCards, query: giftCards.GiftCardQuery, response: giftCards.GiftCardList },
  sellGiftCard: { ...sellingCalls.sellGiftCard, body: giftCards.GiftCardForm, response: giftCards.GiftCard },
  resendGiftCard: { ...sellingCalls.resendGiftCard, params: byId, response: giftCards.GiftCard },
  cancelGiftCard: { ...sellingCalls.cancelGiftCard, params: byId, response: giftCards.GiftCard },
  listOrders: { ...sellingCalls.listOrders, query: orders.OrderListQuery, response: orders.OrderList },
  exportOrders: { ...sellingCalls.exportOrders, query: orders.OrderExportQuery, response: nothing },
  getOrder: { ...sellingCalls.getOrder, params: byNumber, response: orders.OrderPage },
  moveOrder: { ...sellingCalls.moveOrder, params: byNumber, body: fulfilment.OrderMove, response: orders.OrderPage },
  moveOrders: { ...sellingCalls.moveOrders, body: fulfilment.OrdersMove, response: fulfilment.MovedOrders },
  undoMoves: { ...sellingCalls.undoMoves, body: fulfilment.OrdersUndo, response: fulfilment.MovedOrders },
  listCouriers: { ...sellingCalls.listCouriers, response: fulfilment.Couriers },
  setTracking: {
    ...sellingCalls.setTracking,
    params: byNumber,
    body: fulfilment.TrackingForm,
    response: orders.OrderPage,
  },
  markReturned: {
    ...sellingCalls.markReturned,
    params: byNumber,
    body: fulfilment.ReturnedParcel,
    response: orders.OrderPage,
  },
  reship: { ...sellingCalls.reship, params: byNumber, body: fulfilment.Reshipment, response: orders.OrderPage },
  addNote: { ...sellingCalls.addNote, params: byNumber, body: fulfilment.NoteForm, response: orders.OrderPage },
  changeGstin: { ...sellingCalls.changeGstin, params: byNumber, body: GstinForm, response: orders.OrderPage },
  changeAddress: { ...sellingCalls.changeAddress, params: byNumber, body: Address, response: orders.OrderPage },
  undoMove: { ...sellingCalls.undoMove, params: byNumber, response: orders.OrderPage },
  cancelOrder: {
    ...sellingCalls.cancelOrder,
    params: byNumber,
    body: fulfilment.Cancellation,
    response: orders.OrderPage,
  },
  refundOrder: { ...sellingCalls.refundOrder, params: byNumber, body: orders.RefundForm, response: orders.OrderPage },
  retryRefunds: { ...sellingCalls.retryRefunds, params: byNumber, response: orders.OrderPage },
  getUnplaced: { ...sellingCalls.getUnplaced, params: byId, response: orders.UnplacedPage },
  retryUnplaced: { ...sellingCalls.retryUnplaced, params: byId, response: orders.UnplacedPage },
  recordManualRefund: {
    ...sellingCalls.recordManualRefund,
    params: z.object({ number: pathName, refund: pathName }),
    response: orders.OrderPage,
  },
  listOffers: { ...sellingCalls.listOffers, query: manual.OfferQuery, response: manual.Offers },
  findKnownCustomers: {
    ...sellingCalls.findKnownCustomers,
    query: manual.KnownCustomerQuery,
    response: manual.KnownCustomers,
  },
  listWaitingOrders: { ...sellingCalls.listWaitingOrders, response: manual.WaitingOrders },
  getWaitingOrder: { ...sellingCalls.getWaitingOrder, params: byId, response: manual.WaitingOrder },
  takeOrder: { ...sellingCalls.takeOrder, body: manual.NewManualOrder, response: manual.MadeOrder },
  recordManualPayment: {
    ...sellingCalls.recordManualPayment,
    params: byId,
    body: manual.ManualPaymentForm,
    response: manual.MadeOrder,
  },
  withdrawOrder: { ...sellingCalls.withdrawOrder, params: byId, response: manual.WaitingOrder },
  getPackingList: { ...sellingCalls.getPackingList, response: packing.PackingList },
  listParcels: { ...sellingCalls.listParcels, query: packing.ParcelsQuery, response: packing.Parcels },
  listExchanges: {
    ...sellingCalls.listExchanges,
    query: exchanges.ExchangeListQuery,
    response: exchanges.ExchangeList,
  },
  getExchange: { ...sellingCalls.getExchange, params: byId, response: exchanges.ExchangePage },
  getExchangePhoto: {
    ...sellingCalls.getExchangePhoto,
    params: exchanges.PhotoParams,
    response: ExchangePhoto,
  },
  moveExchange: {
    ...sellingCalls.moveExchange,
    params: byId,
    body: exchanges.ExchangeMove,
    response: exchanges.ExchangePage,
  },
  rejectExchange: {
    ...sellingCalls.rejectExchange,
    params: byId,
    body: exchanges.ExchangeRejection,
    response: exchanges.ExchangePage,
  },
  creditExchange: { ...sellingCalls.creditExchange, params: byId, response: exchanges.ExchangePage },
  replaceExchange: { ...sellingCalls.replaceExchange, params: byId, response: exchanges.ExchangePage },
  getSales: { ...sellingCalls.getSales, query: sales.SalesQuery, response: sales.SalesReport },
  getDashboard: { ...sellingCalls.getDashboard, response: dashboard.Dashboard },
} as const satisfies Record<keyof typeof sellingCalls, AdminEndpoint>;
