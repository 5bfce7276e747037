// Row types of the tables of the newsletter. See ../tables.ts for the types.

/**
 * A subscription. It is confirmed, or waits for the mailed link (`confirm_hash` without
 * `confirmed_at`), or is from a version that asked for no confirmation (neither); or it has ended.
 */
export interface NewsletterSubscriberRow {
  /** In the audit log, which never names an address. */
  id: string;
  email: string;
  /** In every mail to the subscriber, so it is stored readable; it can only unsubscribe. */
  unsubscribe_token: string;
  /** When the address was entered last. */
  created_at: string;
  /** SHA-256 of the token in the mailed link. */
  confirm_hash: string | null;
  /** As long as the link works. */
  confirm_until: string | null;
  confirmed_at: string | null;
  ended_at: string | null;
}

export interface NewsletterCampaignRow {
  /** The key of the form that began it: sent again, it is the same campaign. */
  id: string;
  /** Changes with every save. */
  draft: string;
  subject: string;
  /** As it was typed, see contract/admin/content/campaign-text.ts. */
  body: string;
  created_at: string;
  saved_at: string;
  /** Who saved it last; null: the command line. */
  staff_id: string | null;
  /** When somebody pressed Send. */
  started_at: string | null;
  stopped_at: string | null;
  /** When the next mails are queued, or when the lease of who queues them ends; null: never. */
  due_at: string | null;
  attempts: number;
}

/** One for each subscriber whose mail was queued and not withdrawn: the key makes it the only one. */
export interface NewsletterRecipientRow {
  campaign_id: string;
  /** Also of a subscriber who is deleted by now. */
  subscriber_id: string;
  mail_id: string;
  /** What became of the mail, once its row is deleted. Until then `waiting`: its row says it. */
  state: 'waiting' | 'sent' | 'undeliverable';
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberRow;
  newsletter_campaigns: NewsletterCampaignRow;
  newsletter_recipients: NewsletterRecipientRow;
}
