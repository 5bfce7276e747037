// Row types of staff: members, their audit log, their mails, and the settings that they change. See
// tables.ts for the types.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import type { SectionName } from '@taana-baana/contract/schemas/shop/settings.ts';

/** A member of staff; never deleted, because the audit log refers to it. */
export interface StaffRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Null after a reset, until the new invitation is accepted. */
  password_hash: string | null;
  /** Key shared with the authenticator app, base32; null without one. */
  app_secret: string | null;
  /** The key of an app that is being set up; it counts only after its first code. */
  new_app_secret: string | null;
  /** A new e-mail that counts once the link that was mailed to it is used; with the token's hash. */
  new_email: string | null;
  new_email_hash: string | null;
  new_email_until: string | null;
  /** The 30-second step of the last accepted code; the next code must be of a later step. */
  last_step: number;
  created_at: string;
  /** A disabled member cannot sign in. */
  disabled_at: string | null;
}

/** One per e-mail: a newer one replaces it. Deleted when accepted. */
export interface StaffInvitationRow {
  id: string;
  token_hash: string;
  email: string;
  role: Role;
  created_at: string;
  expires_at: string;
}

export interface StaffPasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  staff_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signatures made, as far as the authenticator counts them. */
  counter: number;
  /** Where it was set up, in words. */
  device: string;
  created_at: string;
  last_used_at: string | null;
}

/** An unused recovery code. */
export interface StaffRecoveryCodeRow {
  staff_id: string;
  code_hash: string;
}

export interface StaffSessionRow {
  /** SHA-256 of the cookie's token, hexadecimal. */
  token_hash: string;
  id: string;
  staff_id: string;
  device: string;
  /** 1: opened by an invitation, and no second factor is set up yet. */
  needs_set_up: number;
  /** Until when calls that need a fresh proof of identity are accepted. */
  proven_until: string | null;
  /** The session ends seven days later, however much it is used. */
  created_at: string;
  /** 12 hours after its last use. */
  expires_at: string;
}

/** A random value that can be used once: a passkey's challenge, a sign-in link of development. */
export interface StaffChallengeRow {
  hash: string;
  purpose: 'sign-in' | 'step-up' | 'registration' | 'link';
  /** The session that asked for it; null before sign-in. */
  session_id: string | null;
  expires_at: string;
}

/** A network from which the member signed in; kept for 90 days after the last time. */
export interface StaffNetworkRow {
  staff_id: string;
  /** SHA-256 of member and network, hexadecimal. */
  network_hash: string;
  seen_at: string;
}

/** What staff and the command line changed. Rows are only ever inserted. */
export interface AuditLogRow {
  id: string;
  at: string;
  /** Null: the command line. */
  staff_id: string | null;
  channel: 'admin' | 'cli';
  /** The action, such as `orders cancel`. */
  action: string;
  /** What was changed: `order TB-000001`, `staff ID`. Customers only by their id. */
  subject: string;
  /** JSON. Of customer data only the names of fields. */
  before: string | null;
  after: string | null;
  request_id: string | null;
}

/** What a member chose about one kind of mail, and when one was last sent. */
export interface StaffNotificationRow {
  staff_id: string;
  kind: NotificationKind;
  /** Null: not chosen; the default of the role counts. */
  is_on: number | null;
  /** On the member's devices. Null: not chosen; as by mail. */
  by_push: number | null;
  /**
   * Only of kinds that are mailed periodically. Of `digest`: when the morning mail was last due to
   * the member, whatever it contained.
   */
  mailed_at: string | null;
}

/** The shop's own key pair, by which push services know it (VAPID): one row, made at its first use. */
export interface PushKeysRow {
  id: 'shop';
  /** Both base64url. */
  public_key: string;
  private_key: string;
}

/** A browser that shows messages to a member. */
export interface PushSubscriptionRow {
  id: string;
  staff_id: string;
  /** Which registered it last: its end deletes the row, but not its expiry. */
  session_id: string;
  /** The address at the browser's push service. */
  endpoint: string;
  /** The browser's key and secret, base64url: only it can read the messages. */
  p256dh: string;
  auth: string;
  /** In words. */
  device: string;
  created_at: string;
}

/** A message to one device, until it is sent or given up. */
export interface PushMessageRow {
  id: string;
  subscription_id: string;
  kind: NotificationKind;
  /** What it opens in the admin. */
  path: string;
  created_at: string;
  /** When to try next, or when the sending process's lease ends. */
  try_at: string;
  tries: number;
}

/** A new order of a busy hour, until the mail about several orders. */
export interface UntoldOrderRow {
  number: string;
  total: number;
  at: string;
}

/** A version of one section of the settings; the newest is in force. Rows are only ever inserted. */
export interface SettingsRow {
  section: SectionName;
  /** From 1. Without a row, the defaults of shop.config.ts are in force. */
  version: number;
  /** JSON, as the section's schema in the contract says. */
  value: string;
  created_at: string;
  /** Null: the command line. */
  staff_id: string | null;
}

export interface StaffTables {
  staff: StaffRow;
  staff_invitations: StaffInvitationRow;
  staff_passkeys: StaffPasskeyRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  staff_sessions: StaffSessionRow;
  staff_challenges: StaffChallengeRow;
  staff_networks: StaffNetworkRow;
  staff_notifications: StaffNotificationRow;
  push_keys: PushKeysRow;
  push_subscriptions: PushSubscriptionRow;
  push_messages: PushMessageRow;
  untold_orders: UntoldOrderRow;
  audit_log: AuditLogRow;
  settings: SettingsRow;
}
