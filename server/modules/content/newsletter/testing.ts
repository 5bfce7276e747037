// Newsletters and subscribers, for tests.
import type { CampaignPage } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import type { NewsletterSubscriberRow } from '../../../database/tables/newsletter-tables.ts';
import { newToken } from '../../../credentials/secret-tokens.ts';
import type { Database } from '../../../database/tables.ts';
import type { TestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { sendCampaign } from './campaign-sending.service.ts';
import { saveCampaign } from './campaigns.service.ts';

const at = '2026-11-21T10:00:00.000Z';

/** A confirmed one, unless `more` says otherwise. Its address begins with the id. */
export const subscriberRow = (id: string, more: Partial<NewsletterSubscriberRow> = {}): NewsletterSubscriberRow => ({
  id,
  email: `${id}@example.com`,
  unsubscribe_token: `token-of-${id}`,
  created_at: at,
  confirm_hash: id,
  confirm_until: at,
  confirmed_at: at,
  ended_at: null,
  ...more,
});

/** `prefix-0000`, `prefix-0001` … */
export async function addSubscribers(db: Database, prefix: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) =>
    subscriberRow(`${prefix}-${String(index).padStart(4, '0')}`),
  );
  await db.insertInto('newsletter_subscribers').values(rows).execute();
}

export async function writeCampaign(
  { deps }: Pick<TestShop, 'deps'>,
  form: { readonly subject?: string; readonly body?: string } = {},
): Promise<CampaignPage> {
  const written = { subject: 'New prints', body: 'They are here.', basedOn: null, ...form };
  return (await saveCampaign(deps, newToken(), written, commandLine)).campaign;
}

export async function startCampaign(
  shop: Pick<TestShop, 'deps'>,
  form: { readonly subject?: string; readonly body?: string } = {},
): Promise<CampaignPage> {
  const { id, draft } = await writeCampaign(shop, form);
  return sendCampaign(shop.deps, id, { draft, at: null }, commandLine);
}
