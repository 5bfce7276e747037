// Rows that count until a time. A job deletes those whose time is over.
import type { Deps } from '../deps.ts';

/** Until when they count. */
const ends = {
  email_links: 'expires_at',
  password_resets: 'expires_at',
  staff_challenges: 'expires_at',
  staff_invitations: 'expires_at',
  limits: 'resets_at',
} as const;

export async function deleteExpired(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  table: keyof typeof ends,
): Promise<void> {
  // As if it were any one of them.
  const [name, end] = [table as 'email_links', ends[table] as 'expires_at'];
  await db.deleteFrom(name).where(end, '<=', clock.now().toISOString()).execute();
}
