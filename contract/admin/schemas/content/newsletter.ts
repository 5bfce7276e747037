// Subscribers of the newsletter.
import * as z from 'zod/mini';
import { subscriptionStates } from '../../../subscription-states.ts';
import { subscriberTabs } from '../../paths/newsletter-paths.ts';

export const subscribersListed = 50;

const tab = z.prefault(z.enum(subscriberTabs), 'subscribed');

/** A search covers all tabs, for a part of the address. `after`: the last id of the previous page. */
export const SubscriberQuery = z.object({
  tab,
  search: z.optional(z.string().check(z.maxLength(200))),
  after: z.optional(z.string()),
});
export type SubscriberQuery = z.infer<typeof SubscriberQuery>;

export const SubscriberExportQuery = z.object({ tab });

export const Subscriber = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriptionStates),
  /** When the address was entered. */
  since: z.string(),
  confirmedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberList = z.object({
  subscribers: z.array(Subscriber),
  counts: z.object({ subscribed: z.int(), waiting: z.int(), ended: z.int() }),
  next: z.nullable(z.string()),
});
export type SubscriberList = z.infer<typeof SubscriberList>;
