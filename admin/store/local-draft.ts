// Local drafts: typed text that is not sent yet, stored in this browser.

/** One member's draft of one form. */
interface LocalDraft<Draft> {
  readonly read: () => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  readonly drop: () => void;
}

/**
 * Stored per member: on a shared device nobody gets another's text, which would be saved under the
 * wrong name. A browser that stores nothing (private windows, full storage) must not stop the
 * typing. `formerKey`: the key of an earlier version; its text is read, and deleted with the next
 * write.
 */
export function localDraft<Draft>(form: string, member: string, formerKey?: string): LocalDraft<Draft> {
  const key = `${form} ${member}`;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const readAt = (place: string) => attempt(() => JSON.parse(localStorage.getItem(place) ?? 'null') as Draft | null);
  const dropFormer = () => void (formerKey && attempt(() => localStorage.removeItem(formerKey)));
  return {
    read: () => readAt(key) ?? (formerKey === undefined ? undefined : readAt(formerKey)) ?? undefined,
    keep: (draft) => {
      attempt(() => localStorage.setItem(key, JSON.stringify(draft)));
      dropFormer();
    },
    drop: () => {
      attempt(() => localStorage.removeItem(key));
      dropFormer();
    },
  };
}
