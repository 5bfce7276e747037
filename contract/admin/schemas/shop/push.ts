// Messages on the devices of staff: what the browser registers, and what a message holds.
import * as z from 'zod/mini';
import { pushEndpointLength } from '../../limits/system-limits.ts';
import * as messages from '../../texts/messages.ts';
import type { NotificationKind } from './notifications.ts';

const base64url = (length: number) =>
  z.string().check(z.length(length, messages.pushImpossible), z.regex(/^[\w-]+$/, messages.pushImpossible));

/** What `PushSubscription` of the browser says: a P-256 point and 16 bytes, base64url. */
export const PushSubscriptionForm = z.object({
  endpoint: z.string().check(z.maxLength(pushEndpointLength, messages.pushImpossible)),
  p256dh: base64url(87),
  auth: base64url(22),
});
export type PushSubscriptionForm = z.infer<typeof PushSubscriptionForm>;

export const Push = z.object({
  /** The shop's public key, base64url: a browser subscribes with it. */
  key: z.string(),
  /** Of the member, the newest first. */
  devices: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      endpoint: z.string(),
      /** The caller's session registered it: it ends with that session. */
      isOfSession: z.boolean(),
    }),
  ),
});
export type Push = z.infer<typeof Push>;

/** How many devices took the test, and how many did not. */
export const PushTest = z.object({ sent: z.number(), failed: z.number() });
export type PushTest = z.infer<typeof PushTest>;

/** A message, which only the browser can read. No names and no sums: others see a locked screen. */
export interface PushPayload {
  readonly kind: NotificationKind | 'test';
  /** What it opens in the admin. */
  readonly path: string;
  /** Orders to pack, when it was sent. 0 to a member who does not pack. */
  readonly toPack: number;
}
