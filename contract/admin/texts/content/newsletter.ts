// The screens of the newsletter: newsletters, the editor, what was sent, subscribers.
import type { SubscriptionState } from '../../../subscription-states.ts';
import type { SubscriberTab } from '../../paths/newsletter-paths.ts';
import type { CampaignState } from '../../schemas/content/campaigns.ts';
import { formatCount } from '../quantities.ts';

export const title = 'Newsletter';
export const tabs = {
  label: 'Parts of the newsletter',
  newsletters: 'Newsletters',
  subscribers: 'Subscribers',
} as const;

const people = (count: number): string => (count === 1 ? '1 subscriber' : `${formatCount(count)} subscribers`);

export const states: Readonly<Record<CampaignState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  stopped: 'Stopped',
  sent: 'Sent',
};
export const noSubject = 'No subject yet';
export const commandLine = 'Command line';

export const list = {
  intro: (subscribers: number): string =>
    subscribers === 0 ? 'Nobody has subscribed yet.' : `A newsletter goes to ${people(subscribers)} now.`,
  emptyHeading: 'No newsletter yet',
  emptyText: 'It is saved while you write, and nobody gets it before you press Send.',
  write: 'Write a newsletter',
  savedBy: (when: string, who: string): string => `saved ${when} by ${who}`,
  scheduled: (when: string): string => `goes out ${when}`,
  begun: (when: string): string => `begun ${when}`,
  sent: (when: string): string => `sent ${when}`,
  stopped: (when: string): string => `stopped ${when}`,
} as const;

/** States of a newsletter's mails. */
export const mails = {
  progress: (sent: number, all: number): string => `${formatCount(sent)} of ${formatCount(all)} sent`,
  sent: (count: number): string => (count === 1 ? '1 mail' : `${formatCount(count)} mails`),
  undeliverable: (count: number): string => `${formatCount(count)} could not be delivered`,
} as const;

export const editor = {
  title: 'Write a newsletter',
  subject: 'Subject',
  subjectHint: 'The first thing that people see: what is new, in a few words.',
  text: 'Text',
  howTo: [
    'A blank line starts a new paragraph. A line that begins with ## is a heading, lines that begin with - are a list.',
    'An address that begins with https:// becomes a link; that of a T-shirt, on a line of its own, a card with its picture and price.',
    'A line such as ![what it shows](…) is a photo: move it, change its words, or delete it.',
  ],
  product: 'T-shirt',
  addProduct: 'Show a T-shirt',
  photo: 'Photo',
  unchanged: 'Not saved yet',
  actions: 'More for this newsletter',
  notFoundHeading: 'There is no such newsletter',
  toList: 'Show all newsletters',
} as const;

export const photo = {
  heading: 'Show a photo',
  how: 'Such as one of your stall. It is as wide as the mail.',
  add: 'Put it in the text',
  choose: 'Please choose a photo first.',
  describe: 'Please write what it shows: many mail programs show only these words at first.',
  wait: 'The photo is not here yet. Please wait until it is sent and prepared.',
} as const;

export const preview = {
  heading: 'What your readers see',
  noSubject: 'Your subject',
  noText: 'What you write appears here.',
  price: 'Its price on the day it is sent',
  noPhoto: 'This photo is not in the shop. Delete its line, and put the photo in again.',
  /** The place of the shop's address in the mail. */
  footer: 'Below this stand your shop’s address and contact.',
} as const;

export const test = {
  action: 'Send me a test',
  done: (address: string): string => `A test is on its way to ${address}.`,
} as const;

export const send = {
  action: (subscribers: number): string => `Send to ${people(subscribers)}`,
  heading: (subscribers: number): string => `Send to ${people(subscribers)}?`,
  text: (subject: string): string =>
    `“${subject}” goes to everybody who is subscribed. A mail that is out cannot be changed or called back.`,
  at: 'Send at',
  atHint: 'India’s time. Empty: now.',
} as const;

export const remove = {
  action: 'Delete the draft',
  done: 'The draft is deleted.',
} as const;

/** The page of a sent newsletter. */
export const result = {
  heading: 'Mails',
  scheduled: (when: string, subscribers: number): string =>
    `Goes out on ${when}, to everybody who is subscribed then. Now that is ${people(subscribers)}.`,
  sending: 'Mails go out by themselves. You can close this page.',
  sent: (when: string): string => `Sent ${when}.`,
  stopped: (when: string): string => `Stopped ${when}. Nobody else gets it.`,
  undeliverable: (count: number): string =>
    count === 1 ? '1 mail could not be delivered.' : `${formatCount(count)} mails could not be delivered.`,
  why: 'See why under System',
  text: 'What was sent',
  another: 'Write another from this one',
} as const;

export const stop = {
  action: 'Stop',
  heading: 'Stop this newsletter?',
  text: 'Whoever has not got it yet does not get it any more. It cannot go on later.',
  confirm: 'Stop the newsletter',
  done: 'The newsletter is stopped.',
} as const;

/** A scheduled one is a draft again. */
export const unschedule = {
  action: 'Back to the drafts',
  done: 'It is a draft again, and nobody gets it.',
} as const;

/** A local draft whose newsletter was sent or deleted. */
export const left = {
  text: 'This device has text of yours that was not saved, and is not part of this newsletter.',
  action: 'Write another from it',
} as const;

const tabLabels: Readonly<Record<SubscriberTab, string>> = {
  subscribed: 'Subscribed',
  waiting: 'Waiting',
  ended: 'Ended',
};

export const subscribers = {
  intro: 'Who entered an address in the footer of the shop and confirmed it gets your newsletter.',
  tabs: 'Subscribers by state',
  tabLabels,
  search: { label: 'Search subscribers', hint: 'Part of an e-mail' },
  list: 'Subscribers',
  empty: {
    subscribed: [
      'Nobody has subscribed yet',
      'The box for it stands in the footer of your shop. Tell customers about it.',
    ],
    waiting: ['Nobody is waiting', 'Here stand addresses whose owners have not pressed the button in the mail yet.'],
    ended: ['Nobody has unsubscribed', 'Who leaves the newsletter stands here.'],
    found: ['No subscriber matches', 'Please search for a part of the e-mail.'],
  } satisfies Record<SubscriberTab | 'found', readonly [heading: string, text: string]>,
  clearSearch: 'Clear the search',
  more: 'Show more',
  states: {
    confirmed: 'Subscribed',
    'single-opt-in': 'Subscribed',
    waiting: 'Waiting',
    ended: 'Ended',
  } satisfies Record<SubscriptionState, string>,
  since: {
    confirmed: (when: string): string => `confirmed ${when}`,
    'single-opt-in': (when: string): string => `since ${when}, when no confirmation was asked for`,
    waiting: (when: string): string => `entered ${when}`,
    ended: (when: string): string => `unsubscribed ${when}`,
  } satisfies Record<SubscriptionState, (when: string) => string>,
  download: 'CSV',
  downloadLabel: 'Download these subscribers as CSV',
  downloaded: 'The download has started',
} as const;

export const removal = {
  actionOf: (email: string): string => `Remove ${email}`,
  heading: 'Remove this subscriber?',
  text: (email: string): string =>
    `${email} gets no newsletter any more, and nothing of the subscription is kept. Who wants it again subscribes again.`,
  confirm: 'Remove',
  done: (email: string): string => `${email} is removed.`,
} as const;
