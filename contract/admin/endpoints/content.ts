// Schemas of the calls about pages, posts, newsletters and old addresses.
import { Discard, PreviewLink, PreviewParams, Publication } from '../schemas/drafts.ts';
import * as campaigns from '../schemas/content/campaigns.ts';
import * as content from '../schemas/content/content.ts';
import * as newsletter from '../schemas/content/newsletter.ts';
import * as posts from '../schemas/content/posts.ts';
import * as redirects from '../schemas/content/redirects.ts';
import { contentCalls } from '../calls/content.ts';
import { type AdminEndpoint, byId, nothing } from './endpoint.ts';

export const contentEndpoints = {
  listRedirects: { ...contentCalls.listRedirects, query: redirects.RedirectQuery, response: redirects.RedirectList },
  saveRedirect: { ...contentCalls.saveRedirect, body: redirects.RedirectForm, response: redirects.RedirectList },
  deleteRedirect: { ...contentCalls.deleteRedirect, params: byId, response: redirects.RedirectList },
  listContent: { ...contentCalls.listContent, response: content.ContentList },
  getContentDraft: { ...contentCalls.getContentDraft, params: content.ContentParams, response: content.EditedContent },
  saveContentDraft: {
    ...contentCalls.saveContentDraft,
    params: content.ContentParams,
    body: content.ContentForm,
    response: content.ContentSaved,
  },
  discardContentDraft: {
    ...contentCalls.discardContentDraft,
    params: content.ContentParams,
    body: Discard,
    response: content.EditedContent,
  },
  publishContent: {
    ...contentCalls.publishContent,
    params: content.ContentParams,
    body: content.ContentPublication,
    response: content.EditedContent,
  },
  listContentVersions: {
    ...contentCalls.listContentVersions,
    params: content.ContentParams,
    response: content.ContentVersions,
  },
  revertContent: {
    ...contentCalls.revertContent,
    params: content.ContentParams,
    body: content.ContentRevert,
    response: content.EditedContent,
  },
  listPosts: { ...contentCalls.listPosts, response: posts.PostList },
  createPost: { ...contentCalls.createPost, response: posts.EditedPost },
  getPost: { ...contentCalls.getPost, params: byId, response: posts.EditedPost },
  savePost: { ...contentCalls.savePost, params: byId, body: posts.PostForm, response: posts.PostSaved },
  deletePost: { ...contentCalls.deletePost, params: byId, response: nothing },
  publishPost: { ...contentCalls.publishPost, params: byId, body: Publication, response: posts.EditedPost },
  unpublishPost: {
    ...contentCalls.unpublishPost,
    params: byId,
    body: Publication,
    response: posts.EditedPost,
  },
  discardPostDraft: {
    ...contentCalls.discardPostDraft,
    params: byId,
    body: Discard,
    response: posts.EditedPost,
  },
  previewDraft: { ...contentCalls.previewDraft, params: PreviewParams, response: PreviewLink },
  listSubscribers: {
    ...contentCalls.listSubscribers,
    query: newsletter.SubscriberQuery,
    response: newsletter.SubscriberList,
  },
  exportSubscribers: {
    ...contentCalls.exportSubscribers,
    query: newsletter.SubscriberExportQuery,
    response: nothing,
  },
  removeSubscriber: { ...contentCalls.removeSubscriber, params: byId, response: nothing },
  listCampaigns: { ...contentCalls.listCampaigns, response: campaigns.CampaignList },
  getCampaign: { ...contentCalls.getCampaign, params: campaigns.CampaignParams, response: campaigns.CampaignPage },
  saveCampaign: {
    ...contentCalls.saveCampaign,
    params: campaigns.CampaignParams,
    body: campaigns.CampaignForm,
    response: campaigns.CampaignSaved,
  },
  removeCampaign: { ...contentCalls.removeCampaign, params: campaigns.CampaignParams, response: nothing },
  testCampaign: { ...contentCalls.testCampaign, params: campaigns.CampaignParams, response: campaigns.TestMailSent },
  sendCampaign: {
    ...contentCalls.sendCampaign,
    params: campaigns.CampaignParams,
    body: Discard,
    response: campaigns.CampaignPage,
  },
  stopCampaign: { ...contentCalls.stopCampaign, params: campaigns.CampaignParams, response: campaigns.CampaignPage },
} as const satisfies Record<keyof typeof contentCalls, AdminEndpoint>;
