// Messages on the devices of staff, the admin on the home screen, and its page without a network.
import type { PushPayload } from '../../schemas/shop/push.ts';
import { notificationTexts } from './notifications.ts';

/** The installed admin. */
export const appName = (shop: string): string => `${shop} admin`;

/** What a device shows. Others may see it: it names nobody and no sum. */
export function shownAs({ kind, toPack }: PushPayload): { title: string; body: string } {
  const waiting = toPack === 1 ? '1 order to pack.' : `${toPack} orders to pack.`;
  if (kind === 'test') return { title: 'Messages arrive here', body: `This is the test. ${waiting}` };
  return { title: notificationTexts[kind].label, body: toPack > 0 ? waiting : 'Open it in the admin.' };
}

export const heading = 'Messages on my devices';
export const intro =
  'Your phone tells you at once, also when the admin is closed. What others can see on it names nobody and no sum.';
export const turnOn = 'Turn on here';
export const turnedOn = 'Messages come to this device';
export const noDevices = 'No device of yours gets messages.';
export const since = (day: string): string => `Since ${day}`;
export const hereSince = (day: string): string => `This device, since ${day}`;
export const remove = 'Turn off';
export const removeOf = (device: string): string => `Turn off on ${device}`;
export const removed = 'Messages are off there';
export const test = 'Send a test';
export const tested = (sent: number, failed: number): string => {
  if (failed === 0) return sent === 1 ? 'The test is on its way' : `The test is on its way to ${sent} devices`;
  return `${failed} of ${sent + failed} devices could not be reached. Please turn messages off and on there`;
};
export const notPossible = 'This browser cannot show messages. Chrome, Edge, Firefox, Safari and Samsung Internet can.';
export const onIphone =
  'On an iPhone or iPad, put the admin on the home screen first: press Share, then Add to Home Screen. Open it from there, and come back to this page.';
export const denied =
  'This browser does not allow messages of the admin. Please allow notifications for this address in its settings, then load this page again.';
export const notReached = 'The browser could not reach its push service. Please try again.';

export const question = {
  text: 'Shall this device tell you of new orders, also when the admin is closed?',
  yes: 'Turn on',
} as const;

export const offline = {
  kept: 'Not sent yet, and kept on this device:',
  line: (name: string, moment: string): string => `${name}, ${moment}`,
} as const;
