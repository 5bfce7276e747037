// The schemas of every call of the admin: requests and responses are checked by them.
import * as z from 'zod/mini';
import { Address } from '../schemas/address.ts';
import { DeletedCount } from '../schemas/cart.ts';
import { PictureBytes, pathName } from '../schemas/choices.ts';
import { GstinForm } from '../schemas/gstin.ts';
import { ExchangePhoto } from '../schemas/exchange.ts';
import { type AdminCall, type AdminCallName, adminCalls } from './calls.ts';
import * as accounting from './schemas/accounting.ts';
import * as auditLog from './schemas/audit-log.ts';
import { DocumentCounters } from './schemas/document-counters.ts';
import * as enquiries from './schemas/enquiries.ts';
import * as dashboard from './schemas/dashboard.ts';
import * as fulfilment from './schemas/fulfilment.ts';
import * as exchanges from './schemas/exchanges.ts';
import * as giftCards from './schemas/gift-cards.ts';
import * as manual from './schemas/manual-orders.ts';
import * as orders from './schemas/orders.ts';
import * as campaigns from './schemas/campaigns.ts';
import * as newsletter from './schemas/newsletter.ts';
import * as notifications from './schemas/notifications.ts';
import * as reconciliation from './schemas/reconciliation.ts';
import * as reviews from './schemas/reviews.ts';
import * as sales from './schemas/sales.ts';
import * as settings from './schemas/settings.ts';
import * as collections from './schemas/collections.ts';
import * as content from './schemas/content.ts';
import * as packing from './schemas/packing.ts';
import * as posts from './schemas/posts.ts';
import * as products from './schemas/products.ts';
import * as imports from './schemas/product-imports.ts';
import { GoodwillForm } from './schemas/store-credit.ts';
import * as stock from './schemas/stock.ts';
import * as staff from './schemas/staff.ts';
import * as system from './schemas/system.ts';

type Schema = z.ZodMiniType;

export interface AdminEndpoint extends AdminCall {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

const byId = z.object({ id: pathName });
const byNumber = z.object({ number: pathName });
const byFile = z.object({ file: pathName });
const nothing = z.undefined();

export const adminEndpoints = {
  signIn: { ...adminCalls.signIn, body: staff.SignIn, response: staff.Me },
  beginPasskeySignIn: { ...adminCalls.beginPasskeySignIn, response: staff.PasskeyOptions },
  signInByPasskey: { ...adminCalls.signInByPasskey, body: staff.PasskeyProof, response: staff.Me },
  signInByLink: { ...adminCalls.signInByLink, body: staff.LinkSignIn, response: staff.Me },
  acceptInvitation: { ...adminCalls.acceptInvitation, body: staff.InvitationAcceptance, response: staff.Me },
  signOut: { ...adminCalls.signOut, response: nothing },
  stepUp: { ...adminCalls.stepUp, body: staff.StepUp, response: staff.Me },
  beginPasskeyStepUp: { ...adminCalls.beginPasskeyStepUp, response: staff.PasskeyOptions },
  stepUpByPasskey: { ...adminCalls.stepUpByPasskey, body: staff.PasskeyProof, response: staff.Me },

  getMe: { ...adminCalls.getMe, response: staff.Me },
  beginApp: { ...adminCalls.beginApp, response: staff.AppKey },
  confirmApp: { ...adminCalls.confirmApp, body: staff.AppCode, response: staff.FactorAdded },
  beginPasskey: { ...adminCalls.beginPasskey, response: staff.PasskeyOptions },
  addPasskey: { ...adminCalls.addPasskey, body: staff.PasskeyRegistration, response: staff.FactorAdded },
  listPasskeys: { ...adminCalls.listPasskeys, response: z.array(staff.Passkey) },
  removePasskey: { ...adminCalls.removePasskey, params: byId, response: nothing },
  replaceRecoveryCodes: { ...adminCalls.replaceRecoveryCodes, response: staff.NewRecoveryCodes },
  listSessions: { ...adminCalls.listSessions, response: z.array(staff.StaffSession) },
  endSession: { ...adminCalls.endSession, params: byId, response: DeletedCount },
  endSessions: { ...adminCalls.endSessions, response: DeletedCount },

  getDashboard: { ...adminCalls.getDashboard, response: dashboard.Dashboard },
  listOrders: { ...adminCalls.listOrders, query: orders.OrderListQuery, response: orders.OrderList },
  exportOrders: { ...adminCalls.exportOrders, query: orders.OrderExportQuery, response: nothing },
  getOrder: { ...adminCalls.getOrder, params: byNumber, response: orders.OrderPage },
  readDocumentFile: { ...adminCalls.readDocumentFile, params: byId, response: nothing },
  moveOrder: { ...adminCalls.moveOrder, params: byNumber, body: fulfilment.OrderMove, response: orders.OrderPage },
  moveOrders: { ...adminCalls.moveOrders, body: fulfilment.OrdersMove, response: fulfilment.MovedOrders },
  undoMoves: { ...adminCalls.undoMoves, body: fulfilment.OrdersUndo, response: fulfilment.MovedOrders },
  listCouriers: { ...adminCalls.listCouriers, response: fulfilment.Couriers },
  setTracking: {
    ...adminCalls.setTracking,
    params: byNumber,
    body: fulfilment.TrackingForm,
    response: orders.OrderPage,
  },
  markReturned: {
    ...adminCalls.markReturned,
    params: byNumber,
    body: fulfilment.ReturnedParcel,
    response: orders.OrderPage,
  },
  reship: { ...adminCalls.reship, params: byNumber, body: fulfilment.Reshipment, response: orders.OrderPage },
  addNote: { ...adminCalls.addNote, params: byNumber, body: fulfilment.NoteForm, response: orders.OrderPage },
  changeGstin: { ...adminCalls.changeGstin, params: byNumber, body: GstinForm, response: orders.OrderPage },
  changeAddress: { ...adminCalls.changeAddress, params: byNumber, body: Address, response: orders.OrderPage },
  undoMove: { ...adminCalls.undoMove, params: byNumber, response: orders.OrderPage },
  cancelOrder: {
    ...adminCalls.cancelOrder,
    params: byNumber,
    body: fulfilment.Cancellation,
    response: orders.OrderPage,
  },
  refundOrder: { ...adminCalls.refundOrder, params: byNumber, body: orders.RefundForm, response: orders.OrderPage },
  retryRefunds: { ...adminCalls.retryRefunds, params: byNumber, response: orders.OrderPage },
  recordGivenBack: {
    ...adminCalls.recordGivenBack,
    params: z.object({ number: pathName, refund: pathName }),
    response: orders.OrderPage,
  },
  giveCredit: { ...adminCalls.giveCredit, params: byNumber, body: GoodwillForm, response: orders.OrderPage },
  listOffers: { ...adminCalls.listOffers, query: manual.OfferQuery, response: manual.Offers },
  findKnownCustomers: {
    ...adminCalls.findKnownCustomers,
    query: manual.KnownCustomerQuery,
    response: manual.KnownCustomers,
  },
  listWaitingOrders: { ...adminCalls.listWaitingOrders, response: manual.WaitingOrders },
  getWaitingOrder: { ...adminCalls.getWaitingOrder, params: byId, response: manual.WaitingOrder },
  takeOrder: { ...adminCalls.takeOrder, body: manual.NewManualOrder, response: manual.MadeOrder },
  payByHand: { ...adminCalls.payByHand, params: byId, body: manual.HandPaid, response: manual.MadeOrder },
  withdrawOrder: { ...adminCalls.withdrawOrder, params: byId, response: manual.WaitingOrder },

  getPackingList: { ...adminCalls.getPackingList, response: packing.PackingList },
  listParcels: { ...adminCalls.listParcels, query: packing.ParcelsQuery, response: packing.Parcels },
  listExchanges: {
    ...adminCalls.listExchanges,
    query: exchanges.ExchangeListQuery,
    response: exchanges.ExchangeList,
  },
  getExchange: { ...adminCalls.getExchange, params: byId, response: exchanges.ExchangePage },
  getExchangePhoto: {
    ...adminCalls.getExchangePhoto,
    params: exchanges.PhotoParams,
    response: ExchangePhoto,
  },
  moveExchange: {
    ...adminCalls.moveExchange,
    params: byId,
    body: exchanges.ExchangeMove,
    response: exchanges.ExchangePage,
  },
  rejectExchange: {
    ...adminCalls.rejectExchange,
    params: byId,
    body: exchanges.ExchangeRejection,
    response: exchanges.ExchangePage,
  },
  creditExchange: { ...adminCalls.creditExchange, params: byId, response: exchanges.ExchangePage },
  replaceExchange: { ...adminCalls.replaceExchange, params: byId, response: exchanges.ExchangePage },

  listGiftCards: { ...adminCalls.listGiftCards, query: giftCards.GiftCardQuery, response: giftCards.GiftCardList },
  sellGiftCard: { ...adminCalls.sellGiftCard, body: giftCards.GiftCardForm, response: giftCards.GiftCard },
  resendGiftCard: { ...adminCalls.resendGiftCard, params: byId, response: giftCards.GiftCard },
  cancelGiftCard: { ...adminCalls.cancelGiftCard, params: byId, response: giftCards.GiftCard },

  listStaff: { ...adminCalls.listStaff, response: staff.StaffList },
  inviteStaff: { ...adminCalls.inviteStaff, body: staff.InvitationForm, response: staff.InvitationMade },
  withdrawInvitation: { ...adminCalls.withdrawInvitation, params: byId, response: nothing },
  changeRole: { ...adminCalls.changeRole, params: byId, body: staff.RoleForm, response: nothing },
  disableStaff: { ...adminCalls.disableStaff, params: byId, response: nothing },
  enableStaff: { ...adminCalls.enableStaff, params: byId, response: nothing },
  endStaffSessions: { ...adminCalls.endStaffSessions, params: byId, response: DeletedCount },
  listAuditLog: { ...adminCalls.listAuditLog, query: auditLog.AuditLogQuery, response: auditLog.AuditLog },

  getNotifications: { ...adminCalls.getNotifications, response: notifications.Notifications },
  saveNotifications: {
    ...adminCalls.saveNotifications,
    body: notifications.NotificationsForm,
    response: notifications.Notifications,
  },

  getSystem: { ...adminCalls.getSystem, response: system.System },
  listUndeliverableMails: { ...adminCalls.listUndeliverableMails, response: system.UndeliverableMails },
  retryMail: { ...adminCalls.retryMail, params: byId, response: nothing },
  listBackups: { ...adminCalls.listBackups, response: system.Backups },
  createBackup: { ...adminCalls.createBackup, response: system.Backups },
  downloadBackup: { ...adminCalls.downloadBackup, params: byFile, response: nothing },
  deleteBackup: { ...adminCalls.deleteBackup, params: byFile, response: system.Backups },
  getSettings: { ...adminCalls.getSettings, response: settings.AllSettings },
  saveSettings: { ...adminCalls.saveSettings, body: settings.SettingsForm, response: settings.SettingsSaved },
  saveProtectedSettings: {
    ...adminCalls.saveProtectedSettings,
    body: settings.ProtectedSettingsForm,
    response: settings.SettingsSaved,
  },
  getDocumentCounters: { ...adminCalls.getDocumentCounters, response: DocumentCounters },
  listSettingsVersions: {
    ...adminCalls.listSettingsVersions,
    params: settings.SectionParams,
    response: settings.SettingsVersions,
  },
  revertSettings: {
    ...adminCalls.revertSettings,
    params: settings.SectionParams,
    body: settings.SettingsRevert,
    response: settings.SettingsSaved,
  },
  uploadLogo: {
    ...adminCalls.uploadLogo,
    query: settings.LogoQuery,
    body: PictureBytes,
    response: settings.LogoSaved,
  },
  removeLogo: { ...adminCalls.removeLogo, query: settings.LogoQuery, response: settings.SettingsSaved },
  sendTestMail: { ...adminCalls.sendTestMail, response: settings.TestMail },

  listProductImports: { ...adminCalls.listProductImports, response: imports.ProductImports },
  getProductImport: { ...adminCalls.getProductImport, params: byId, response: imports.ProductImport },
  checkProductImport: {
    ...adminCalls.checkProductImport,
    params: byId,
    body: imports.ImportCheck,
    response: imports.ProductImport,
  },
  startProductImport: { ...adminCalls.startProductImport, params: byId, response: imports.ProductImport },
  exportProducts: { ...adminCalls.exportProducts, response: nothing },
  listProducts: { ...adminCalls.listProducts, query: products.ProductListQuery, response: products.ProductList },
  listProductChoices: { ...adminCalls.listProductChoices, response: products.ProductChoices },
  listPhotoStates: { ...adminCalls.listPhotoStates, query: products.PhotoQuery, response: products.PhotoStates },
  createProduct: { ...adminCalls.createProduct, body: products.NewProduct, response: products.EditedProduct },
  editProducts: { ...adminCalls.editProducts, body: products.BulkEdit, response: products.BulkResult },
  getProduct: { ...adminCalls.getProduct, params: byId, response: products.EditedProduct },
  saveProduct: { ...adminCalls.saveProduct, params: byId, body: products.ProductForm, response: products.ProductSaved },
  deleteProduct: { ...adminCalls.deleteProduct, params: byId, response: nothing },
  publishProduct: {
    ...adminCalls.publishProduct,
    params: byId,
    body: products.ProductPublication,
    response: products.EditedProduct,
  },
  discardProductDraft: {
    ...adminCalls.discardProductDraft,
    params: byId,
    body: products.ProductDiscard,
    response: products.EditedProduct,
  },
  previewProduct: { ...adminCalls.previewProduct, params: byId, response: products.ProductPreview },
  archiveProduct: {
    ...adminCalls.archiveProduct,
    params: byId,
    body: products.ProductPublication,
    response: products.EditedProduct,
  },
  restoreProduct: {
    ...adminCalls.restoreProduct,
    params: byId,
    body: products.ProductPublication,
    response: products.EditedProduct,
  },

  listStock: { ...adminCalls.listStock, query: stock.StockQuery, response: stock.StockList },
  getStock: { ...adminCalls.getStock, params: stock.StockParams, response: stock.StockOfProduct },
  receiveStock: {
    ...adminCalls.receiveStock,
    params: stock.StockParams,
    body: stock.StockDelivery,
    response: stock.StockOfProduct,
  },
  correctStock: {
    ...adminCalls.correctStock,
    params: stock.StockParams,
    body: stock.StockCorrection,
    response: stock.StockOfProduct,
  },
  listStockMovements: {
    ...adminCalls.listStockMovements,
    params: stock.StockParams,
    query: stock.StockMovementsQuery,
    response: stock.StockMovements,
  },
  setLowStock: {
    ...adminCalls.setLowStock,
    params: stock.StockParams,
    body: stock.StockLimit,
    response: stock.StockOfProduct,
  },
  allowOversell: {
    ...adminCalls.allowOversell,
    params: stock.StockParams,
    body: stock.StockOversell,
    response: stock.StockOfProduct,
  },

  listCollections: {
    ...adminCalls.listCollections,
    response: collections.CollectionList,
  },
  createCollection: {
    ...adminCalls.createCollection,
    body: collections.NewCollection,
    response: collections.EditedCollection,
  },
  getCollection: {
    ...adminCalls.getCollection,
    params: collections.CollectionParams,
    response: collections.EditedCollection,
  },
  saveCollection: {
    ...adminCalls.saveCollection,
    params: collections.CollectionParams,
    body: collections.CollectionForm,
    response: collections.CollectionSaved,
  },
  deleteCollection: {
    ...adminCalls.deleteCollection,
    params: collections.CollectionParams,
    response: nothing,
  },
  discardCollectionDraft: {
    ...adminCalls.discardCollectionDraft,
    params: collections.CollectionParams,
    body: collections.CollectionDiscard,
    response: collections.EditedCollection,
  },
  previewCollection: {
    ...adminCalls.previewCollection,
    params: collections.CollectionParams,
    response: collections.CollectionPreview,
  },
  publishCollection: {
    ...adminCalls.publishCollection,
    params: collections.CollectionParams,
    body: collections.CollectionPublication,
    response: collections.EditedCollection,
  },
  unpublishCollection: {
    ...adminCalls.unpublishCollection,
    params: collections.CollectionParams,
    body: collections.CollectionPublication,
    response: collections.EditedCollection,
  },
  moveCollection: {
    ...adminCalls.moveCollection,
    params: collections.CollectionParams,
    body: collections.CollectionMove,
    response: collections.CollectionList,
  },

  listContent: { ...adminCalls.listContent, response: content.ContentList },
  getContentDraft: { ...adminCalls.getContentDraft, params: content.ContentParams, response: content.EditedContent },
  saveContentDraft: {
    ...adminCalls.saveContentDraft,
    params: content.ContentParams,
    body: content.ContentForm,
    response: content.ContentSaved,
  },
  discardContentDraft: {
    ...adminCalls.discardContentDraft,
    params: content.ContentParams,
    query: content.ContentDiscard,
    response: content.EditedContent,
  },
  previewContent: { ...adminCalls.previewContent, params: content.ContentParams, response: content.ContentPreview },
  publishContent: {
    ...adminCalls.publishContent,
    params: content.ContentParams,
    body: content.ContentPublication,
    response: content.EditedContent,
  },
  listContentVersions: {
    ...adminCalls.listContentVersions,
    params: content.ContentParams,
    response: content.ContentVersions,
  },
  revertContent: {
    ...adminCalls.revertContent,
    params: content.ContentParams,
    body: content.ContentRevert,
    response: content.EditedContent,
  },

  listPosts: { ...adminCalls.listPosts, response: posts.PostList },
  createPost: { ...adminCalls.createPost, response: posts.EditedPost },
  getPost: { ...adminCalls.getPost, params: byId, response: posts.EditedPost },
  savePost: { ...adminCalls.savePost, params: byId, body: posts.PostForm, response: posts.PostSaved },
  deletePost: { ...adminCalls.deletePost, params: byId, response: nothing },
  publishPost: { ...adminCalls.publishPost, params: byId, body: posts.PostPublication, response: posts.EditedPost },
  unpublishPost: { ...adminCalls.unpublishPost, params: byId, body: posts.PostPublication, response: posts.EditedPost },
  discardPostDraft: {
    ...adminCalls.discardPostDraft,
    params: byId,
    body: posts.PostDiscard,
    response: posts.EditedPost,
  },
  previewPost: { ...adminCalls.previewPost, params: byId, response: posts.PostPreview },

  getReconciliation: {
    ...adminCalls.getReconciliation,
    query: reconciliation.ReconciliationQuery,
    response: reconciliation.Reconciliation,
  },

  getSales: { ...adminCalls.getSales, query: sales.SalesQuery, response: sales.SalesReport },

  getAccounting: {
    ...adminCalls.getAccounting,
    query: accounting.AccountingQuery,
    response: accounting.AccountingMonth,
  },
  listDocuments: {
    ...adminCalls.listDocuments,
    query: accounting.DocumentListQuery,
    response: accounting.DocumentList,
  },
  exportAccounting: {
    ...adminCalls.exportAccounting,
    params: accounting.ExportParams,
    query: accounting.AccountingQuery,
    response: nothing,
  },

  listReviews: { ...adminCalls.listReviews, query: reviews.ReviewListQuery, response: reviews.ReviewList },
  hideReview: { ...adminCalls.hideReview, params: byId, body: reviews.ReviewHiding, response: reviews.ReviewRow },
  unhideReview: { ...adminCalls.unhideReview, params: byId, response: reviews.ReviewRow },
  replyToReview: { ...adminCalls.replyToReview, params: byId, body: reviews.ReviewReply, response: reviews.ReviewRow },
  removeReply: { ...adminCalls.removeReply, params: byId, response: reviews.ReviewRow },

  listEnquiries: { ...adminCalls.listEnquiries, query: enquiries.EnquiryListQuery, response: enquiries.EnquiryList },
  getEnquiry: { ...adminCalls.getEnquiry, params: byId, response: enquiries.EnquiryPage },
  answerEnquiry: {
    ...adminCalls.answerEnquiry,
    params: byId,
    body: enquiries.EnquiryAnswerForm,
    response: enquiries.EnquiryPage,
  },
  closeEnquiry: { ...adminCalls.closeEnquiry, params: byId, response: enquiries.EnquiryPage },
  reopenEnquiry: { ...adminCalls.reopenEnquiry, params: byId, response: enquiries.EnquiryPage },

  listSubscribers: {
    ...adminCalls.listSubscribers,
    query: newsletter.SubscriberQuery,
    response: newsletter.SubscriberList,
  },
  exportSubscribers: {
    ...adminCalls.exportSubscribers,
    query: newsletter.SubscriberExportQuery,
    response: nothing,
  },
  removeSubscriber: { ...adminCalls.removeSubscriber, params: byId, response: nothing },
  listCampaigns: { ...adminCalls.listCampaigns, response: campaigns.CampaignList },
  getCampaign: { ...adminCalls.getCampaign, params: campaigns.CampaignParams, response: campaigns.CampaignPage },
  saveCampaign: {
    ...adminCalls.saveCampaign,
    params: campaigns.CampaignParams,
    body: campaigns.CampaignForm,
    response: campaigns.CampaignSaved,
  },
  removeCampaign: { ...adminCalls.removeCampaign, params: campaigns.CampaignParams, response: nothing },
  testCampaign: { ...adminCalls.testCampaign, params: campaigns.CampaignParams, response: campaigns.TestMailSent },
  sendCampaign: {
    ...adminCalls.sendCampaign,
    params: campaigns.CampaignParams,
    body: campaigns.CampaignSending,
    response: campaigns.CampaignPage,
  },
  stopCampaign: { ...adminCalls.stopCampaign, params: campaigns.CampaignParams, response: campaigns.CampaignPage },
} as const satisfies Record<AdminCallName, AdminEndpoint>;
export type AdminEndpoints = typeof adminEndpoints;

export type AdminAnswer<N extends AdminCallName> = z.output<AdminEndpoints[N]['response']>;

/** What a call takes: `params`, `query` and `body`, those that it has. */
export type AdminInput<N extends AdminCallName> = {
  [K in 'params' | 'query' | 'body' as K extends keyof AdminEndpoints[N] ? K : never]: K extends keyof AdminEndpoints[N]
    ? AdminEndpoints[N][K] extends Schema
      ? z.input<AdminEndpoints[N][K]>
      : never
    : never;
};
