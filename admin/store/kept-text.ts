// The text of a page that is not saved yet, kept in this browser.
import type { ContentForm } from '@taana-baana/contract/admin/schemas/content.ts';

/** The place for one member's text of one page. */
export interface Keeper {
  readonly read: () => ContentForm | undefined;
  readonly keep: (kept: ContentForm) => void;
  readonly drop: () => void;
}

/**
 * On a device that members share, nobody gets another one's text: it would be saved under the wrong name.
 * A browser that keeps nothing (private windows, full storage) is no reason to stop typing.
 */
export function keeperOf(member: string, page: string): Keeper {
  const key = `content ${member} ${page}`;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as ContentForm | null) ?? undefined,
    keep: (kept) => attempt(() => localStorage.setItem(key, JSON.stringify(kept))),
    drop: () => attempt(() => localStorage.removeItem(key)),
  };
}
