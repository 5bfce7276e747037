// Versions of the owner's texts: publishing adds the next one, and so does reverting to an older
// one. Used by the admin and the command line.
import { cardProblems } from '@taana-baana/contract/admin/content/card-check.ts';
import type { ContentVersions, EditedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import type { AuditAction } from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { contentPages } from '@taana-baana/contract/content/content-pages.ts';
import type { ContentPageName } from '@taana-baana/contract/schemas/content/page-content.ts';
import { recordChange } from '../../../database/changes.ts';
import type { Database } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../shop/audit-log/audit-log.service.ts';
import { type Needs, conflictOf, whoSaved } from '../../shop/drafts/draft-kinds.service.ts';
import { readEdited, takeDraft } from '../../shop/drafts/drafts.service.ts';
import { contentKind, invalidContent, requirePage, toTyped } from './content-kind.service.ts';
import * as repository from './content.repository.ts';
import { toBody } from './content.service.ts';
import { withReadyPhotos } from './page-photos.service.ts';

interface Publication {
  readonly basedOn: BasedOn;
  readonly note?: string | undefined;
}

/** Newest first. */
export async function listContentVersions({ db }: Pick<Deps, 'db'>, name: string): Promise<ContentVersions> {
  const page = requirePage(name);
  const rows = await repository.listVersions(db, page);
  const versions = rows.map((row) => ({
    version: row.version,
    content: toTyped(page, toBody(row.body)),
    note: row.note,
    ...whoSaved(row),
  }));
  return { versions };
}

/** Publishes the draft that the caller has seen. */
export function publishContent(
  deps: Needs,
  name: string,
  { basedOn, note }: Publication,
  actor: Actor,
): Promise<EditedContent> {
  return makeVersion(deps, name, actor, async (trx, page) => {
    const found = await contentKind.find(trx, page);
    await takeDraft(contentKind, trx, found, basedOn);
    if (!found.draft) throw await conflictOf(contentKind, trx, page, basedOn);
    const [problem] = cardProblems(toBody(found.draft.body));
    if (problem !== undefined) throw invalidContent(problem);
    return { body: found.draft.body, basedOn, note, action: 'content publish' };
  });
}

/** Publishes an older version again; version 0 is the default text. A draft stays. */
export function revertContent(
  deps: Needs,
  name: string,
  { version, ...publication }: Publication & { version: number },
  actor: Actor,
): Promise<EditedContent> {
  return makeVersion(deps, name, actor, async (trx, page) => {
    const { defaultBody } = contentPages[page];
    const body = version === 0 ? JSON.stringify(defaultBody) : (await repository.findVersion(trx, page, version))?.body;
    if (body === undefined) throw new AppError('not-found', messages.versionUnknown);
    return { body, ...publication, action: 'content revert', source: version };
  });
}

interface NewVersion extends Publication {
  readonly body: string;
  readonly action: AuditAction;
  /** The version that has the same text. */
  readonly source?: number;
}

async function makeVersion(
  deps: Needs,
  name: string,
  actor: Actor,
  write: (trx: Database, page: ContentPageName) => Promise<NewVersion>,
): Promise<EditedContent> {
  const page = requirePage(name);
  await inTransaction(deps, async (trx) => {
    const { body, basedOn, note = '', action, source } = await write(trx, page);
    const ready = await withReadyPhotos(trx, body);
    const before = (await repository.findVersion(trx, page))?.version ?? 0;
    const version = before + 1;
    const isMade =
      basedOn.version === before &&
      (await repository.insertVersion(trx, {
        page,
        version,
        body: ready,
        note: note || null,
        at: deps.clock.now().toISOString(),
        staff_id: staffIdOf(actor),
      }));
    if (!isMade) throw await conflictOf(contentKind, trx, page, basedOn);
    const after = { version, ...(source === undefined ? {} : { textOf: source }), ...(note ? { note } : {}) };
    await recordAction(trx, deps.clock, actor, {
      action,
      subject: `content ${page}`,
      before: { version: before },
      after,
    });
    trx.announce(await recordChange(trx, { data: 'content' }));
  });
  return readEdited(contentKind, deps, page);
}
