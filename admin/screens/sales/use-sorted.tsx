// Sorts the rows of a table by one column, and renders its column heads.
import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';

type Value = number | string;

/** `first`: the initial sort column. */
export function useSorted<Row, Columns extends Record<string, (row: Row) => Value>>(
  rows: readonly Row[],
  columns: Columns,
  first: { column: keyof Columns; isUp: boolean },
) {
  const [sort, setSort] = useState(first);
  const valueOf = (row: Row): Value => (columns[sort.column] as (row: Row) => Value)(row);
  const compare = (one: Row, other: Row) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const sorted = rows.toSorted((one, other) => (sort.isUp ? compare(one, other) : compare(other, one)));

  /** Texts begin with A, numbers with the largest. */
  function press(column: keyof Columns): void {
    const [row] = rows;
    const isText = row !== undefined && typeof columns[column]?.(row) === 'string';
    setSort({ column, isUp: sort.column === column ? !sort.isUp : isText });
  }
  const headOf = (column: keyof Columns) => ({
    direction: sort.column === column ? (sort.isUp ? ('ascending' as const) : ('descending' as const)) : undefined,
    onPress: () => press(column),
  });
  return { sorted, headOf };
}

interface SortHeadProps {
  label: string;
  direction: 'ascending' | 'descending' | undefined;
  onPress: () => void;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

export const SortHead = ({ label, direction, onPress, isNumber = false }: SortHeadProps) => (
  <th aria-sort={direction} className={`table-head p-0 ${isNumber ? 'text-right' : ''}`}>
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-(--control) items-center gap-1 px-4 font-semibold hover:text-ink ${isNumber ? 'flex-row-reverse' : ''}`}
    >
      {label}
      <Icon
        of={direction === 'ascending' ? ArrowUp : ArrowDown}
        className={`screen-only size-3 ${direction ? '' : 'invisible'}`}
      />
    </button>
  </th>
);
