// Saves a draft while it is typed. Unsaved text is stored on the device, so that no lost connection
// or closed window loses a word. Independent of React and Redux.
import type { LocalDraft } from '../store/local-draft.ts';
import { isAlike, mergeChanges } from '../store/merge-changes.ts';

/** How to read one kind of draft. `Text`: what is typed. `Saved`: the server's version. */
export interface DraftKind<Text, Saved, Basis> {
  readonly textOf: (saved: Saved) => Text;
  /** Which draft a text is based on. */
  readonly basisOf: (saved: Saved) => Basis;
  /** In ISO form; null: there is no draft. */
  readonly savedAtOf: (saved: Saved) => string | null;
  /** As one string, to compare texts. */
  readonly write: (text: Text) => string;
  /** Fields that name each other: two people's changes of them are one question. */
  readonly together?: readonly string[];
}

/** The typed text and the draft that it is based on. */
export interface DraftForm<Text, Basis> {
  readonly text: Text;
  readonly basedOn: Basis;
}

/** On the device. `base`: the text of the draft that it is based on; version 0.3 stored none. */
export interface KeptDraft<Text, Basis> extends DraftForm<Text, Basis> {
  readonly base?: Text | undefined;
}

export type DraftStorage<Text, Basis> = Omit<LocalDraft<KeptDraft<Text, Basis>>, 'isFromElsewhere'>;

export type SaveState<Text = unknown, Saved = unknown> =
  | { readonly kind: 'unchanged' | 'pending' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  /** The server refused the text, or gave no valid answer. */
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  /** Both changed a field. `mine` and `theirs` differ only in what collides. */
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly other: Saved;
      readonly mine: Text;
      readonly theirs: Text;
    };

export interface Draft<Text, Saved> {
  readonly text: Text;
  readonly state: SaveState<Text, Saved>;
  /** The server's version. */
  readonly saved: Saved;
  /** The text was stored on this device and never saved. */
  readonly isRestored: boolean;
  /**
   * The whole draft is being published, sent, discarded or replaced: text typed now would be lost.
   */
  readonly isReplacing: boolean;
}

interface Answer<Saved> {
  readonly data?: { readonly conflict: string | null; readonly saved: Saved };
  readonly error?: { readonly status: number; readonly code: string; readonly message: string };
}

interface Options<Text, Saved, Basis> {
  readonly kind: DraftKind<Text, Saved, Basis>;
  readonly opened: Saved;
  readonly send: (form: DraftForm<Text, Basis>) => Promise<Answer<Saved>>;
  readonly storage: DraftStorage<Text, Basis>;
  /** Somebody else changed other fields: both changes are in the text now. */
  readonly onMerge?: () => void;
}

/** In ms, after the last key, and between attempts without a connection. */
const pauses = { typing: 1000, offline: 10_000 };

export type DraftSaver<Text, Saved, Basis> = ReturnType<typeof createDraftSaver<Text, Saved, Basis>>;

export function createDraftSaver<Text, Saved, Basis>(options: Options<Text, Saved, Basis>) {
  const { kind, opened, send, storage, onMerge } = options;
  const { textOf, basisOf, savedAtOf, write, together } = kind;
  const kept = storage.read();
  let draft: Draft<Text, Saved> = kept
    ? { text: kept.text, state: { kind: 'pending' }, saved: opened, isRestored: true, isReplacing: false }
    : { text: textOf(opened), state: stateOf(opened), saved: opened, isRestored: false, isReplacing: false };
  let basedOn = kept?.basedOn ?? basisOf(opened);
  let savedText = kept ? undefined : write(draft.text);
  /** What the text was before it was typed into; undefined: nobody knows, or both versions are to be shown. */
  let base = kept ? kept.base : draft.text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function stateOf(saved: Saved): SaveState<Text, Saved> {
    const at = savedAtOf(saved);
    return at === null ? { kind: 'unchanged' } : { kind: 'saved', at };
  }

  const isSaved = () => write(draft.text) === savedText;

  function update(change: Partial<Draft<Text, Saved>>): void {
    draft = { ...draft, ...change };
    for (const listener of listeners) listener();
  }

  function saveAfter(pause: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void save(), pause);
  }

  /** Equals the server's version: nothing is stored on the device any more. */
  function settle(saved: Saved, text = textOf(saved)): void {
    clearTimeout(timer);
    basedOn = basisOf(saved);
    savedText = write(text);
    base = text;
    storage.drop();
    update({ text, saved, state: stateOf(saved), isRestored: false });
  }

  async function sendText(): Promise<void> {
    const sent = draft.text;
    update({ state: { kind: 'saving' } });
    const { data, error } = await send({ text: sent, basedOn });
    if (error) return fail(error);
    if (!data) return;
    const { conflict, saved } = data;
    // The response to the previous save may have been lost.
    const isMine = isAlike(textOf(saved), sent);
    if (conflict !== null && !isMine) return meet(saved, conflict);
    if (draft.text === sent) return settle(saved, sent);
    basedOn = basisOf(saved);
    savedText = write(sent);
    base = sent;
    goOn(draft.text, saved);
  }

  /** The text is not saved yet. */
  function goOn(text: Text, saved: Saved): void {
    storage.keep({ text, basedOn, base });
    update({ text, saved, state: { kind: 'pending' } });
  }

  /** Somebody else saved first: only what both changed is asked. */
  function meet(other: Saved, message: string): void {
    const { mine, theirs, collisions } = mergeChanges(base, draft.text, textOf(other), { together });
    // Another draft can be built upon. A text that takes no more changes cannot, and would be sent again and again.
    const isAnother = JSON.stringify(basisOf(other)) !== JSON.stringify(basedOn);
    if (collisions.length > 0 || !isAnother)
      return update({ state: { kind: 'conflict', message, other, mine, theirs } });
    choose(other, mine);
    onMerge?.();
  }

  /** The text, on top of the other draft. */
  function choose(other: Saved, text: Text): void {
    if (write(text) === write(textOf(other))) return settle(other);
    basedOn = basisOf(other);
    base = textOf(other);
    // What was saved before is not there any more.
    savedText = undefined;
    goOn(text, other);
    saveAfter(0);
  }

  function fail({ status, code, message }: NonNullable<Answer<Saved>['error']>): void {
    if (code === 'invalid') return update({ state: { kind: 'refused', message } });
    update({ state: status === 0 ? { kind: 'offline' } : { kind: 'failed', message } });
    saveAfter(pauses.offline);
  }

  /** Resolves to whether everything typed is saved. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    // oxlint-disable-next-line no-unmodified-loop-condition -- who waited first has begun the next one
    while (running) await running;
    if (draft.state.kind === 'conflict') return false;
    if (isSaved()) return true;
    running = sendText().finally(() => (running = undefined));
    await running;
    return isSaved();
  }

  function type(text: Text): void {
    const { state } = draft;
    if (write(text) === savedText && state.kind !== 'conflict' && !running) return settle(draft.saved, text);
    storage.keep({ text, basedOn, base });
    if (state.kind === 'conflict') {
      const { mine, theirs } = mergeChanges(base, text, textOf(state.other), { together });
      return update({ text, state: { ...state, mine, theirs } });
    }
    update({ text, state: { kind: 'pending' } });
    saveAfter(pauses.typing);
  }

  if (kept) saveAfter(0);

  return {
    read: () => draft,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type,
    save,
    /**
     * A change of the whole draft: publishing, sending, discarding, reverting. No save is sent
     * during it, and the answer replaces the text. An error of `change` is thrown; the text then
     * stays.
     */
    replaceBy: async (change: (basedOn: Basis) => Promise<Saved>): Promise<void> => {
      update({ isReplacing: true });
      // oxlint-disable-next-line no-unmodified-loop-condition -- who waited first has begun the next one
      while (running) await running;
      clearTimeout(timer);
      const replaced = change(basedOn).then((saved) => settle(saved));
      running = replaced
        .catch(() => isSaved() || saveAfter(pauses.typing))
        .then(() => {
          running = undefined;
          update({ isReplacing: false });
        });
      await running;
      return replaced;
    },
    /** Sends the text although nothing was typed: somebody else's draft then shows as a conflict. */
    compare: (): Promise<boolean> => {
      savedText = undefined;
      base = undefined;
      return save();
    },
    /** The screen is left: unsaved text waits on the device. */
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
    /** Ends a conflict: mine replaces theirs where both changed a field. */
    keepMine: async () => {
      if (draft.state.kind !== 'conflict') return;
      choose(draft.state.other, draft.state.mine);
      await save();
    },
    takeTheirs: () => {
      if (draft.state.kind === 'conflict') choose(draft.state.other, draft.state.theirs);
    },
  };
}
