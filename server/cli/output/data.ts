// What a command prints: rows, facts about one thing, or several of them. Text and JSON use the
// same columns.
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import { formatFacts, formatTable } from './table.ts';

export interface Data {
  readonly json: unknown;
  /** `width` in columns of the terminal. */
  readonly lines: (width: number) => string[];
}

type Kind = 'text' | 'id' | 'time' | 'count' | 'rupees' | 'paise' | 'fields';
type Value = string | number | object | null | undefined;

interface Column<Row> {
  readonly title: string;
  readonly kind: Kind;
  readonly of: (row: Row) => Value;
}

/** By their names in the JSON; a name says the unit of money: totalRupees, amountPaise. */
type Columns<Row> = Readonly<Record<string, Column<Row>>>;

const column =
  <V extends Value>(kind: Kind) =>
  <Row>(title: string, of: (row: Row) => V | null | undefined): Column<Row> => ({ title, kind, of });

/** Words, which wrap where the table is too wide. */
export const text = column<string>('text');
/** Numbers of orders, e-mails, addresses of pages: never wrapped. */
export const id = column<string>('id');
/** ISO 8601 in UTC; a person reads India's time. */
export const time = column<string>('time');
export const count = column<number>('count');
export const rupees = column<number>('rupees');
export const paise = column<number>('paise');

/** An object: in a table, its JSON. */
export const fields = column<object>('fields');

/** Many things of one kind: a table, or a JSON array. */
export function rows<Row>(list: readonly Row[], columns: Columns<NoInfer<Row>>): Data {
  return {
    json: list.map((row) => toJson(row, columns)),
    lines: (width) => {
      if (list.length === 0) return ['There are none.'];
      const table = Object.values(columns).map(({ title, kind, of }) => ({
        title,
        isNumber: ['count', 'rupees', 'paise'].includes(kind),
        isWrapped: isWrapped(kind),
        cells: list.map((row) => write(kind, of(row))),
      }));
      return formatTable(table, width);
    },
  };
}

/** One thing: a line for each value it has, or a JSON object. */
export function facts<Row>(about: Row, columns: Columns<NoInfer<Row>>): Data {
  return {
    json: toJson(about, columns),
    lines: (width) => {
      const all = Object.values(columns);
      return formatFacts(
        all.map(({ title, kind, of }) => ({ title, isWrapped: isWrapped(kind), value: write(kind, of(about)) })),
        width,
      );
    },
  };
}

/** Facts, and below them tables; in the JSON these are arrays of the same object. */
export function group(head: Data, parts: Readonly<Record<string, Data>>): Data {
  const withRows = Object.entries(parts);
  const filled = withRows.map(([, part]) => part).filter(({ json }) => !Array.isArray(json) || json.length > 0);
  return {
    json: { ...(head.json as object), ...Object.fromEntries(withRows.map(([name, { json }]) => [name, json])) },
    lines: (width) =>
      [head, ...filled]
        .map((part) => part.lines(width))
        .filter((lines) => lines.length > 0)
        .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])),
  };
}

/** A whole text, such as that of a page, which is printed as it is. */
export const asWritten = (json: unknown, written: string): Data => ({ json, lines: () => [written] });

const toJson = <Row>(row: Row, columns: Columns<Row>) =>
  Object.fromEntries(Object.entries(columns).map(([name, { of }]) => [name, of(row) ?? null]));

const isWrapped = (kind: Kind): boolean => kind === 'text' || kind === 'fields';

const whole = new Intl.NumberFormat(locale);
const withPaise = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const formatRupees = (amount: number) =>
  `${amount < 0 ? '-' : ''}₹${(Number.isInteger(amount) ? whole : withPaise).format(Math.abs(amount))}`;

function write(kind: Kind, value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  if (kind === 'time') return formatDateTime(String(value));
  if (kind === 'rupees') return formatRupees(Number(value));
  if (kind === 'paise') return formatRupees(Number(value) / 100);
  if (kind === 'count') return whole.format(Number(value));
  return String(value);
}
