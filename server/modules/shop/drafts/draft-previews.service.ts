// Links that show a draft to anyone who has them, for an hour.
import { serverMessages } from '@taana-baana/contract';
import type { DraftKindName, PreviewLink } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../audit-log/audit-log.service.ts';
import { type Draft, type DraftKind, type Link, type Subject, drafts, recordDraft } from './draft-kinds.service.ts';

/** Minutes that a link works. */
const previewMinutes = 60;

/** To the shop's page of the draft; the previous link stops working. */
export async function previewDraft<Found extends Subject>(
  kind: DraftKind<Found, never, unknown>,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  name: string,
  actor: Actor,
): Promise<PreviewLink> {
  const token = newToken();
  const until = new Date(clock.now().getTime() + previewMinutes * 60_000).toISOString();
  const link = { preview_hash: hashToken(token), preview_until: until };
  return db.transaction().execute(async (trx) => {
    const found = await kind.find(trx, name);
    const isMade = found.draft
      ? await drafts[kind.name].update(trx, found.draft, link)
      : await kind.linkPublished?.(trx, found, link);
    if (!isMade) throw new AppError('conflict', kind.texts.noDraft);
    await recordDraft(kind, trx, { clock }, actor, { verb: 'preview', subject: found.subject });
    return { url: `${config.publicUrl}${kind.path(found)}?preview=${token}`, until };
  });
}

/** Whether the token is of the newest link to this, and the link is not over. */
export const isLinkTo = (
  row: { readonly [K in keyof Link]: string | null } | undefined,
  { clock }: Pick<Deps, 'clock'>,
  token: string,
): boolean => row?.preview_hash === hashToken(token) && (row.preview_until ?? '') > clock.now().toISOString();

/**
 * Throws `not-found` if the link is unknown or expired, or the draft was published or discarded.
 */
export async function readPreviewed(
  kind: DraftKindName,
  deps: Pick<Deps, 'db' | 'clock'>,
  { subject, token }: { readonly subject: string; readonly token: string },
): Promise<Draft> {
  const draft = await drafts[kind].find(deps.db, subject);
  if (!draft || !isLinkTo(draft, deps, token)) throw new AppError('not-found', serverMessages.previewOver);
  return draft;
}
