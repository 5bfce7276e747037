// The draft of anything that is written, then published: typing, saving, previewing, publishing,
// discarding, deleting. A kind says what its own calls and texts are.
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import type { BasedOn, DraftKindName, Problems } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { merged } from '@taana-baana/contract/admin/texts/writing.ts';
import { localDraft } from '../store/local-draft.ts';
import { adminApi } from '../store/admin-api.ts';
import type { AdminError } from '../store/send.ts';
import { useCall } from '../store/use-call.ts';
import { showFailure, showToast } from '../components/toasts/toast-queue.ts';
import { useSaveKey } from '../components/use-keys.ts';
import { type DraftForm, type DraftKind, type KeptDraft, type DraftStorage, createDraftSaver } from './draft-saver.ts';
import { useDraftSaver } from './use-draft-saver.ts';

type Verb = 'read' | 'save' | 'publish' | 'discard' | 'remove';

/** `Text`: what is typed. `Saved`: what the server answers. `Basis`: what a save is based on. */
export interface EditorKind<Text, Saved, Basis = BasedOn> extends DraftKind<Text, Saved, Basis> {
  /** The answer to a save has it under this name. */
  readonly name: DraftKindName | 'campaign' | 'offer';
  /** The parameter of its calls, which is its id. */
  readonly param: string & keyof Saved;
  readonly calls: Readonly<Partial<Record<Verb, AdminCallName>>>;
  readonly bodyOf: (text: Text, basedOn: Basis) => unknown;
  /** Why the server would not take it. */
  readonly refusalOf?: (text: Text) => string | undefined;
  /** Somebody deleted it: the body that creates it again. */
  readonly bodyOfNew?: (text: Text) => unknown;
  /** Line by line, for somebody who compares two versions. */
  readonly toText: (text: Text) => string;
  /** It takes no text any more. */
  readonly isClosed?: (saved: Saved) => boolean;
  /** Where the shop shows it as it is saved; null: only a link shows it. */
  readonly shownAt?: (saved: Saved) => string | null;
  /** Opened after it is deleted. */
  readonly listPath: string;
  readonly texts: { readonly deleted?: string; readonly discarded?: string };
}

/** Of kinds with a published version. */
export const versioned = {
  basisOf: ({ version, draft }: { readonly version: number; readonly draft: { readonly id: string } | null }) => ({
    version,
    draft: draft?.id ?? null,
  }),
  savedAtOf: ({ draft }: { readonly draft: { readonly at: string } | null }) => draft?.at ?? null,
  bodyOf: (content: unknown, basedOn: BasedOn) => ({ content, basedOn }),
};

/** What one screen adds: a product has no id before its first word, and another one once it is published. */
interface Own<Text, Saved, Basis> {
  readonly id?: () => string;
  readonly storage?: DraftStorage<Text, Basis>;
  /** Before a save. Resolves to what it is based on. */
  readonly begin?: (text: Text, basedOn: Basis) => Promise<Basis>;
  readonly onAnswer?: (saved: Saved) => unknown;
}

export type DraftInUse<Text, Saved, Basis = BasedOn> = ReturnType<typeof useDraft<Text, Saved, Basis>>;

/** `member`: the id of the member who types. */
export function useDraft<Text, Saved, Basis = BasedOn>(
  kind: EditorKind<Text, Saved, Basis>,
  opened: Saved,
  member: string,
  own: Own<Text, Saved, Basis> = {},
) {
  const navigate = useNavigate();
  const { data: me } = adminApi.useGetMeQuery();
  const { send, call } = useCall();
  const [isPublished, setIsPublished] = useState(false);
  const isBusy = useRef(false);
  const id = own.id ?? (() => String(opened[kind.param]));
  const ask = (name: AdminCallName, body?: unknown, isSeen = true) =>
    send({ name, params: { [kind.param]: id() }, body }, { isSeen });
  const act = (verb: Verb, body?: unknown) => {
    const name = kind.calls[verb];
    if (!name) throw new Error(`${kind.name} has no call to ${verb} it`);
    // Lists show what is published; each is loaded again when it opens.
    return ask(name, body, verb !== 'save' && verb !== 'read');
  };

  async function save({ text, basedOn }: DraftForm<Text, Basis>) {
    const refusal = kind.refusalOf?.(text);
    if (refusal !== undefined) return { error: { status: 400, code: 'invalid', message: refusal } };
    try {
      const body = kind.bodyOf(text, own.begin ? await own.begin(text, basedOn) : basedOn);
      const answer = await act('save', body).catch((error: unknown) => {
        if (!kind.bodyOfNew || (error as AdminError).code !== 'not-found') throw error;
        return act('save', kind.bodyOfNew(text));
      });
      const { conflict, [kind.name]: saved } = answer as { conflict: string | null } & Record<string, Saved>;
      own.onAnswer?.(saved as Saved);
      return { data: { conflict, saved: saved as Saved } };
    } catch (error) {
      return { error: withReason(error as AdminError) };
    }
  }

  const { saver, draft } = useDraftSaver(() =>
    createDraftSaver({
      kind,
      opened,
      storage: own.storage ?? localDraft<KeptDraft<Text, Basis>>(`${kind.name} ${id()}`, member),
      send: save,
      onMerge: () => showToast(merged),
    }),
  );
  useSaveKey(() => void saver.save());

  /**
   * A change of the whole, one at a time, however often the button is pressed. If somebody else was
   * first, both versions are shown.
   */
  async function change(
    work: (basedOn: Basis) => Promise<unknown>,
    onFailure?: (error: AdminError) => void,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsPublished(false);
    try {
      await saver.replaceBy(async (basedOn) => {
        const saved = (await work(basedOn)) as Saved;
        own.onAnswer?.(saved);
        return saved;
      });
      return true;
    } catch (thrown) {
      const error = withReason(thrown as AdminError);
      if (onFailure) onFailure(error);
      else {
        showFailure(error);
        if (error.code === 'conflict') void saver.compare();
      }
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  /** By a call that names only what was seen. */
  const changeBy = (name: AdminCallName) => change((basedOn) => ask(name, { basedOn }));

  /** Restores an earlier text and saves it, even after the page was left. */
  function bringBack(text: Text): void {
    saver.type(text);
    void saver.save();
  }

  return {
    kind,
    draft,
    saver,
    /** Until something is typed. */
    isPublished,
    change,
    changeBy,
    bringBack,
    type: (changes: Partial<Text>) => {
      setIsPublished(false);
      saver.type(typeof changes === 'object' ? { ...saver.read().text, ...changes } : changes);
    },
    /** `more`: beside what was seen. */
    publish: async (more: object = {}, onFailure?: (error: AdminError) => void): Promise<boolean> => {
      const isDone = await change((basedOn) => act('publish', { basedOn, ...more }), onFailure);
      setIsPublished(isDone);
      return isDone;
    },
    discard: async () => {
      let gone: Text | undefined;
      const isDone = await change((basedOn) => {
        gone = saver.read().text;
        return act('discard', { draft: (basedOn as BasedOn).draft ?? '' });
      });
      if (isDone) showToast(kind.texts.discarded ?? '', { onUndo: () => gone !== undefined && bringBack(gone) });
    },
    /** `undo`: creates it again. */
    remove: async (undo?: (gone: Text) => Promise<unknown>) => {
      const gone = saver.read().text;
      const isDone = await change(async () => {
        await act('remove');
        return saver.read().saved;
      });
      if (!isDone) return;
      await navigate(kind.listPath);
      showToast(kind.texts.deleted ?? '', undo ? { onUndo: () => void undo(gone).catch(showFailure) } : {});
    },
    /** The current problems: a photo may have arrived since the last save. Undefined: no answer. */
    findProblems: async (): Promise<Problems | undefined> => {
      try {
        return ((await act('read')) as { problems: Problems }).problems;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
    /** The address of the saved draft's page; undefined: it could not be saved. */
    preview: async (): Promise<string | undefined> => {
      if (!(await saver.save())) return undefined;
      const { saved } = saver.read();
      const path = kind.savedAtOf(saved) === null ? kind.shownAt?.(saved) : null;
      if (path && me) return me.shopUrl + path;
      try {
        return (await call('previewDraft', { params: { kind: kind.name as DraftKindName, id: id() } })).url;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
  };
}

/** The reason for a refused field says more than that of the form. */
const withReason = (error: AdminError): AdminError => ({
  ...error,
  message: Object.values(error.fields ?? {})[0] ?? error.message,
});
