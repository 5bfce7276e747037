// What the server says about subscribers and campaigns, and the columns of the subscribers' file.
import { campaignLengths } from '../../content/campaign-text.ts';

export const subscriberNotFound = 'This subscriber is gone already';
export const campaignNotFound = 'There is no such newsletter. Somebody may have deleted it.';
export const subjectTooLong = `The subject has more than ${campaignLengths.subject} characters. Please shorten it.`;
export const bodyTooLong = `The text has more than ${campaignLengths.body.toLocaleString('en-IN')} characters. Please shorten it.`;
export const subjectMissing = 'Please type a subject first.';
export const textMissing = 'Please write the text first.';
export const photoMissing = (alt: string): string =>
  `The photo “${alt}” is not in the shop. Delete its line, and put the photo in again.`;
export const testSubject = (subject: string): string => `Test: ${subject}`;
export const noSubscribers = 'Nobody is subscribed yet, so there is nobody to send it to.';
/** `when`: date and time. */
export const savedMeanwhile = (who: string, when: string): string =>
  `${who} saved this newsletter on ${when}, after you opened it. Please take over what you need, then save again.`;
export const changedBeforeSending = (who: string, when: string): string =>
  `${who} changed this newsletter on ${when}, after you opened it. Please read it again, then send it.`;
export const sentMeanwhile = (when: string): string =>
  `This newsletter was sent on ${when}. It cannot be changed any more.`;
/** `when`: date and time. */
export const scheduledMeanwhile = (when: string): string =>
  `This newsletter is scheduled for ${when}. To change it, press “Back to the drafts” first.`;
export const timeUnknown = 'Please enter a day and a time, or leave it empty to send now.';
export const timeOver = 'This time is over. Please enter a later one, or leave it empty to send now.';
export const timeFar = 'Please enter a time within a year.';
export const sentStays = 'This newsletter was sent, so it cannot be deleted.';
export const notSent = 'This newsletter was not sent, so there is nothing to stop.';
export const csv = {
  email: 'E-mail',
  state: 'State',
  since: 'Subscribed at',
  confirmedAt: 'Confirmed at',
  endedAt: 'Ended at',
} as const;
