// What is typed and not sent yet, kept in this browser.

/** The place for what one member types in one form. */
interface TextStorage<Kept> {
  readonly read: () => Kept | undefined;
  readonly keep: (kept: Kept) => void;
  readonly drop: () => void;
}

/**
 * On a device that members share, nobody gets another one's text: it would be saved under the wrong name.
 * A browser that keeps nothing (private windows, full storage) is no reason to stop typing. `formerKey`:
 * where the version before kept it; its text is read, and goes with the next one.
 */
export function storageOf<Kept>(form: string, member: string, formerKey?: string): TextStorage<Kept> {
  const key = `${form} ${member}`;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const readAt = (place: string) => attempt(() => JSON.parse(localStorage.getItem(place) ?? 'null') as Kept | null);
  const dropFormer = () => void (formerKey && attempt(() => localStorage.removeItem(formerKey)));
  return {
    read: () => readAt(key) ?? (formerKey === undefined ? undefined : readAt(formerKey)) ?? undefined,
    keep: (kept) => {
      attempt(() => localStorage.setItem(key, JSON.stringify(kept)));
      dropFormer();
    },
    drop: () => {
      attempt(() => localStorage.removeItem(key));
      dropFormer();
    },
  };
}
