// Versions of the owner's texts: publishing adds the next one, and so does reverting to an older
// one. Used by the admin and the command line.
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import type { BasedOn, ContentVersions, EditedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import { contentPages } from '@taana-baana/contract/content/content-pages.ts';
import type { ContentPageName } from '@taana-baana/contract/schemas/page-content.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { type Changed, inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { conflictOf, describePage, findBoth, readText, requirePage } from './content-editor.service.ts';
import { toSaved, toText } from './content.mapping.ts';
import { withReadyPhotos } from './banner-photos.service.ts';
import * as repository from './content.repository.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'settings'>;

/** Without `basedOn` (on the command line) nothing is compared. */
interface Publication {
  readonly basedOn?: BasedOn | undefined;
  readonly note?: string | undefined;
}

/** Newest first. */
export async function listContentVersions({ db }: Pick<Deps, 'db'>, name: string): Promise<ContentVersions> {
  const page = requirePage(name);
  const rows = await repository.listVersions(db, page);
  const versions = rows.map((row) => ({
    version: row.version,
    text: toText(page, row.body),
    note: row.note,
    ...toSaved(row),
  }));
  return { versions };
}

/** Publishes the draft that the caller has seen. */
export function publishContent(
  deps: Needs,
  name: string,
  { basedOn, note }: { basedOn: BasedOn; note?: string | undefined },
  actor: Actor,
): Promise<EditedContent> {
  const page = requirePage(name);
  return inTransaction(deps, async (trx, changed) => {
    const draft = await repository.findDraft(trx, page);
    if (!draft || !(await repository.deleteDraft(trx, { page, id: basedOn.draft ?? '' })))
      throw await conflictOf(trx, page, basedOn);
    return makeVersion(trx, changed, deps, { page, body: draft.body, basedOn, note, action: 'content publish' }, actor);
  });
}

/** Publishes a text at once; a draft of the page stays. */
export function publishText(
  deps: Needs,
  name: string,
  { text, ...publication }: Publication & { text: string },
  actor: Actor,
): Promise<EditedContent> {
  const page = requirePage(name);
  const body = JSON.stringify(readText(page, text));
  return inTransaction(deps, (trx, changed) =>
    makeVersion(trx, changed, deps, { page, body, ...publication, action: 'content publish' }, actor),
  );
}

/** Publishes an older version again; version 0 is the default text. A draft stays. */
export function revertContent(
  deps: Needs,
  name: string,
  { version, ...publication }: Publication & { version: number },
  actor: Actor,
): Promise<EditedContent> {
  const page = requirePage(name);
  return inTransaction(deps, async (trx, changed) => {
    const body =
      version === 0
        ? JSON.stringify(contentPages[page].defaultBody)
        : (await repository.findVersion(trx, page, version))?.body;
    if (body === undefined) throw new AppError('not-found', messages.versionUnknown);
    const made: NewVersion = { page, body, ...publication, action: 'content revert', source: version };
    return makeVersion(trx, changed, deps, made, actor);
  });
}

interface NewVersion extends Publication {
  readonly page: ContentPageName;
  readonly body: string;
  readonly action: AuditAction;
  /** The version that has the same text. */
  readonly source?: number;
}

async function makeVersion(
  trx: Database,
  changed: Changed,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
  { page, body, basedOn, note = '', action, source }: NewVersion,
  actor: Actor,
): Promise<EditedContent> {
  const ready = await withReadyPhotos(trx, body);
  const before = (await repository.findVersion(trx, page))?.version ?? 0;
  const version = before + 1;
  const isMade =
    (basedOn === undefined || basedOn.version === before) &&
    (await repository.insertVersion(trx, {
      page,
      version,
      body: ready,
      note: note || null,
      at: clock.now().toISOString(),
      staff_id: actor.channel === 'admin' ? actor.staffId : null,
    }));
  if (!isMade) throw await conflictOf(trx, page, { version: before, draft: null, ...basedOn });
  const after = { version, ...(source === undefined ? {} : { textOf: source }), ...(note ? { note } : {}) };
  await recordAction(trx, clock, actor, { action, subject: `content ${page}`, before: { version: before }, after });
  changed(await recordChange(trx, { data: 'content' }));
  return describePage(trx, page, await findBoth(trx, page), settings.current());
}
