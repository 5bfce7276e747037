// Calls about pages, posts, newsletters and old addresses.
import type { AdminCall } from './call.ts';

export const contentCalls = {
  listRedirects: { method: 'GET', path: 'redirects', access: 'staff', permission: 'catalogue.edit' },
  saveRedirect: { method: 'POST', path: 'redirects', access: 'staff', permission: 'catalogue.edit' },
  deleteRedirect: { method: 'DELETE', path: 'redirects/:id', access: 'staff', permission: 'catalogue.edit' },
  listContent: { method: 'GET', path: 'content', access: 'staff', permission: 'content.edit' },
  getContentDraft: { method: 'GET', path: 'content/:page', access: 'staff', permission: 'content.edit' },
  saveContentDraft: { method: 'PUT', path: 'content/:page/draft', access: 'staff', permission: 'content.edit' },
  discardContentDraft: { method: 'POST', path: 'content/:page/discard', access: 'staff', permission: 'content.edit' },
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
  /** Of every kind of draft; products and collections are checked for theirs. */
  previewDraft: { method: 'POST', path: 'drafts/:kind/:id/preview', access: 'staff', permission: 'content.edit' },
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
  /** Only a draft: a sent newsletter stays. */
  removeCampaign: {
    method: 'DELETE',
    path: 'newsletter/campaigns/:id',
    access: 'staff',
    permission: 'newsletter.manage',
  },
  /** To the member who asks. */
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
