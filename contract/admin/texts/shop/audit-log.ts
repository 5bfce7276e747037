// The audit log: headings, and the name of each action.
import { labels } from './settings-fields.ts';

export const title = 'Audit log';
export const intro = 'Who changed what, newest first. Nothing here can be changed or deleted.';
export const older = 'Show older entries';
export const olderFailed = 'The older entries could not be loaded.';
export const emptyHeading = 'Nothing has been changed yet';
export const emptyText = 'What staff and the command line change appears here.';
export const commandLine = 'Command line';
export const formerMember = 'Unknown member';
export const byLabel = 'Changed by';
export const byAnybody = 'Everybody';
export const untilLabel = 'Up to';
export const nothingFound = 'No entries match';
export const nothingFoundText = 'Choose another member or a later day.';
export const showAll = 'Show all entries';
export const becomes = 'becomes';
export const nothing = 'none';
export const yes = 'yes';
export const no = 'no';
export const picture = 'a picture';

/** By the action's name in the log: every action has a text. */
const actions = {
  'sign in by sign-in': 'Signed in',
  'sign in by invitation': 'Signed in by an invitation',
  'sign in by development link': 'Signed in by the development link',
  'invitation accept': 'Accepted the invitation',
  'invitation withdraw': 'Withdrew an invitation',
  'staff invite': 'Invited somebody',
  'staff role': 'Changed a role',
  'staff disable': 'Disabled an account',
  'staff enable': 'Enabled an account',
  'staff reset': 'Reset an account',
  'sessions end': 'Signed devices out',
  'app set up': 'Set up an authenticator app',
  'passkey set up': 'Added a passkey',
  'passkey removed': 'Removed a passkey',
  'name changed': 'Changed their name',
  'e-mail change asked': 'Asked for another e-mail of their own',
  'e-mail changed': 'Changed their e-mail',
  'password changed': 'Changed their password',
  'recovery codes replaced': 'Made new recovery codes',
  'orders new': 'Took an order',
  'orders paid by hand': 'Recorded a payment to the shop itself',
  'orders withdraw': 'Withdrew an order that waited for its payment',
  'orders given back': 'Recorded money that was given back by hand',
  'orders credit': 'Gave store credit, or took it back',
  'orders move': 'Changed the status of an order',
  'orders cancel': 'Cancelled an order',
  'orders refund': 'Refunded an order',
  'orders refund again': 'Tried failed refunds again',
  'orders tracking': 'Entered the AWB of an order',
  'orders returned': 'Marked an order as returned to origin',
  'orders reship': 'Sent an order again',
  'orders note': 'Wrote a note on an order',
  'orders address': 'Changed the address of an order',
  'orders piece': 'Changed the colour or size of a piece',
  'orders gstin': 'Changed the GSTIN of an order',
  'orders undo': 'Undid the last step of an order',
  'reviews hide': 'Hid a review',
  'reviews unhide': 'Showed a review again',
  'reviews reply': 'Replied to a review',
  'reviews remove reply': 'Removed the reply to a review',
  'enquiries answer': 'Answered an enquiry',
  'enquiries close': 'Marked an enquiry as answered',
  'enquiries reopen': 'Opened an enquiry again',
  'orders export': 'Exported orders',
  'orders courier file': 'Downloaded a courier file',
  'accounting export': 'Exported tax documents',
  'sales export': 'Exported sales',
  'newsletter export': 'Exported the subscribers',
  'newsletter remove': 'Removed a subscriber',
  'campaigns test': 'Sent a newsletter to themselves, as a test',
  'campaigns send': 'Sent a newsletter',
  'campaigns schedule': 'Scheduled a newsletter',
  'campaigns unschedule': 'Made a scheduled newsletter a draft again',
  'campaigns stop': 'Stopped a newsletter',
  'campaigns delete': 'Deleted the draft of a newsletter',
  'exchanges start': 'Started an exchange for a customer',
  'exchanges returned': 'Expects the goods of an exchange',
  'exchanges received': 'Received the goods of an exchange',
  'exchanges replace': 'Replaced what came back',
  'exchanges fee': 'Asked for a fee to replace what came back',
  'exchanges credit': 'Gave store credit for what came back',
  'exchanges reject': 'Rejected an exchange',
  'gift-cards sell': 'Sold a gift card',
  'gift-cards resend': 'Sent a gift card again, with a new code',
  'gift-cards cancel': 'Cancelled a gift card',
  'notifications save': 'Chose what to be told of',
  'push on': 'Turned messages on for a device',
  'push off': 'Turned messages off for a device',
  'push test': 'Sent a test to their devices',
  'mails retry': 'Sent a mail again',
  'backups create': 'Made a backup',
  'backups download': 'Downloaded a backup',
  'backups delete': 'Deleted a backup',
  'customers look': 'Looked at a customer',
  'customers note': 'Wrote a note on a customer',
  'customers write': 'Opened the message about an unfinished checkout',
  'customers no-contact': 'Changed whether a customer may be contacted',
  'customers end-sessions': 'Signed a customer out',
  'customers remove-second-factor': 'Removed the second factor of a customer',
  'catalogue import': 'Imported the catalogue',
  'catalogue export': 'Exported the catalogue',
  'product create': 'Began a new product',
  'product draft': 'Changed a product, not published yet',
  'product discard': 'Discarded the changes of a product',
  'product publish': 'Published a product',
  'product preview': 'Made a link to an unpublished product',
  'product archive': 'Archived a product',
  'product restore': 'Put an archived product on sale again',
  'product cost': 'Changed what a product costs the shop',
  'costs export': 'Exported cost prices',
  'costs import': 'Changed cost prices by a file',
  'product delete': 'Deleted a product',
  'product change': 'Changed a product together with others',
  'webhooks replay': 'Repeated a webhook',
  'settings save': 'Changed settings',
  'settings revert': 'Brought back earlier settings',
  'settings test mail': 'Sent a test mail',
  'first-steps set': 'Marked one of the first steps as done',
  'first-steps clear': 'Took back that one of the first steps is done',
  'first-steps hide': 'Hid the first steps from the dashboard',
  'first-steps show': 'Showed the first steps on the dashboard again',
  'reviews remove sample': 'Removed the reviews of the sample',
  'content preview': 'Made a link to a draft',
  'collections create': 'Made a collection',
  'collections draft': 'Wrote a draft of a collection',
  'collections discard': 'Discarded the draft of a collection',
  'collections preview': 'Made a link to the draft of a collection',
  'collections publish': 'Published a collection',
  'collections unpublish': 'Took a collection out of the shop',
  'collections move': 'Changed the order of the collections',
  'collections delete': 'Deleted a collection',
  'size charts save': 'Wrote a size chart',
  'size charts delete': 'Deleted a size chart',
  'redirects save': 'Led an old address to a page',
  'redirects delete': 'Removed the redirect of an old address',
  'stock release': 'Released the pieces of an unpaid checkout',
  'stock receive': 'Received stock',
  'stock correct': 'Corrected the stock',
  'stock limit': 'Changed when the stock is low',
  'stock oversell': 'Changed whether sold-out sizes can be bought',
  'content draft': 'Wrote a draft',
  'content discard': 'Discarded a draft',
  'content publish': 'Published a page',
  'content revert': 'Brought back an earlier text',
  'posts create': 'Began a blog post',
  'posts draft': 'Wrote a draft of a blog post',
  'posts discard': 'Discarded the draft of a blog post',
  'posts preview': 'Made a link to the draft of a blog post',
  'posts publish': 'Published a blog post',
  'posts unpublish': 'Took a blog post out of the shop',
  'posts delete': 'Deleted a blog post',
} as const;
export type AuditAction = keyof typeof actions;

/** An action of an earlier version may have no text: then its name. */
export const nameOf = (action: string): string => actions[action as AuditAction] ?? action;

/** Names of a subject's first word: `order TB-000001`. */
const kinds: Record<string, string> = {
  order: 'Order',
  checkout: 'Checkout',
  customer: 'Customer',
  enquiry: 'Enquiry',
  'gift-card': 'Gift card',
  review: 'Review',
  webhook: 'Webhook',
  mail: 'Mail',
  backup: 'Backup',
  catalogue: 'Catalogue',
  product: 'Product',
  settings: 'Settings',
  'first-steps': 'First steps',
  sample: 'Sample',
  content: 'Page',
  post: 'Blog post',
  collection: 'Collection',
  subscriber: 'Subscriber',
  newsletter: 'Newsletter',
  campaign: 'Newsletter',
  address: 'Address',
};

const generatedId = /^[\da-f-]{24,}$/;

/** `Order TB-000001`. An id that nobody chose is left out: it tells a reader nothing. */
export const subjectOf = (kind: string, id: string): string =>
  `${kinds[kind] ?? kind} ${generatedId.test(id) ? '' : id}`.trim();

/** Names of fields in `before` and `after`; settings have the labels of their forms. */
const fields: Record<string, string> = {
  ...Object.assign({}, ...Object.values(labels)),
  contact: 'Contact',
  poweredBy: 'Last line of the footer',
  customerCare: 'Customer care',
  grievanceOfficer: 'Grievance officer',
  role: 'Role',
  pieces: 'Pieces held',
  status: 'Status',
  reason: 'Reason',
  amount: 'Amount',
  paidBy: 'Paid by',
  codeEnd: 'Code ends with',
  memberName: 'Name',
  email: 'E-mail',
  deletedCount: 'Devices',
  tab: 'List',
  isWhole: 'Whole catalogue',
  subject: 'Subject',
  subscribers: 'Subscribers',
  withdrawn: 'Mails withdrawn',
  version: 'Version',
  textOf: 'Text of version',
  fields: 'Changed',
  title: 'Title',
  total: 'Total',
  refundPaise: 'Given back, in paise',
  on: 'Mails',
  what: 'File',
  month: 'Month',
  to: 'Leads to',
};

export const fieldOf = (name: string): string => fields[name] ?? name;
