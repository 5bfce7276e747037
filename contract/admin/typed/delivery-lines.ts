// Takes a delivery apart: a CSV file of SKUs and pieces, typed lines, or what a barcode scanner types.
import { maxPieces } from '../schemas/selling/stock.ts';
import { linesOf } from './awb-lines.ts';

interface DeliveryLine {
  /** As a spreadsheet counts. */
  readonly row: number;
  readonly sku: string;
  /** As typed; undefined: a scan, which is one piece. */
  readonly typed: string | undefined;
}

const isSku = (heading: string) => /^(variant )?sku$/i.test(heading);
const isPieces = (heading: string) => /^(pieces|pcs|quantity|qty)\b/i.test(heading);

/** Lines with any text. The columns are found by their headings; without them, SKU and pieces. */
export function deliveryLinesOf(text: string): DeliveryLine[] {
  let columns: { readonly sku: number; readonly pieces: number } | undefined;
  return linesOf(text).flatMap((cells, index) => {
    const skuAt = cells.findIndex(isSku);
    // A file that follows scans has its headings in the middle of the list.
    if (skuAt !== -1 && cells.length > 1) columns = { sku: skuAt, pieces: cells.findIndex(isPieces) };
    if (skuAt !== -1 || !cells.some(Boolean)) return [];
    const [sku, typed] = columns ? [cells[columns.sku], cells[columns.pieces] ?? ''] : cells;
    return [{ row: index + 1, sku: sku ?? '', typed }];
  });
}

/** Undefined: no number of pieces. */
export function piecesOf({ typed = '1' }: Pick<DeliveryLine, 'typed'>): number | undefined {
  const pieces = /^\d{1,6}(\.0*)?$/.test(typed) ? Number(typed) : 0;
  return pieces >= 1 && pieces <= maxPieces ? pieces : undefined;
}
