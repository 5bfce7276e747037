// Calls about pages, posts, newsletters and old addresses.
import { Discard, PreviewLink, PreviewParams, Publication } from '../schemas/drafts.ts';
import * as campaigns from '../schemas/content/campaigns.ts';
import * as content from '../schemas/content/content.ts';
import * as newsletter from '../schemas/content/newsletter.ts';
import * as posts from '../schemas/content/posts.ts';
import * as redirects from '../schemas/content/redirects.ts';
import { nothing, post, put, read, remove } from './call.ts';

export const contentCalls = {
  listRedirects: read('redirects', 'catalogue.edit', redirects.RedirectList, {
    query: redirects.RedirectQuery,
    tags: ['redirects'],
  }),
  saveRedirect: post('redirects', 'catalogue.edit', redirects.RedirectList, {
    body: redirects.RedirectForm,
    tags: ['redirects'],
  }),
  deleteRedirect: remove('redirects/:id', 'catalogue.edit', redirects.RedirectList, { tags: ['redirects'] }),
  listContent: read('content', 'content.edit', content.ContentList, { tags: ['content'] }),
  getContentDraft: read('content/:page', 'content.edit', content.EditedContent, { tags: ['content'] }),
  saveContentDraft: put('content/:page/draft', 'content.edit', content.ContentSaved, { body: content.ContentForm }),
  discardContentDraft: post('content/:page/discard', 'content.edit', content.EditedContent, {
    body: Discard,
    tags: ['content'],
  }),
  publishContent: post('content/:page/publish', 'content.edit', content.EditedContent, {
    body: content.ContentPublication,
    tags: ['content'],
  }),
  listContentVersions: read('content/:page/versions', 'content.edit', content.ContentVersions, { tags: ['content'] }),
  revertContent: post('content/:page/revert', 'content.edit', content.EditedContent, {
    body: content.ContentRevert,
    tags: ['content'],
  }),
  listPosts: read('posts', 'content.edit', posts.PostList, { tags: ['posts'] }),
  createPost: post('posts', 'content.edit', posts.EditedPost, { tags: ['posts'] }),
  getPost: read('posts/:id', 'content.edit', posts.EditedPost),
  savePost: put('posts/:id', 'content.edit', posts.PostSaved, { body: posts.PostForm }),
  deletePost: remove('posts/:id', 'content.edit', nothing, { tags: ['posts'] }),
  publishPost: post('posts/:id/publish', 'content.edit', posts.EditedPost, {
    body: Publication,
    tags: ['posts'],
  }),
  unpublishPost: post('posts/:id/unpublish', 'content.edit', posts.EditedPost, {
    body: Publication,
    tags: ['posts'],
  }),
  discardPostDraft: post('posts/:id/discard', 'content.edit', posts.EditedPost, {
    body: Discard,
    tags: ['posts'],
  }),
  /** Of every kind of draft; products and collections are checked for theirs. */
  previewDraft: post('drafts/:kind/:id/preview', 'content.edit', PreviewLink, { params: PreviewParams }),
  listSubscribers: read('newsletter/subscribers', 'newsletter.manage', newsletter.SubscriberList, {
    query: newsletter.SubscriberQuery,
    isPaged: true,
    tags: ['subscribers'],
  }),
  exportSubscribers: read('newsletter/subscribers.csv', 'newsletter.manage', nothing, {
    query: newsletter.SubscriberExportQuery,
    stepUp: true,
    isFile: true,
  }),
  removeSubscriber: remove('newsletter/subscribers/:id', 'newsletter.manage', nothing, {
    tags: ['subscribers', 'campaigns'],
  }),
  listCampaigns: read('newsletter/campaigns', 'newsletter.manage', campaigns.CampaignList, { tags: ['campaigns'] }),
  getCampaign: read('newsletter/campaigns/:id', 'newsletter.manage', campaigns.CampaignPage, {
    params: campaigns.CampaignParams,
  }),
  saveCampaign: put('newsletter/campaigns/:id', 'newsletter.manage', campaigns.CampaignSaved, {
    params: campaigns.CampaignParams,
    body: campaigns.CampaignForm,
    tags: ['campaigns'],
  }),
  /** Only a draft: a sent newsletter stays. */
  removeCampaign: remove('newsletter/campaigns/:id', 'newsletter.manage', nothing, {
    params: campaigns.CampaignParams,
    tags: ['campaigns'],
  }),
  /** To the member who asks. */
  testCampaign: post('newsletter/campaigns/:id/test', 'newsletter.manage', campaigns.TestMailSent, {
    params: campaigns.CampaignParams,
  }),
  sendCampaign: post('newsletter/campaigns/:id/send', 'newsletter.manage', campaigns.CampaignPage, {
    params: campaigns.CampaignParams,
    body: campaigns.CampaignSending,
    stepUp: true,
    tags: ['campaigns'],
    shows: 'getCampaign',
  }),
  /** A scheduled one is a draft again. */
  stopCampaign: post('newsletter/campaigns/:id/stop', 'newsletter.manage', campaigns.CampaignPage, {
    params: campaigns.CampaignParams,
    tags: ['campaigns'],
    shows: 'getCampaign',
  }),
};
