// The states of a subscription to the newsletter.

/** `single-opt-in`: from before subscriptions were confirmed by a mailed link. It gets mails too. */
export const subscriptionStates = ['confirmed', 'single-opt-in', 'waiting', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
