// SQL for links mailed to a customer's e-mail. Only hashes of the tokens are stored.
import type { Database } from '../../../../database/tables.ts';
import type { EmailLinkRow } from '../../../../database/tables/account-tables.ts';

export async function insertEmailLink(db: Database, row: EmailLinkRow): Promise<void> {
  await db.insertInto('email_links').values(row).execute();
}

export function findEmailLink(
  db: Database,
  tokenHash: string,
  purpose: EmailLinkRow['purpose'],
  now: string,
): Promise<EmailLinkRow | undefined> {
  return db
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteYoungerEmailLinks(db: Database, link: EmailLinkRow): Promise<void> {
  await db
    .deleteFrom('email_links')
    .where('customer_id', '=', link.customer_id)
    .where('created_at', '>', link.created_at)
    .execute();
}
