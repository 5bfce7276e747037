// Row types of the tables of the newsletter. See ../tables.ts for the types.

/**
 * A subscription: confirmed, waiting for the mailed link (`confirm_hash` without `confirmed_at`),
 * from a version that asked for no confirmation (neither), or ended.
 */
export interface NewsletterSubscriberRow {
  /** Identifies it in the audit log, which never contains an e-mail. */
  id: string;
  email: string;
  /** In every mail to the subscriber, so it is stored readable; it can only unsubscribe. */
  unsubscribe_token: string;
  /** When the address was entered last. */
  created_at: string;
  /** SHA-256 of the token in the mailed link. */
  confirm_hash: string | null;
  /** Until when the link works. */
  confirm_until: string | null;
  confirmed_at: string | null;
  ended_at: string | null;
}

export interface NewsletterCampaignRow {
  /** The key of the form that created it: the same form sent again gets the same campaign. */
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
  /** When the next mails are queued, or when the lease of the queueing process ends; null: never. */
  due_at: string | null;
  attempts: number;
}

/**
 * One for each subscriber whose mail was queued and not withdrawn; the primary key prevents a
 * second.
 */
export interface NewsletterRecipientRow {
  campaign_id: string;
  /** Also of a subscriber who is deleted by now. */
  subscriber_id: string;
  mail_id: string;
  /** The final state of the mail, once its row is deleted. Until then `waiting`: see its row. */
  state: 'waiting' | 'sent' | 'undeliverable';
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberRow;
  newsletter_campaigns: NewsletterCampaignRow;
  newsletter_recipients: NewsletterRecipientRow;
}
