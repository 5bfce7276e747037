// Local drafts: typed text that is not sent yet, stored in this browser.

/** In ms. After that, nobody comes back for the text, and it can name a customer. */
const longest = 14 * 24 * 3600_000;

/** One member's draft of one form. */
export interface LocalDraft<Draft> {
  readonly read: () => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  readonly drop: () => void;
  /** Another tab has stored a text since this one last read or wrote it. */
  readonly isFromElsewhere: () => boolean;
}

interface Stored<Draft> {
  readonly keptAt: number;
  readonly draft: Draft;
}

/** Version 0.3 stored the draft alone, without its time. */
const isStored = <Draft>(value: Stored<Draft> | Draft): value is Stored<Draft> =>
  typeof value === 'object' && value !== null && 'keptAt' in value;

const isOld = (value: unknown): boolean => isStored(value) && Date.now() - value.keptAt > longest;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Deletes all drafts that are too old, also those of forms that nobody opens again. */
export function dropOldDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage))
      if (isOld(attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown)))
        localStorage.removeItem(key);
  });
}

/** Of all members of this device; without the ids in their names, which say nothing to a person. */
export function listDrafts(): { name: string; keptAt: number }[] {
  const ids = / ?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
  const read = (key: string) => {
    const value = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown);
    if (!isStored(value as Stored<unknown>) || isOld(value)) return [];
    const name = key.replaceAll(ids, '');
    return [{ name: name.charAt(0).toUpperCase() + name.slice(1), keptAt: (value as Stored<unknown>).keptAt }];
  };
  return (attempt(() => Object.keys(localStorage)) ?? [])
    .flatMap(read)
    .toSorted((one, other) => other.keptAt - one.keptAt);
}

/**
 * Stored per member: on a shared device nobody gets another's text, which would be saved under the
 * wrong name. A browser that stores nothing (private windows, full storage) must not stop the
 * typing. `formerKey`: the key of an earlier version; its text is read, and deleted with the next
 * write.
 */
export function localDraft<Draft>(form: string, member: string, formerKey?: string): LocalDraft<Draft> {
  const key = `${form} ${member}`;
  /** As this tab last read or wrote it. */
  let seen: string | null = null;
  const textAt = (place: string) => attempt(() => localStorage.getItem(place)) ?? null;
  const dropFormer = () => void (formerKey && attempt(() => localStorage.removeItem(formerKey)));
  return {
    read: () => {
      seen = textAt(key);
      const text = seen ?? (formerKey === undefined ? null : textAt(formerKey));
      const value = attempt(() => JSON.parse(text ?? 'null') as Stored<Draft> | Draft | null);
      if (value === undefined || value === null || isOld(value)) return undefined;
      return isStored(value) ? value.draft : value;
    },
    keep: (draft) => {
      const text = JSON.stringify({ keptAt: Date.now(), draft } satisfies Stored<Draft>);
      attempt(() => localStorage.setItem(key, text));
      seen = text;
      dropFormer();
    },
    drop: () => {
      attempt(() => localStorage.removeItem(key));
      seen = null;
      dropFormer();
    },
    isFromElsewhere: () => {
      const text = textAt(key);
      return text !== null && text !== seen;
    },
  };
}
