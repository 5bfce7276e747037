// Which orders of the list are chosen. Only orders that are shown can be.
import { useState } from 'react';

export interface Selection {
  /** In the order of the list. */
  readonly numbers: readonly string[];
  readonly isAll: boolean;
  /** `isRange`: all from the one that was pressed before become like this one. */
  readonly toggle: (number: string, isRange: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** `list`: another one starts without a choice. */
export function useSelection(list: string, shown: readonly string[]): Selection {
  const [of, setOf] = useState(list);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState('');
  if (of !== list) {
    setOf(list);
    setChosen(new Set());
  }
  const numbers = shown.filter((number) => chosen.has(number));
  const isAll = shown.length > 0 && numbers.length === shown.length;
  return {
    numbers,
    isAll,
    toggle: (number, isRange) => {
      const next = new Set(numbers);
      const ends = [shown.indexOf(isRange ? last : number), shown.indexOf(number)].filter((index) => index >= 0);
      for (const one of shown.slice(Math.min(...ends), Math.max(...ends) + 1)) {
        if (chosen.has(number)) next.delete(one);
        else next.add(one);
      }
      setChosen(next);
      setLast(number);
    },
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
