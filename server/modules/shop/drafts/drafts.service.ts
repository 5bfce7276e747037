// Drafts: saved, discarded, and taken to be published. No text is lost: a save that meets another
// draft saves nothing and returns that draft.
import type { BasedOn, DraftKindName, Problems } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { v7 } from 'uuid';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, staffIdOf } from '../audit-log/audit-log.service.ts';
import {
  type DraftKind,
  type Needs,
  type Subject,
  conflictOf,
  describeConflict,
  drafts,
  recordDraft,
} from './draft-kinds.service.ts';

/** Throws `not-found`. */
export const readEdited = async <Found extends Subject, Edited>(
  kind: DraftKind<Found, never, Edited>,
  deps: Needs,
  name: string,
): Promise<Edited> => kind.describe(deps, await kind.find(deps.db, name));

/** What the editor shows, under the name of its kind. */
type Saved<Name extends DraftKindName, Edited> = { conflict: string | null } & Record<Name, Edited>;

/** With `conflict`, a sentence that names who saved first, nothing was saved. */
export async function saveDraft<Found extends Subject, Content, Edited, Name extends DraftKindName>(
  kind: DraftKind<Found, Content, Edited> & { readonly name: Name },
  deps: Needs,
  name: string,
  { content, basedOn }: { readonly content: Content; readonly basedOn: BasedOn },
  actor: Actor,
): Promise<Saved<Name, Edited>> {
  const body = JSON.stringify(kind.normalize(content));
  const { found, conflict } = await deps.db.transaction().execute(async (trx) => {
    const before = await kind.find(trx, name);
    const isSaved = isCurrent(before, basedOn) && (await writeDraft(kind, trx, deps, before, content, actor));
    const after = await kind.find(trx, name);
    // The response to the previous save was lost.
    const isSame = before.version === basedOn.version && after.draft?.body === body;
    return { found: after, conflict: isSaved || isSame ? null : await describeConflict(kind, trx, after, basedOn) };
  });
  return { conflict, [kind.name]: await kind.describe(deps, found) } as Saved<Name, Edited>;
}

const isCurrent = ({ version, draft }: Subject, basedOn: BasedOn): boolean =>
  version === basedOn.version && (draft?.id ?? null) === basedOn.draft;

/** False if the draft has changed since. */
async function writeDraft<Found extends Subject, Content>(
  kind: DraftKind<Found, Content, unknown>,
  trx: Database,
  deps: Needs,
  found: Found,
  content: Content,
  actor: Actor,
): Promise<boolean> {
  const { subject, version, handle = null, draft } = found;
  if (await kind.isPublished?.(trx, found, content)) return !draft || dropDraft(kind, trx, deps, draft, actor);
  const row = newDraft(deps, kind.normalize(content), actor);
  const isWritten = draft
    ? await drafts[kind.name].update(trx, draft, row)
    : await drafts[kind.name].insert(trx, { subject, version, handle, ...row });
  if (isWritten && !(kind.isLoggedOnce && draft?.staff_id === row.staff_id))
    await recordDraft(kind, trx, deps, actor, { verb: 'draft', subject, after: kind.loggedOf?.(content) });
  return isWritten;
}

export const newDraft = ({ clock }: Pick<Deps, 'clock'>, content: unknown, actor: Actor) => ({
  id: v7(),
  body: JSON.stringify(content),
  at: clock.now().toISOString(),
  staff_id: staffIdOf(actor),
});

/** Deletes the draft that the caller has seen: back to what is published. */
export async function discardDraft<Found extends Subject, Edited>(
  kind: DraftKind<Found, never, Edited>,
  deps: Needs,
  name: string,
  id: string,
  actor: Actor,
): Promise<Edited> {
  const found = await deps.db.transaction().execute(async (trx) => {
    const stored = await kind.find(trx, name);
    const kept = kind.keptBecause?.(stored);
    if (kept !== undefined) throw new AppError('conflict', kept);
    const { subject, version } = stored;
    if (!(await dropDraft(kind, trx, deps, { subject, id }, actor)))
      throw await conflictOf(kind, trx, name, { version, draft: id });
    return { ...stored, draft: undefined };
  });
  return kind.describe(deps, found);
}

async function dropDraft(
  kind: Pick<DraftKind<never, never, unknown>, 'name' | 'log'>,
  trx: Database,
  deps: Pick<Deps, 'clock'>,
  key: { readonly subject: string; readonly id: string },
  actor: Actor,
): Promise<boolean> {
  const isDeleted = await drafts[kind.name].delete(trx, key);
  if (isDeleted) await recordDraft(kind, trx, deps, actor, { verb: 'discard', subject: key.subject });
  return isDeleted;
}

/**
 * For publishing: deletes the draft, if there is one. Throws `conflict` unless it is what the caller
 * has seen.
 */
export async function takeDraft<Found extends Subject>(
  kind: DraftKind<Found, never, unknown>,
  trx: Database,
  found: Found,
  seen: BasedOn,
): Promise<void> {
  const { draft } = found;
  if (!isCurrent(found, seen) || (draft && !(await drafts[kind.name].delete(trx, draft))))
    throw await conflictOf(kind, trx, found.subject, seen);
}

/** Throws `invalid` with the first problem of each field. */
export function requireComplete(problems: Problems): void {
  const [first] = problems;
  if (!first) return;
  const fields = Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]));
  throw new AppError('invalid', first.message, { fields });
}
