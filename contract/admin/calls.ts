// Method, path and access of every call of the admin. Without schemas, so that the browser can
// load it alone; endpoints.ts has the schemas.
import type { Permission } from './permissions.ts';

export interface AdminCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/` of the admin's own origin; `:name` is a parameter. */
  readonly path: string;
  /** `staff`: the session's cookie is required. */
  readonly access: 'open' | 'staff';
  /** Without one, any member of staff may call it, about themselves. */
  readonly permission?: Permission;
  /** Only within ten minutes of a proof by passkey, or by password and code. */
  readonly stepUp?: true;
  /** Also before the first passkey or authenticator app is set up; then without the proof. */
  readonly setUp?: true;
  /** The response is a file to save, not JSON: a link to it is enough. */
  readonly isFile?: true;
  /** Of the body; without it, 256 KB. */
  readonly mostBytes?: number;
}

export const adminCalls = {
  signIn: { method: 'POST', path: 'session', access: 'open' },
  beginPasskeySignIn: { method: 'POST', path: 'session/passkey/challenge', access: 'open' },
  signInByPasskey: { method: 'POST', path: 'session/passkey', access: 'open' },
  signInByLink: { method: 'POST', path: 'session/link', access: 'open' },
  acceptInvitation: { method: 'POST', path: 'invitation', access: 'open' },
  signOut: { method: 'DELETE', path: 'session', access: 'staff', setUp: true },
  stepUp: { method: 'POST', path: 'session/step-up', access: 'staff' },
  beginPasskeyStepUp: { method: 'POST', path: 'session/step-up/passkey/challenge', access: 'staff' },
  stepUpByPasskey: { method: 'POST', path: 'session/step-up/passkey', access: 'staff' },

  getMe: { method: 'GET', path: 'me', access: 'staff', setUp: true },
  beginApp: { method: 'POST', path: 'me/app', access: 'staff', setUp: true, stepUp: true },
  confirmApp: { method: 'PUT', path: 'me/app', access: 'staff', setUp: true, stepUp: true },
  beginPasskey: { method: 'POST', path: 'me/passkeys/challenge', access: 'staff', setUp: true, stepUp: true },
  addPasskey: { method: 'POST', path: 'me/passkeys', access: 'staff', setUp: true, stepUp: true },
  listPasskeys: { method: 'GET', path: 'me/passkeys', access: 'staff' },
  removePasskey: { method: 'DELETE', path: 'me/passkeys/:id', access: 'staff', stepUp: true },
  replaceRecoveryCodes: { method: 'POST', path: 'me/recovery-codes', access: 'staff', stepUp: true },
  listSessions: { method: 'GET', path: 'me/sessions', access: 'staff' },
  endSession: { method: 'DELETE', path: 'me/sessions/:id', access: 'staff' },
  endSessions: { method: 'DELETE', path: 'me/sessions', access: 'staff' },

  getDashboard: { method: 'GET', path: 'dashboard', access: 'staff', permission: 'orders.read' },
  listOrders: { method: 'GET', path: 'orders', access: 'staff', permission: 'orders.read' },
  exportOrders: {
    method: 'GET',
    path: 'orders.csv',
    access: 'staff',
    permission: 'documents.read',
    stepUp: true,
    isFile: true,
  },
  getOrder: { method: 'GET', path: 'orders/:number', access: 'staff', permission: 'orders.read' },
  readDocumentFile: {
    method: 'GET',
    path: 'documents/:id',
    access: 'staff',
    permission: 'documents.read',
    isFile: true,
  },
  moveOrder: { method: 'POST', path: 'orders/:number/move', access: 'staff', permission: 'orders.pack' },
  moveOrders: { method: 'POST', path: 'orders/move', access: 'staff', permission: 'orders.pack' },
  undoMoves: { method: 'POST', path: 'orders/undo', access: 'staff', permission: 'orders.pack' },
  listCouriers: { method: 'GET', path: 'couriers', access: 'staff', permission: 'orders.pack' },
  setTracking: { method: 'PUT', path: 'orders/:number/tracking', access: 'staff', permission: 'orders.pack' },
  markReturned: { method: 'POST', path: 'orders/:number/returned', access: 'staff', permission: 'orders.pack' },
  reship: { method: 'POST', path: 'orders/:number/reship', access: 'staff', permission: 'orders.pack' },
  addNote: { method: 'POST', path: 'orders/:number/notes', access: 'staff', permission: 'orders.pack' },
  changeAddress: { method: 'PUT', path: 'orders/:number/address', access: 'staff', permission: 'orders.address' },
  changeGstin: { method: 'PUT', path: 'orders/:number/gstin', access: 'staff', permission: 'orders.address' },
  undoMove: { method: 'POST', path: 'orders/:number/undo', access: 'staff', permission: 'orders.pack' },
  cancelOrder: {
    method: 'POST',
    path: 'orders/:number/cancel',
    access: 'staff',
    permission: 'orders.cancel',
    stepUp: true,
  },
  refundOrder: {
    method: 'POST',
    path: 'orders/:number/refunds',
    access: 'staff',
    permission: 'orders.refund',
    stepUp: true,
  },
  retryRefunds: {
    method: 'POST',
    path: 'orders/:number/refunds/retry',
    access: 'staff',
    permission: 'orders.refund',
    stepUp: true,
  },

  recordGivenBack: {
    method: 'POST',
    path: 'orders/:number/refunds/:refund/given-back',
    access: 'staff',
    permission: 'orders.refund',
    stepUp: true,
  },
  giveCredit: {
    method: 'POST',
    path: 'orders/:number/credit',
    access: 'staff',
    permission: 'credit.give',
    stepUp: true,
  },

  listOffers: { method: 'GET', path: 'manual-orders/offers', access: 'staff', permission: 'orders.take' },
  findKnownCustomers: { method: 'GET', path: 'manual-orders/customers', access: 'staff', permission: 'orders.take' },
  listWaitingOrders: { method: 'GET', path: 'manual-orders', access: 'staff', permission: 'orders.take' },
  getWaitingOrder: { method: 'GET', path: 'manual-orders/:id', access: 'staff', permission: 'orders.take' },
  takeOrder: { method: 'POST', path: 'manual-orders', access: 'staff', permission: 'orders.take', stepUp: true },
  payByHand: {
    method: 'POST',
    path: 'manual-orders/:id/paid',
    access: 'staff',
    permission: 'orders.take',
    stepUp: true,
  },
  withdrawOrder: { method: 'POST', path: 'manual-orders/:id/withdraw', access: 'staff', permission: 'orders.take' },

  getPackingList: { method: 'GET', path: 'packing', access: 'staff', permission: 'orders.pack' },
  listParcels: { method: 'GET', path: 'packing/parcels', access: 'staff', permission: 'orders.pack' },
  listExchanges: { method: 'GET', path: 'exchanges', access: 'staff', permission: 'exchanges.manage' },
  getExchange: { method: 'GET', path: 'exchanges/:id', access: 'staff', permission: 'exchanges.manage' },
  getExchangePhoto: {
    method: 'GET',
    path: 'exchanges/:id/photos/:photo',
    access: 'staff',
    permission: 'exchanges.manage',
  },
  moveExchange: { method: 'POST', path: 'exchanges/:id/move', access: 'staff', permission: 'exchanges.manage' },
  rejectExchange: { method: 'POST', path: 'exchanges/:id/reject', access: 'staff', permission: 'exchanges.manage' },
  creditExchange: {
    method: 'POST',
    path: 'exchanges/:id/credit',
    access: 'staff',
    permission: 'exchanges.manage',
    stepUp: true,
  },
  replaceExchange: { method: 'POST', path: 'exchanges/:id/replace', access: 'staff', permission: 'exchanges.manage' },

  listGiftCards: { method: 'GET', path: 'gift-cards', access: 'staff', permission: 'gift-cards.sell' },
  sellGiftCard: { method: 'POST', path: 'gift-cards', access: 'staff', permission: 'gift-cards.sell', stepUp: true },
  resendGiftCard: {
    method: 'POST',
    path: 'gift-cards/:id/resend',
    access: 'staff',
    permission: 'gift-cards.sell',
    stepUp: true,
  },
  cancelGiftCard: {
    method: 'POST',
    path: 'gift-cards/:id/cancel',
    access: 'staff',
    permission: 'gift-cards.sell',
    stepUp: true,
  },

  listStaff: { method: 'GET', path: 'staff', access: 'staff', permission: 'staff.manage' },
  inviteStaff: { method: 'POST', path: 'invitations', access: 'staff', permission: 'staff.manage', stepUp: true },
  withdrawInvitation: {
    method: 'DELETE',
    path: 'invitations/:id',
    access: 'staff',
    permission: 'staff.manage',
    stepUp: true,
  },
  changeRole: { method: 'PUT', path: 'staff/:id/role', access: 'staff', permission: 'staff.manage', stepUp: true },
  disableStaff: {
    method: 'POST',
    path: 'staff/:id/disable',
    access: 'staff',
    permission: 'staff.manage',
    stepUp: true,
  },
  enableStaff: { method: 'POST', path: 'staff/:id/enable', access: 'staff', permission: 'staff.manage', stepUp: true },
  endStaffSessions: {
    method: 'DELETE',
    path: 'staff/:id/sessions',
    access: 'staff',
    permission: 'staff.manage',
    stepUp: true,
  },
  listAuditLog: { method: 'GET', path: 'audit-log', access: 'staff', permission: 'audit.read' },

  getNotifications: { method: 'GET', path: 'me/notifications', access: 'staff' },
  saveNotifications: { method: 'PUT', path: 'me/notifications', access: 'staff' },

  getSystem: { method: 'GET', path: 'system', access: 'staff', permission: 'system.read' },
  listUndeliverableMails: {
    method: 'GET',
    path: 'system/undeliverable-mails',
    access: 'staff',
    permission: 'system.read',
  },
  retryMail: {
    method: 'POST',
    path: 'system/undeliverable-mails/:id/retry',
    access: 'staff',
    permission: 'mails.retry',
  },
  listBackups: { method: 'GET', path: 'system/backups', access: 'staff', permission: 'system.read' },
  createBackup: {
    method: 'POST',
    path: 'system/backups',
    access: 'staff',
    permission: 'system.backup',
    stepUp: true,
  },
  downloadBackup: {
    method: 'GET',
    path: 'system/backups/:file',
    access: 'staff',
    permission: 'system.backup',
    stepUp: true,
    isFile: true,
  },
  deleteBackup: {
    method: 'DELETE',
    path: 'system/backups/:file',
    access: 'staff',
    permission: 'system.backup',
    stepUp: true,
  },
  getSettings: { method: 'GET', path: 'settings', access: 'staff', permission: 'settings.edit' },
  saveSettings: { method: 'PUT', path: 'settings', access: 'staff', permission: 'settings.edit' },
  saveProtectedSettings: {
    method: 'PUT',
    path: 'settings/protected',
    access: 'staff',
    permission: 'settings.edit',
    stepUp: true,
  },
  getDocumentCounters: {
    method: 'GET',
    path: 'settings/document-counters',
    access: 'staff',
    permission: 'settings.edit',
  },
  listSettingsVersions: {
    method: 'GET',
    path: 'settings/:section/versions',
    access: 'staff',
    permission: 'settings.edit',
  },
  revertSettings: {
    method: 'POST',
    path: 'settings/:section/revert',
    access: 'staff',
    permission: 'settings.edit',
    stepUp: true,
  },
  /** The body is the picture itself. More than 5 MB is refused with a sentence of its own. */
  uploadLogo: {
    method: 'PUT',
    path: 'settings/logo',
    access: 'staff',
    permission: 'settings.edit',
    mostBytes: 6 * 1024 * 1024,
  },
  removeLogo: { method: 'DELETE', path: 'settings/logo', access: 'staff', permission: 'settings.edit' },
  sendTestMail: { method: 'POST', path: 'settings/test-mail', access: 'staff', permission: 'settings.edit' },

  listProductImports: { method: 'GET', path: 'products/imports', access: 'staff', permission: 'catalogue.edit' },
  getProductImport: { method: 'GET', path: 'products/imports/:id', access: 'staff', permission: 'catalogue.edit' },
  checkProductImport: {
    method: 'POST',
    path: 'products/imports/:id/check',
    access: 'staff',
    permission: 'catalogue.edit',
  },
  startProductImport: {
    method: 'POST',
    path: 'products/imports/:id/start',
    access: 'staff',
    permission: 'catalogue.edit',
  },
  exportProducts: {
    method: 'GET',
    path: 'products.csv',
    access: 'staff',
    permission: 'catalogue.edit',
    isFile: true,
  },
  listProducts: { method: 'GET', path: 'products', access: 'staff', permission: 'catalogue.edit' },
  listProductChoices: { method: 'GET', path: 'products/choices', access: 'staff', permission: 'catalogue.edit' },
  listPhotoStates: { method: 'GET', path: 'photos', access: 'staff', permission: 'catalogue.edit' },
  createProduct: { method: 'POST', path: 'products', access: 'staff', permission: 'catalogue.edit' },
  editProducts: { method: 'POST', path: 'products/bulk', access: 'staff', permission: 'catalogue.edit' },
  getProduct: { method: 'GET', path: 'products/:id', access: 'staff', permission: 'catalogue.edit' },
  saveProduct: { method: 'PUT', path: 'products/:id', access: 'staff', permission: 'catalogue.edit' },
  deleteProduct: { method: 'DELETE', path: 'products/:id', access: 'staff', permission: 'catalogue.edit' },
  publishProduct: { method: 'POST', path: 'products/:id/publish', access: 'staff', permission: 'catalogue.edit' },
  discardProductDraft: { method: 'POST', path: 'products/:id/discard', access: 'staff', permission: 'catalogue.edit' },
  previewProduct: { method: 'POST', path: 'products/:id/preview', access: 'staff', permission: 'catalogue.edit' },
  archiveProduct: { method: 'POST', path: 'products/:id/archive', access: 'staff', permission: 'catalogue.edit' },
  restoreProduct: { method: 'POST', path: 'products/:id/restore', access: 'staff', permission: 'catalogue.edit' },

  listStock: { method: 'GET', path: 'stock', access: 'staff', permission: 'stock.count' },
  getStock: { method: 'GET', path: 'stock/:product', access: 'staff', permission: 'stock.count' },
  receiveStock: { method: 'POST', path: 'stock/:product/receive', access: 'staff', permission: 'stock.count' },
  correctStock: { method: 'POST', path: 'stock/:product/correct', access: 'staff', permission: 'stock.count' },
  listStockMovements: { method: 'GET', path: 'stock/:product/movements', access: 'staff', permission: 'stock.count' },
  setLowStock: { method: 'PUT', path: 'stock/:product/limit', access: 'staff', permission: 'catalogue.edit' },
  allowOversell: { method: 'PUT', path: 'stock/:product/oversell', access: 'staff', permission: 'catalogue.edit' },

  listCollections: { method: 'GET', path: 'collections', access: 'staff', permission: 'catalogue.edit' },
  createCollection: { method: 'POST', path: 'collections', access: 'staff', permission: 'catalogue.edit' },
  getCollection: { method: 'GET', path: 'collections/:handle', access: 'staff', permission: 'catalogue.edit' },
  saveCollection: { method: 'PUT', path: 'collections/:handle', access: 'staff', permission: 'catalogue.edit' },
  deleteCollection: { method: 'DELETE', path: 'collections/:handle', access: 'staff', permission: 'catalogue.edit' },
  discardCollectionDraft: {
    method: 'POST',
    path: 'collections/:handle/discard',
    access: 'staff',
    permission: 'catalogue.edit',
  },
  previewCollection: {
    method: 'POST',
    path: 'collections/:handle/preview',
    access: 'staff',
    permission: 'catalogue.edit',
  },
  publishCollection: {
    method: 'POST',
    path: 'collections/:handle/publish',
    access: 'staff',
    permission: 'catalogue.edit',
  },
  unpublishCollection: {
    method: 'POST',
    path: 'collections/:handle/unpublish',
    access: 'staff',
    permission: 'catalogue.edit',
  },
  moveCollection: { method: 'POST', path: 'collections/:handle/move', access: 'staff', permission: 'catalogue.edit' },

  listContent: { method: 'GET', path: 'content', access: 'staff', permission: 'content.edit' },
  getContentDraft: { method: 'GET', path: 'content/:page', access: 'staff', permission: 'content.edit' },
  saveContentDraft: { method: 'PUT', path: 'content/:page/draft', access: 'staff', permission: 'content.edit' },
  discardContentDraft: { method: 'DELETE', path: 'content/:page/draft', access: 'staff', permission: 'content.edit' },
  previewContent: { method: 'POST', path: 'content/:page/preview', access: 'staff', permission: 'content.edit' },
  publishContent: { method: 'POST', path: 'content/:page/publish', access: 'staff', permission: 'content.edit' },
  listContentVersions: { method: 'GET', path: 'content/:page/versions', access: 'staff', permission: 'content.edit' },
  revertContent: { method: 'POST', path: 'content/:page/revert', access: 'staff', permission: 'content.edit' },

  listPosts: { method: 'GET', path: 'posts', access: 'staff', permission: 'content.edit' },
  createPost: { method: 'POST', path: 'posts', access: 'staff', permission: 'content.edit' },
  getPost: { method: 'GET', path: 'posts/:id', access: 'staff', permission: 'content.edit' },
  savePost: { method: 'PUT', path: 'posts/:id', access: 'staff', permission: 'content.edit' },
  deletePost: { method: 'DELETE', path: 'posts/:id', access: 'staff', permission: 'content.edit' },
  publishPost: { method: 'POST', path: 'posts/:id/publish', access: 'staff', permission: 'content.edit' },
  unpublishPost: { method: 'POST', path: 'posts/:id/unpublish', access: 'staff', permission: 'content.edit' },
  discardPostDraft: { method: 'POST', path: 'posts/:id/discard', access: 'staff', permission: 'content.edit' },
  previewPost: { method: 'POST', path: 'posts/:id/preview', access: 'staff', permission: 'content.edit' },

  getReconciliation: { method: 'GET', path: 'reconciliation', access: 'staff', permission: 'documents.read' },

  getSales: { method: 'GET', path: 'sales', access: 'staff', permission: 'revenue.read' },

  getAccounting: { method: 'GET', path: 'accounting', access: 'staff', permission: 'documents.read' },
  listDocuments: { method: 'GET', path: 'accounting/documents', access: 'staff', permission: 'documents.read' },
  exportAccounting: {
    method: 'GET',
    path: 'accounting/export/:what',
    access: 'staff',
    permission: 'documents.read',
    stepUp: true,
    isFile: true,
  },

  listReviews: { method: 'GET', path: 'reviews', access: 'staff', permission: 'reviews.moderate' },
  hideReview: { method: 'POST', path: 'reviews/:id/hide', access: 'staff', permission: 'reviews.moderate' },
  unhideReview: { method: 'POST', path: 'reviews/:id/unhide', access: 'staff', permission: 'reviews.moderate' },
  replyToReview: { method: 'PUT', path: 'reviews/:id/reply', access: 'staff', permission: 'reviews.moderate' },
  removeReply: { method: 'DELETE', path: 'reviews/:id/reply', access: 'staff', permission: 'reviews.moderate' },

  listEnquiries: { method: 'GET', path: 'enquiries', access: 'staff', permission: 'enquiries.answer' },
  getEnquiry: { method: 'GET', path: 'enquiries/:id', access: 'staff', permission: 'enquiries.answer' },
  answerEnquiry: { method: 'POST', path: 'enquiries/:id/answers', access: 'staff', permission: 'enquiries.answer' },
  closeEnquiry: { method: 'POST', path: 'enquiries/:id/close', access: 'staff', permission: 'enquiries.answer' },
  reopenEnquiry: { method: 'POST', path: 'enquiries/:id/reopen', access: 'staff', permission: 'enquiries.answer' },

  listSubscribers: { method: 'GET', path: 'newsletter/subscribers', access: 'staff', permission: 'newsletter.manage' },
  exportSubscribers: {
    method: 'GET',
    path: 'newsletter/subscribers.csv',
    access: 'staff',
    permission: 'newsletter.manage',
    stepUp: true,
    isFile: true,
  },
  removeSubscriber: {
    method: 'DELETE',
    path: 'newsletter/subscribers/:id',
    access: 'staff',
    permission: 'newsletter.manage',
  },
  listCampaigns: { method: 'GET', path: 'newsletter/campaigns', access: 'staff', permission: 'newsletter.manage' },
  getCampaign: { method: 'GET', path: 'newsletter/campaigns/:id', access: 'staff', permission: 'newsletter.manage' },
  saveCampaign: { method: 'PUT', path: 'newsletter/campaigns/:id', access: 'staff', permission: 'newsletter.manage' },
  /** A draft only: what was sent stays. */
  removeCampaign: {
    method: 'DELETE',
    path: 'newsletter/campaigns/:id',
    access: 'staff',
    permission: 'newsletter.manage',
  },
  /** To the person who asks. */
  testCampaign: {
    method: 'POST',
    path: 'newsletter/campaigns/:id/test',
    access: 'staff',
    permission: 'newsletter.manage',
  },
  sendCampaign: {
    method: 'POST',
    path: 'newsletter/campaigns/:id/send',
    access: 'staff',
    permission: 'newsletter.manage',
    stepUp: true,
  },
  stopCampaign: {
    method: 'POST',
    path: 'newsletter/campaigns/:id/stop',
    access: 'staff',
    permission: 'newsletter.manage',
  },
} as const satisfies Record<string, AdminCall>;

export type AdminCallName = keyof typeof adminCalls;
