// Saves a draft while it is typed. What is not saved yet is kept on the device, so that neither a lost
// connection nor a closed window loses a word. Knows neither React nor the store.
import type { BasedOn, ContentForm, ContentSaved, EditedContent } from '@taana-baana/contract/admin/schemas/content.ts';
import type { Keeper } from '../../store/kept-text.ts';

export type SaveState =
  | { readonly kind: 'unchanged' | 'pending' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  /** The server does not take the text, or did not answer as it should. */
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly message: string; readonly other: EditedContent };

export interface Draft {
  readonly text: string;
  readonly state: SaveState;
  /** As the server has it. */
  readonly content: EditedContent;
  /** The text was kept on this device: it was never saved. */
  readonly isRestored: boolean;
  /** The whole draft is being published, discarded or replaced: what is typed now would be lost. */
  readonly isReplacing: boolean;
}

interface Answer {
  readonly data?: ContentSaved;
  readonly error?: { readonly status: number; readonly code: string; readonly message: string };
}

interface Options {
  readonly content: EditedContent;
  readonly send: (form: ContentForm) => Promise<Answer>;
  readonly keeper: Keeper<ContentForm>;
}

/** In ms, after the last key, and between attempts without a connection. */
const pauses = { typing: 1000, offline: 10_000 };

export const textOf = ({ draft, published }: EditedContent): string => (draft ?? published).text;
const basisOf = ({ draft, published }: EditedContent): BasedOn => ({
  version: published.version,
  draft: draft?.id ?? null,
});
const stateOf = ({ draft }: EditedContent): SaveState =>
  draft ? { kind: 'saved', at: draft.at } : { kind: 'unchanged' };
/** The server formats a text: spaces and blank lines may differ. */
const isSameText = (one: string, other: string) =>
  one.split(/\s+/).join(' ').trim() === other.split(/\s+/).join(' ').trim();

export function createDraftSaver({ content: opened, send, keeper }: Options) {
  const kept = keeper.read();
  let draft: Draft = kept
    ? { text: kept.text, state: { kind: 'pending' }, content: opened, isRestored: true, isReplacing: false }
    : { text: textOf(opened), state: stateOf(opened), content: opened, isRestored: false, isReplacing: false };
  let basedOn = kept?.basedOn ?? basisOf(opened);
  let savedText = kept ? undefined : draft.text;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  function update(change: Partial<Draft>): void {
    draft = { ...draft, ...change };
    for (const listener of listeners) listener();
  }

  function saveAfter(pause: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void save(), pause);
  }

  /** As it is on the server: nothing is kept on the device any more. */
  function settle(content: EditedContent, text = textOf(content)): void {
    clearTimeout(timer);
    basedOn = basisOf(content);
    savedText = text;
    keeper.drop();
    update({ text, content, state: stateOf(content), isRestored: false });
  }

  async function sendText(): Promise<void> {
    const sent = draft.text;
    update({ state: { kind: 'saving' } });
    const { data, error } = await send({ text: sent, basedOn });
    if (error) return fail(error);
    if (!data) return;
    // The answer to the save before may have been lost on the way.
    const isMine = data.content.draft !== null && isSameText(data.content.draft.text, sent);
    if (data.conflict !== null && !isMine)
      return update({ state: { kind: 'conflict', message: data.conflict, other: data.content } });
    if (draft.text === sent) return settle(data.content, sent);
    basedOn = basisOf(data.content);
    savedText = sent;
    keeper.keep({ text: draft.text, basedOn });
    update({ content: data.content, state: { kind: 'pending' } });
    saveAfter(pauses.typing);
  }

  function fail({ status, code, message }: NonNullable<Answer['error']>): void {
    if (code === 'invalid') return update({ state: { kind: 'refused', message } });
    update({ state: status === 0 ? { kind: 'offline' } : { kind: 'failed', message } });
    saveAfter(pauses.offline);
  }

  /** Resolves to whether everything that is typed is saved. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    // oxlint-disable-next-line no-unmodified-loop-condition -- who waited first has begun the next one
    while (running) await running;
    if (draft.state.kind === 'conflict') return false;
    if (draft.text === savedText) return true;
    running = sendText().finally(() => (running = undefined));
    await running;
    return draft.text === savedText;
  }

  function type(text: string): void {
    const isConflict = draft.state.kind === 'conflict';
    if (text === savedText && !isConflict && !running) return settle(draft.content, text);
    keeper.keep({ text, basedOn });
    if (isConflict) return update({ text });
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
     * A change of the whole draft: publishing, discarding, going back. No save goes out meanwhile, and the
     * answer takes the place of the text. What `change` throws is thrown; the text then stays.
     */
    replaceBy: async (change: (basedOn: BasedOn) => Promise<EditedContent>): Promise<void> => {
      update({ isReplacing: true });
      // oxlint-disable-next-line no-unmodified-loop-condition -- who waited first has begun the next one
      while (running) await running;
      clearTimeout(timer);
      const replaced = change(basedOn).then((content) => settle(content));
      running = replaced
        .catch(() => draft.text === savedText || saveAfter(pauses.typing))
        .then(() => {
          running = undefined;
          update({ isReplacing: false });
        });
      await running;
      return replaced;
    },
    /** Nobody looks at it any more: what is not saved waits on the device. */
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
    /** Ends a conflict: this text takes the place of the other draft. */
    keepMine: async () => {
      if (draft.state.kind !== 'conflict') return;
      const { other } = draft.state;
      basedOn = basisOf(other);
      savedText = undefined;
      keeper.keep({ text: draft.text, basedOn });
      update({ content: other, state: { kind: 'pending' } });
      await save();
    },
    takeTheirs: () => {
      if (draft.state.kind === 'conflict') settle(draft.state.other);
    },
  };
}
