// Blog, enquiries, the newsletter, the configuration, and the texts of pages.
import * as z from 'zod/mini';
import { calls } from '../calls.ts';
import * as content from '../schemas/content/content.ts';
import * as enquiry from '../schemas/people/enquiry.ts';
import { pathName } from '../schemas/choices.ts';
import { PageContent } from '../schemas/content/page-content.ts';
import { byId, byToken, type EndpointRows } from './endpoint.ts';

export const contentEndpoints = {
  listBlogs: {
    ...calls.listBlogs,
    summary: 'Posts, newest first',
    response: z.array(content.BlogPost),
    cacheTags: () => ['blog'],
    statuses: [200],
  },
  getBlog: {
    ...calls.getBlog,
    summary: 'One post',
    params: byId,
    response: content.BlogPost,
    cacheTags: () => ['blog'],
    statuses: [200],
  },
  getBlogPreview: {
    ...calls.getBlogPreview,
    summary: 'The draft of a post, for the link that the admin made',
    params: z.object({ id: pathName, token: pathName }),
    response: content.BlogPost,
    statuses: [200],
  },
  createEnquiry: {
    ...calls.createEnquiry,
    summary: 'A question to the shop',
    body: enquiry.EnquiryForm,
    response: enquiry.Enquiry,
    statuses: [201],
  },
  subscribeNewsletter: {
    ...calls.subscribeNewsletter,
    summary: 'Mails a link that confirms the subscription of an address; 200 when it was entered before',
    body: content.NewsletterForm,
    response: content.Message,
    statuses: [201, 200],
  },
  confirmNewsletter: {
    ...calls.confirmNewsletter,
    summary: 'Confirms a subscription by the link that was mailed; as often as one likes',
    params: byToken,
    response: content.Message,
    statuses: [200],
  },
  unsubscribeNewsletter: {
    ...calls.unsubscribeNewsletter,
    summary: 'Ends a subscription by the token in its mails; as often as one likes, with any body',
    params: byToken,
    response: content.Message,
    statuses: [200],
  },
  getConfig: {
    ...calls.getConfig,
    summary: 'What the browser must know of the shop',
    response: content.BrowserConfig,
    cacheTags: () => ['settings'],
    statuses: [200],
  },
  getContent: {
    ...calls.getContent,
    summary:
      'The published text of a page; except for banners and house lines, with placeholders such as {shippingFee}',
    params: z.object({ page: pathName }),
    response: PageContent,
    cacheTags: ({ page }: PageContent) => [
      'content',
      'settings',
      ...(page === 'privacy-policy' ? (['offers'] as const) : []),
      ...(page === 'house-lines' || page === 'banners' ? (['catalog'] as const) : []),
    ],
    statuses: [200],
  },
  getContentPreview: {
    ...calls.getContentPreview,
    summary: "The draft of a page's text, for the link that the admin made",
    params: z.object({ page: pathName, token: pathName }),
    response: PageContent,
    statuses: [200],
  },
} as const satisfies EndpointRows;
