// A table of figures, sorted by one column, with the sum below if there is one. A phone scrolls it sideways.
import { ArrowDown, ArrowUp } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { WideTable } from './wide-table.tsx';

/** A column of figures. */
export interface Figures<Row> {
  readonly label: string;
  readonly value: (row: Row) => number;
  readonly shown: (row: Row) => string;
}

interface SortedTableProps<Row, Total> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of the first column, whose cells name their row. `value` sorts them. */
  name: { readonly label: string; readonly value: (row: Row) => string; readonly shown: (row: Row) => ReactNode };
  columns: readonly Figures<Total>[];
  total?: { readonly label: string; readonly of: Total };
  /** Nothing was sold there. */
  isEmpty?: (row: Row) => boolean;
  /** As the rows come; otherwise by the first column. */
  isUnsorted?: boolean;
}

export function SortedTable<Total, Row extends Total>(props: SortedTableProps<Row, Total>) {
  const { rows, keyOf, name, columns, total, isEmpty, isUnsorted = false } = props;
  const [sort, setSort] = useState<{ label: string; isUp: boolean } | null>(
    isUnsorted ? null : { label: name.label, isUp: true },
  );
  const column = columns.find(({ label }) => label === sort?.label) ?? name;
  const compare = (one: Row, other: Row) => {
    const [a, b] = [column.value(one), column.value(other)];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const sorted = sort ? rows.toSorted((one, other) => (sort.isUp ? compare(one, other) : compare(other, one))) : rows;
  const headOf = (label: string) => ({
    label,
    direction: sort?.label === label ? (sort.isUp ? ('ascending' as const) : ('descending' as const)) : undefined,
    // Names begin with A, figures with the largest.
    onPress: () => setSort({ label, isUp: sort?.label === label ? !sort.isUp : label === name.label }),
  });
  return (
    <WideTable name={name.label}>
      <thead>
        <tr className="border-b border-line">
          <SortHead {...headOf(name.label)} />
          {columns.map(({ label }) => (
            <SortHead key={label} {...headOf(label)} isNumber />
          ))}
        </tr>
      </thead>
      <tbody className="ruled">
        {sorted.map((row) => (
          <tr key={keyOf(row)} className={isEmpty?.(row) ? 'text-ink-soft' : ''}>
            <th scope="row" className="table-cell min-w-32 pl-4 text-left font-normal">
              {name.shown(row)}
            </th>
            <Cells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-t-2 border-line font-semibold">
            <th scope="row" className="table-cell pl-4 text-left">
              {total.label}
            </th>
            <Cells columns={columns} row={total.of} />
          </tr>
        </tfoot>
      )}
    </WideTable>
  );
}

const Cells = <Row,>({ columns, row }: { columns: readonly Figures<Row>[]; row: Row }) =>
  columns.map(({ label, shown }) => (
    <td key={label} className="table-cell pr-4 text-right whitespace-nowrap">
      {shown(row)}
    </td>
  ));

interface SortHeadProps {
  label: string;
  direction: 'ascending' | 'descending' | undefined;
  onPress: () => void;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

const SortHead = ({ label, direction, onPress, isNumber = false }: SortHeadProps) => (
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
