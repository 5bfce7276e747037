// The newsletter's campaigns: a draft that is saved as it is typed, then mails to all subscribers.
import * as z from 'zod/mini';
import { campaignLengths } from '../../content/campaign-text.ts';
import * as messages from '../../texts/content/newsletter-messages.ts';
import { by, Discard, savedAs } from '../drafts.ts';
import { visibleText } from '../../../typed/visible-text.ts';

/**
 * `scheduled`: is to be sent later, and can be a draft again. `stopped`: by a person, before all
 * mails were sent. It cannot continue.
 */
export const campaignStates = ['draft', 'scheduled', 'sending', 'stopped', 'sent'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const Campaign = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(campaignStates),
  savedAt: z.string(),
  /** Who saved it last; null: the command line. */
  savedBy: by.staff,
  /** Of a scheduled one: when it will be. */
  startedAt: z.nullable(z.string()),
  stoppedAt: z.nullable(z.string()),
  /** Null before it is sent. `queued`: not sent yet. */
  mails: z.nullable(z.object({ queued: z.int(), sent: z.int(), undeliverable: z.int() })),
});
export type Campaign = z.infer<typeof Campaign>;

/** Newest first. `subscribers`: how many a campaign would be sent to now. */
export const CampaignList = z.object({ campaigns: z.array(Campaign), subscribers: z.int() });
export type CampaignList = z.infer<typeof CampaignList>;

/** `draft` changes with every save. `body`: see ../../content/campaign-text.ts. */
export const CampaignPage = z.extend(Campaign, { body: z.string(), draft: z.string(), subscribers: z.int() });
export type CampaignPage = z.infer<typeof CampaignPage>;

/** Random, made by the client that creates the campaign: saved twice, it is one. */
export const CampaignParams = z.object({
  id: z.string().check(z.regex(/^[\w-]{16,64}$/, messages.campaignNotFound)),
});

/** A draft may be unfinished. `basedOn`: the draft that filled the form; null: a new campaign. */
export const CampaignForm = z.object({
  subject: z.string().check(z.overwrite(visibleText), z.maxLength(campaignLengths.subject, messages.subjectTooLong)),
  body: z.string().check(z.maxLength(campaignLengths.body, messages.bodyTooLong)),
  basedOn: z.nullable(z.string()),
});
export type CampaignForm = z.infer<typeof CampaignForm>;

export const CampaignSaved = savedAs({ campaign: CampaignPage });

/** `draft`: that was seen. `at`: null now. */
export const CampaignSending = z.extend(Discard, {
  at: z.prefault(z.nullable(z.iso.datetime({ error: messages.timeUnknown })), null),
});

export type CampaignSending = z.infer<typeof CampaignSending>;

export const TestMailSent = z.object({ to: z.string() });
