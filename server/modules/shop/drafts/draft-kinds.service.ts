// What every kind of draft says of itself, where it is stored, and what is said of each: who saved
// it, what changed meanwhile, what the audit log has.
import type { Permission } from '@taana-baana/contract/admin/permissions.ts';
import { type BasedOn, type DraftKindName, draftKinds } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { theCommandLine } from '@taana-baana/contract/admin/texts/messages.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps, MailDeps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import { type SavedDraft, draftStore } from './drafts.repository.ts';

export const drafts = Object.fromEntries(draftKinds.map((kind) => [kind, draftStore(kind)])) as Readonly<
  Record<DraftKindName, ReturnType<typeof draftStore>>
>;

export type Draft = SavedDraft;

/** What has a draft, as it is stored. */
export interface Subject {
  readonly subject: string;
  /** Of what is published; 0: nothing is. */
  readonly version: number;
  /** Its id in the shop, where that is not the subject. */
  readonly handle?: string | null;
  readonly draft: Draft | undefined;
}

export type Needs = MailDeps;
type Fields = Readonly<Record<string, unknown>>;

export interface Link {
  readonly preview_hash: string;
  readonly preview_until: string;
}

/** `Edited`: what the editor shows. */
export interface DraftKind<Found extends Subject, Content, Edited> {
  readonly name: DraftKindName;
  /** Who may preview it. */
  readonly permission: Permission;
  /** The first word of its actions in the audit log. */
  readonly log: 'posts' | 'product' | 'collections' | 'content';
  readonly texts: {
    readonly savedMeanwhile: (who: string, when: string) => string;
    readonly discardedMeanwhile: string;
    /** There is nothing to preview. */
    readonly noDraft: string;
  };
  /** Throws `not-found`. */
  readonly find: (db: Database, name: string) => Promise<Found>;
  readonly describe: (deps: Needs, found: Found) => Promise<Edited>;
  /** What is stored: safe HTML, one form of times. */
  readonly normalize: (content: Content) => unknown;
  /** How another version came about, a sentence; undefined: by the draft. */
  readonly describeChange: (db: Database, found: Found) => string | undefined | Promise<string>;
  /** The page that shows the draft. */
  readonly path: (found: Found) => string;
  /** In the audit log, of a saved draft. */
  readonly loggedOf?: (content: Content) => Fields;
  /** The log has only who begins and who takes over. */
  readonly isLoggedOnce?: true;
  /** Content that equals what is published is no draft. */
  readonly isPublished?: (db: Database, found: Found, content: Content) => Promise<boolean>;
  /** Why the draft cannot be discarded. */
  readonly keptBecause?: (found: Found) => string | undefined;
  /** Without a draft: makes the link to what is published and not shown yet. */
  readonly linkPublished?: (db: Database, found: Found, link: Link) => Promise<boolean>;
}

type Conflicting<Found extends Subject> = Pick<DraftKind<Found, never, unknown>, 'texts' | 'find' | 'describeChange'>;

export const conflictOf = async <Found extends Subject>(
  kind: Conflicting<Found>,
  db: Database,
  name: string,
  basedOn: BasedOn,
): Promise<AppError> => new AppError('conflict', await describeConflict(kind, db, await kind.find(db, name), basedOn));

/** What changed after the editor was opened. */
export async function describeConflict<Found extends Subject>(
  { texts, describeChange }: Conflicting<Found>,
  db: Database,
  found: Found,
  basedOn: BasedOn,
): Promise<string> {
  const change = found.version === basedOn.version ? undefined : await describeChange(db, found);
  if (change !== undefined) return change;
  return found.draft ? texts.savedMeanwhile(...whoAndWhen(found.draft)) : texts.discardedMeanwhile;
}

interface Saved {
  readonly at: string;
  readonly staff_id: string | null;
  readonly name: string | null;
}

/** For an editor. */
export const whoSaved = ({ at, staff_id, name }: Saved) => ({
  at,
  staff: staff_id === null ? null : { id: staff_id, name: name ?? '' },
});

const inIndia = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** For a sentence. */
export const whoAndWhen = ({ at, staff_id, name }: Saved): [who: string, when: string] => [
  staff_id === null ? theCommandLine : (name ?? ''),
  inIndia.format(new Date(at)),
];

export const recordDraft = (
  { name, log }: Pick<DraftKind<never, never, unknown>, 'name' | 'log'>,
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  {
    verb,
    subject,
    after,
  }: { readonly verb: 'draft' | 'discard' | 'preview'; subject: string; after?: Fields | undefined },
): Promise<void> =>
  recordAction(trx, clock, actor, { action: `${log} ${verb}`, subject: `${name} ${subject}`, ...(after && { after }) });
