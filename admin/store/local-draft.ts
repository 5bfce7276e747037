// What is typed and not sent yet, kept in this browser.

/** The place for what one member types in one form. */
interface LocalDraft<Draft> {
  readonly read: () => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  readonly drop: () => void;
}

/**
 * On a device that members share, nobody gets another one's text: it would be saved under the wrong name.
 * A browser that keeps nothing (private windows, full storage) is no reason to stop typing. `formerKey`:
 * where the version before kept it; its text is read, and goes with the next one.
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
