// What the server says about subscribers and campaigns, and the columns of the subscribers' file.
import { campaignLengths } from '../campaign-lengths.ts';

export const subscriberNotFound = 'This subscriber is gone already';
export const campaignNotFound = 'There is no such newsletter. Somebody may have deleted it.';
export const subjectTooLong = `The subject has more than ${campaignLengths.subject} characters. Please shorten it.`;
export const bodyTooLong = `The text has more than ${campaignLengths.body.toLocaleString('en-IN')} characters. Please shorten it.`;
export const csv = {
  email: 'E-mail',
  state: 'State',
  since: 'Subscribed at',
  confirmedAt: 'Confirmed at',
  endedAt: 'Ended at',
} as const;
