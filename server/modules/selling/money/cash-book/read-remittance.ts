// Reads a courier's file of what it paid: which column is what, and the rows, each right or refused.
import { Readable } from 'node:stream';
import { isAwbHeading } from '@taana-baana/contract/admin/typed/awb-lines.ts';
import {
  type Remittance,
  type RemittanceColumns,
  type RemittanceField,
  remittanceFields,
} from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import { rejections } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import * as messages from '@taana-baana/contract/admin/texts/selling/money/cash-messages.ts';
import { exactCode, exactText } from '@taana-baana/contract/typed/exact-text.ts';
import { readPaise } from '@taana-baana/contract/typed/typed-amount.ts';
import { readTypedDay } from '@taana-baana/contract/typed/typed-day.ts';
import { unguard } from '../../../../integrations/csv.ts';
import { ImportRejected, readCsv } from '../../../../integrations/read-csv.ts';

export interface PaidRow {
  readonly row: number;
  /** '': the file has none. */
  readonly awb: string;
  readonly order: string;
  readonly paise: number;
  readonly freightPaise: number;
  readonly reference: string;
  readonly day: string | null;
}

export interface ReadRemittance extends Pick<Remittance, 'headings' | 'columns' | 'isMapped'> {
  readonly rows: readonly PaidRow[];
  readonly problems: readonly Remittance['problems']['listed'][number][];
}

/** The first pattern that a heading matches names the column. */
const guesses: Readonly<Record<RemittanceField, readonly ((heading: string) => boolean)[]>> = {
  awb: [isAwbHeading, (heading) => /\b(awb|way ?bill)\b/i.test(heading)],
  order: [(heading) => /\border\b/i.test(heading) && !/\b(date|status|amount|value|type)\b/i.test(heading)],
  amount: [
    /remitt\w* amount|amount remitted|net (amount|paid)/i,
    /^(?!.*\b(date|on|id|ref\w*|no|number)\b).*\b(remitted|settled|settlement|amount paid|paid amount)\b/i,
    /\bcod\b.*(amount|value)|collected/i,
    /\bamount\b/i,
  ].map((pattern) => (heading) => pattern.test(heading)),
  freight: [(heading) => /freight|deduct|adjusted/i.test(heading)],
  reference: [/\butr\b/i, /\b(crf|transaction|txn|reference)\b/i].map((pattern) => (heading) => pattern.test(heading)),
  day: [/(remitt|paid|payment|transfer)\w* (date|on)/i, /\bdate\b/i].map(
    (pattern) => (heading) => pattern.test(heading),
  ),
};

/** `chosen`: for the file, or for the courier before. Throws an ImportRejected if the file cannot be read at all. */
export async function readRemittance(csv: string, chosen: RemittanceColumns | undefined): Promise<ReadRemittance> {
  const rows: PaidRow[] = [];
  const problems: ReadRemittance['problems'][number][] = [];
  let count = 0;
  const { headings, columns, isMapped } = await readCsv(
    Readable.from([Buffer.from(csv)]),
    (cells) => readHeader(cells, chosen),
    ({ row, cells }, header) => {
      count += 1;
      if (!header.isMapped) return;
      const read = readRow((field) => unguard((cells[header.places[field]] ?? '').trim()));
      if (typeof read === 'string') problems.push({ row, message: read });
      // Nothing was paid for it: a file may list parcels that were paid online.
      else if (read.paise > 0) rows.push({ row, ...read });
    },
  );
  if (count === 0) throw new ImportRejected(messages.noRows);
  return { headings, columns, isMapped, rows, problems };
}

function readHeader(cells: readonly string[], chosen: RemittanceColumns | undefined) {
  const headings = cells.map((text) => exactText(text)).filter(Boolean);
  if (cells.length === 1 && /[;\t]/.test(cells.join())) throw new ImportRejected(rejections.delimiter);
  const twice = headings.find((heading, place) => headings.indexOf(heading) !== place);
  if (twice !== undefined) throw new ImportRejected(messages.headingTwice(twice));
  const isChosenHere =
    chosen !== undefined && remittanceFields.every((field) => ['', ...headings].includes(chosen[field]));
  const columns = isChosenHere ? chosen : guess(headings);
  const places = Object.fromEntries(
    remittanceFields.map((field) => [
      field,
      columns[field] === '' ? -1 : cells.findIndex((text) => exactText(text) === columns[field]),
    ]),
  ) as Record<RemittanceField, number>;
  const isMapped = columns.amount !== '' && (columns.awb !== '' || columns.order !== '');
  return { headings, columns, isMapped, places };
}

/** A heading is of one column at most. */
function guess(headings: readonly string[]): RemittanceColumns {
  const columns = {} as Record<RemittanceField, string>;
  for (const field of remittanceFields) {
    const free = headings.filter((heading) => !Object.values(columns).includes(heading));
    columns[field] = guesses[field].map((isIt) => free.find(isIt)).find((found) => found !== undefined) ?? '';
  }
  return columns;
}

/** Or why the row is refused. */
function readRow(cell: (field: RemittanceField) => string): Omit<PaidRow, 'row'> | string {
  // `="0012345"` keeps a spreadsheet from shortening a number.
  const code = (field: 'awb' | 'order') => exactCode(cell(field).replace(/^=?"(.*)"$/, '$1'));
  const [awb, order] = [code('awb'), code('order')];
  if (awb === '' && order === '') return messages.problems.noCode;
  if (/^\d+(\.\d+)?E\+\d+$/.test(awb)) return messages.problems.shortened(awb);
  const paise = readPaise(cell('amount'));
  if (paise === undefined) return messages.problems.amount(cell('amount'));
  // Some write what they keep below 0.
  const freightPaise = readPaise(cell('freight').replace(/^[-−]/, '') || '0');
  if (freightPaise === undefined) return messages.problems.freight(cell('freight'));
  if (freightPaise > paise) return messages.problems.freightBeyond;
  const day = readTypedDay(cell('day')) ?? null;
  if (day === null && cell('day') !== '') return messages.problems.day(cell('day'));
  return { awb, order, paise, freightPaise, reference: exactText(cell('reference')) || (day ?? ''), day };
}
