// The selected rows of a list, by their ids. Only shown rows can be selected.
import { useState } from 'react';

export interface Selection {
  /** In the order of the list. */
  readonly ids: readonly string[];
  readonly isAll: boolean;
  /** `isRange`: all rows from the previously pressed one become like this one. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** `list`: another one starts without a selection. */
export function useSelection(list: string, shown: readonly string[]): Selection {
  const [of, setOf] = useState(list);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState('');
  if (of !== list) {
    setOf(list);
    setChosen(new Set());
  }
  const ids = shown.filter((id) => chosen.has(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    isAll,
    toggle: (id, isRange) => {
      const next = new Set(ids);
      const ends = [shown.indexOf(isRange ? last : id), shown.indexOf(id)].filter((index) => index >= 0);
      for (const one of shown.slice(Math.min(...ends), Math.max(...ends) + 1)) {
        if (chosen.has(id)) next.delete(one);
        else next.add(one);
      }
      setChosen(next);
      setLast(id);
    },
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
