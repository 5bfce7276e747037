// Calls about orders, packing, exchanges, stock, money and tax documents.
import { Address } from '../../schemas/address.ts';
import { ExchangePhoto } from '../../schemas/selling/exchange.ts';
import * as accounting from '../schemas/selling/accounting.ts';
import { DocumentCounters } from '../schemas/selling/accounting.ts';
import * as cash from '../schemas/selling/cash.ts';
import * as dashboard from '../schemas/selling/dashboard.ts';
import * as exchanges from '../schemas/selling/exchanges.ts';
import * as fulfilment from '../schemas/selling/fulfilment.ts';
import * as giftCards from '../schemas/selling/gift-cards.ts';
import * as manual from '../schemas/selling/manual-orders.ts';
import * as offers from '../schemas/selling/offers.ts';
import * as orders from '../schemas/selling/orders.ts';
import { PieceChange } from '../schemas/selling/piece-change.ts';
import * as packing from '../schemas/selling/packing.ts';
import * as reconciliation from '../schemas/selling/reconciliation.ts';
import * as sales from '../schemas/selling/sales.ts';
import * as stock from '../schemas/selling/stock.ts';
import { GoodwillForm } from '../schemas/selling/store-credit.ts';
import { nothing, post, put, read, remove } from './call.ts';

export const sellingCalls = {
  readDocumentFile: read('documents/:id', 'documents.read', nothing, { isFile: true }),
  getDocumentCounters: read('settings/document-counters', 'settings.edit', DocumentCounters),
  getReconciliation: read('reconciliation', 'documents.read', reconciliation.Reconciliation, {
    query: reconciliation.ReconciliationQuery,
  }),
  getAccounting: read('accounting', 'documents.read', accounting.AccountingMonth, {
    query: accounting.AccountingQuery,
  }),
  listDocuments: read('accounting/documents', 'documents.read', accounting.DocumentList, {
    query: accounting.DocumentListQuery,
    isPaged: true,
  }),
  exportAccounting: read('accounting/export/:what', 'documents.read', nothing, {
    params: accounting.ExportParams,
    query: accounting.AccountingQuery,
    stepUp: true,
    isFile: true,
  }),
  getCash: read('cash', 'documents.read', cash.CashBook, { tags: ['cash'] }),
  exportCash: read('cash.csv', 'documents.read', nothing, { isFile: true }),
  checkCash: post('cash/check', 'cash.manage', cash.Remittance, {
    body: cash.RemittanceFile,
    maxBytes: 2 * cash.cashLengths.file,
  }),
  applyCash: post('cash', 'cash.manage', cash.Remittance, {
    body: cash.RemittanceToApply,
    tags: ['cash'],
    maxBytes: 2 * cash.cashLengths.file,
  }),
  acceptFreight: post('cash/:number/accept', 'cash.manage', nothing, { tags: ['cash'] }),
  settleCash: post('cash/:number/settle', 'cash.settle', nothing, {
    body: cash.WriteOff,
    stepUp: true,
    tags: ['cash'],
  }),
  nameCash: post('cash/:id/name', 'cash.manage', nothing, { body: cash.OfOrder, tags: ['cash'] }),
  listStock: read('stock', 'stock.count', stock.StockList, { query: stock.StockQuery, tags: ['stock'] }),
  listReservedStock: read('held-stock', 'stock.count', stock.ReservedList, { tags: ['stock'] }),
  releaseReservedStock: post('held-stock/:id/release', 'orders.cancel', stock.ReservedReleased, { tags: ['stock'] }),
  getStock: read('stock/:product', 'stock.count', stock.StockOfProduct, { tags: ['stock'] }),
  receiveStock: post('stock/:product/receive', 'stock.count', stock.StockOfProduct, {
    body: stock.StockDelivery,
    tags: ['stock'],
  }),
  correctStock: post('stock/:product/correct', 'stock.count', stock.StockOfProduct, {
    body: stock.StockCorrection,
    tags: ['stock'],
  }),
  checkDelivery: post('stock-deliveries/check', 'stock.count', stock.DeliveryCheck, { body: stock.DeliveryList }),
  receiveDelivery: post('stock-deliveries', 'stock.count', stock.DeliveryReceived, {
    body: stock.DeliveryReceipt,
    tags: ['stock'],
  }),
  listStockMovements: read('stock/:product/movements', 'stock.count', stock.StockMovements, {
    query: stock.StockMovementsQuery,
    tags: ['stock'],
  }),
  setLowStock: put('stock/:product/limit', 'catalogue.edit', stock.StockOfProduct, {
    body: stock.StockLimit,
    tags: ['stock'],
  }),
  allowOversell: put('stock/:product/oversell', 'catalogue.edit', stock.StockOfProduct, {
    body: stock.StockOversell,
    tags: ['stock'],
  }),
  giveCredit: post('orders/:number/credit', 'credit.give', orders.OrderPage, { body: GoodwillForm, stepUp: true }),
  listGiftCards: read('gift-cards', 'gift-cards.sell', giftCards.GiftCardList, {
    query: giftCards.GiftCardQuery,
    tags: ['gift-cards'],
  }),
  sellGiftCard: post('gift-cards', 'gift-cards.sell', giftCards.GiftCard, {
    body: giftCards.GiftCardForm,
    stepUp: true,
    tags: ['gift-cards'],
  }),
  resendGiftCard: post('gift-cards/:id/resend', 'gift-cards.sell', giftCards.GiftCard, {
    stepUp: true,
    tags: ['gift-cards'],
  }),
  cancelGiftCard: post('gift-cards/:id/cancel', 'gift-cards.sell', giftCards.GiftCard, {
    stepUp: true,
    tags: ['gift-cards'],
  }),
  listOffers: read('offers', 'offers.manage', offers.OfferList, { tags: ['offers'] }),
  getOffer: read('offers/:id', 'offers.manage', offers.OfferPage, { params: offers.OfferParams }),
  saveOffer: put('offers/:id', 'offers.manage', offers.OfferSaved, {
    params: offers.OfferParams,
    body: offers.OfferForm,
    tags: ['offers'],
  }),
  /** Only a draft. */
  removeOffer: remove('offers/:id', 'offers.manage', nothing, { params: offers.OfferParams, tags: ['offers'] }),
  publishOffer: post('offers/:id/publish', 'offers.manage', offers.OfferPage, {
    params: offers.OfferParams,
    body: offers.OfferPublication,
    stepUp: true,
    tags: ['offers'],
    shows: 'getOffer',
  }),
  endOffer: post('offers/:id/end', 'offers.manage', offers.OfferPage, {
    params: offers.OfferParams,
    tags: ['offers'],
    shows: 'getOffer',
  }),
  /** The answer is the new draft. */
  copyOffer: post('offers/:id/copy', 'offers.manage', offers.OfferPage, {
    params: offers.OfferParams,
    tags: ['offers'],
  }),
  tryOffer: post('offers/:id/try', 'offers.manage', offers.TriedCart, {
    params: offers.OfferParams,
    body: offers.TrialCart,
  }),
  makeCodes: post('offers/:id/codes', 'offers.manage', offers.OfferPage, {
    params: offers.OfferParams,
    body: offers.CodesForm,
    tags: ['offers'],
    shows: 'getOffer',
  }),
  exportCodes: read('offers/:id/codes.csv', 'offers.manage', nothing, { params: offers.OfferParams, isFile: true }),
  getOfferReport: read('offers/report', 'offers.manage', offers.OfferReport, { tags: ['offers'] }),
  exportOfferReport: read('offers/report.csv', 'offers.manage', nothing, { isFile: true }),
  listOrders: read('orders', 'orders.read', orders.OrderList, {
    query: orders.OrderListQuery,
    isPaged: true,
    tags: ['orders'],
  }),
  exportOrders: read('orders.csv', 'documents.read', nothing, {
    query: orders.OrderExportQuery,
    stepUp: true,
    isFile: true,
  }),
  getOrder: read('orders/:number', 'orders.read', orders.OrderPage, { tags: ['order'] }),
  moveOrder: post('orders/:number/move', 'orders.pack', orders.OrderPage, { body: fulfilment.OrderMove }),
  moveOrders: post('orders/move', 'orders.pack', fulfilment.MovedOrders, {
    body: fulfilment.OrdersMove,
    tags: ['order', 'orders', 'dashboard'],
  }),
  reportParcels: post('orders/report', 'orders.pack', fulfilment.ReportedParcels, {
    body: fulfilment.ParcelReport,
    tags: ['order', 'orders', 'dashboard'],
  }),
  undoMoves: post('orders/undo', 'orders.pack', fulfilment.MovedOrders, {
    body: fulfilment.SomeOrders,
    tags: ['order', 'orders', 'dashboard'],
  }),
  /** Their customers have said so on the phone. */
  confirmOrders: post('orders/confirm', 'orders.address', fulfilment.MovedOrders, {
    body: fulfilment.SomeOrders,
    tags: ['order', 'orders', 'dashboard'],
  }),
  listCouriers: read('couriers', 'orders.read', fulfilment.Couriers),
  setTracking: put('orders/:number/tracking', 'orders.pack', orders.OrderPage, { body: fulfilment.TrackingForm }),
  markReturned: post('orders/:number/returned', 'orders.pack', orders.OrderPage, { body: fulfilment.ReturnedParcel }),
  reship: post('orders/:number/reship', 'orders.pack', orders.OrderPage, { body: fulfilment.NextParcel }),
  addNote: post('orders/:number/notes', 'orders.pack', orders.OrderPage, { body: fulfilment.NoteForm }),
  changeAddress: put('orders/:number/address', 'orders.address', orders.OrderPage, { body: Address }),
  changePiece: put('orders/:number/pieces', 'orders.address', orders.OrderPage, { body: PieceChange, tags: ['stock'] }),
  changeGstin: put('orders/:number/gstin', 'orders.address', orders.OrderPage, { body: manual.OrderGstinForm }),
  undoMove: post('orders/:number/undo', 'orders.pack', orders.OrderPage),
  cancelOrder: post('orders/:number/cancel', 'orders.cancel', orders.OrderPage, {
    body: fulfilment.Cancellation,
    stepUp: true,
  }),
  refundOrder: post('orders/:number/refunds', 'orders.refund', orders.OrderPage, {
    body: orders.RefundForm,
    stepUp: true,
  }),
  retryRefunds: post('orders/:number/refunds/retry', 'orders.refund', orders.OrderPage, { stepUp: true }),
  getUnplaced: read('unplaced/:id', 'orders.read', orders.UnplacedPage, { tags: ['unplaced'] }),
  retryUnplaced: post('unplaced/:id/refunds/retry', 'orders.refund', orders.UnplacedPage, {
    stepUp: true,
    tags: ['unplaced', 'orders', 'dashboard'],
  }),
  recordHandRefund: post('orders/:number/refunds/:refund/given-back', 'orders.refund', orders.OrderPage, {
    body: orders.GivenRefund,
    stepUp: true,
  }),
  askForUpiId: post('orders/:number/refunds/ask', 'orders.refund', orders.OrderPage),
  giveByHand: post('orders/:number/refunds/by-hand', 'orders.refund', orders.OrderPage, { stepUp: true }),
  listSellableProducts: read('manual-orders/offers', 'orders.take', manual.SellableProducts, {
    query: manual.SellableQuery,
  }),
  findKnownCustomers: read('manual-orders/customers', 'orders.take', manual.KnownCustomers, {
    query: manual.KnownCustomerQuery,
  }),
  listLinkedOrders: read('manual-orders', 'orders.take', manual.LinkedOrders, { tags: ['linked-orders'] }),
  getLinkedOrder: read('manual-orders/:id', 'orders.take', manual.LinkedOrder, { tags: ['linked-orders'] }),
  priceManualOrder: post('manual-orders/price', 'orders.take', manual.PricedOrder, { body: manual.UnpricedOrder }),
  placeManualOrder: post('manual-orders', 'orders.take', manual.MadeOrder, {
    body: manual.PaidByLink,
    tags: ['linked-orders', 'dashboard'],
  }),
  sellByHand: post('manual-orders/by-hand', 'orders.take', manual.MadeOrder, {
    body: manual.PaidByHand,
    stepUp: true,
    tags: ['linked-orders', 'dashboard'],
  }),
  recordHandPayment: post('manual-orders/:id/paid', 'orders.take', manual.MadeOrder, {
    body: manual.HandPaymentForm,
    stepUp: true,
    tags: ['linked-orders', 'dashboard'],
  }),
  withdrawOrder: post('manual-orders/:id/withdraw', 'orders.take', manual.LinkedOrder, {
    tags: ['linked-orders', 'dashboard'],
  }),
  getPackingList: read('packing', 'orders.pack', packing.PackingList, { tags: ['packing'] }),
  exportCourierFile: read('packing/courier-file.csv', 'orders.pack', nothing, {
    query: packing.ParcelsQuery,
    stepUp: true,
    isFile: true,
  }),
  listParcels: read('packing/parcels', 'orders.pack', packing.Parcels, { query: packing.ParcelsQuery }),
  listExchanges: read('exchanges', 'exchanges.manage', exchanges.ExchangeList, {
    query: exchanges.ExchangeListQuery,
    tags: ['exchanges'],
  }),
  getExchange: read('exchanges/:id', 'exchanges.manage', exchanges.ExchangePage, { tags: ['exchanges'] }),
  getExchangeChoices: read('orders/:number/exchange', 'exchanges.manage', exchanges.ExchangeChoices, {
    tags: ['exchanges', 'order'],
  }),
  startExchange: post('orders/:number/exchange', 'exchanges.manage', exchanges.StartedExchange, {
    body: exchanges.StaffExchangeForm,
    tags: ['exchanges', 'order', 'dashboard'],
  }),
  getExchangePhoto: read('exchanges/:id/photos/:photo', 'exchanges.manage', ExchangePhoto),
  moveExchange: post('exchanges/:id/move', 'exchanges.manage', exchanges.ExchangePage, {
    body: exchanges.ExchangeMove,
    tags: ['exchanges', 'order', 'dashboard'],
  }),
  rejectExchange: post('exchanges/:id/reject', 'exchanges.manage', exchanges.ExchangePage, {
    body: exchanges.ExchangeRejection,
    tags: ['exchanges', 'order', 'dashboard'],
  }),
  creditExchange: post('exchanges/:id/credit', 'exchanges.manage', exchanges.ExchangePage, {
    stepUp: true,
    tags: ['exchanges', 'order', 'dashboard'],
  }),
  replaceForFee: post('exchanges/:id/replace-for-fee', 'exchanges.manage', exchanges.StartedExchange, {
    body: exchanges.ReplacementFee,
    stepUp: true,
    tags: ['exchanges', 'order', 'linked-orders', 'dashboard'],
  }),
  replaceExchange: post('exchanges/:id/replace', 'exchanges.manage', exchanges.ExchangePage, {
    stepUp: true,
    tags: ['exchanges', 'order', 'dashboard'],
  }),
  getSales: read('sales', 'revenue.read', sales.SalesReport, { query: sales.SalesQuery }),
  getSalesTable: read('sales/by/:of', 'revenue.read', sales.SalesTable, {
    params: sales.SalesTableParams,
    query: sales.SalesQuery,
  }),
  exportSales: read('sales/export/:of', 'revenue.read', nothing, {
    params: sales.SalesExportParams,
    query: sales.SalesQuery,
    isFile: true,
  }),
  getDashboard: read('dashboard', 'orders.read', dashboard.Dashboard, { tags: ['dashboard'] }),
};
