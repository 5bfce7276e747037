// Receives a list of SKUs: what it would add, each line that cannot be received, and, as a whole, the
// delivery.
import { createHash } from 'node:crypto';
import { deliveryLinesOf, piecesOf } from '@taana-baana/contract/admin/typed/delivery-lines.ts';
import { type DeliveryCheck, maxDeliveryLines, maxPieces } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock-messages.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { Database } from '../../../../database/tables.ts';
import type { ChangeDeps, Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import type { Actor } from '../../../shop/audit-log/audit-log.service.ts';
import { type Arrival, receiveLines } from './stock.service.ts';
import * as stock from './stock.repository.ts';

type Piece = Awaited<ReturnType<typeof stock.listPiecesBySku>>[number];

interface List {
  readonly lines: (Arrival & { readonly piece: Piece; readonly stock: number })[];
  readonly refused: DeliveryCheck['refused'];
  /** The same for the same list. */
  readonly key: string;
}

/** Changes nothing. */
export async function checkDelivery({ db }: Pick<Deps, 'db'>, text: string): Promise<DeliveryCheck> {
  const { lines, refused, key } = await readList(db, text);
  return {
    lines: lines.map(({ piece, product, size, stock: now, quantity }) => {
      return { product, title: piece.title, color: piece.color, size, stock: now, quantity };
    }),
    refused,
    before: (await stock.findReceipt(db, key)) ?? null,
  };
}

interface Receipt {
  readonly text: string;
  readonly key: string;
  readonly isAgain: boolean;
}

/** All lines, or none. Resolves to the pieces. */
export async function receiveDelivery(
  deps: ChangeDeps,
  actor: Actor,
  { text, key, isAgain }: Receipt,
): Promise<number> {
  const list = await readList(deps.db, text);
  const [first] = list.refused;
  if (first) {
    const reason = texts.delivery.row(first.row, first.message);
    throw new AppError('conflict', texts.delivery.refused(list.refused.length, reason));
  }
  if (list.lines.length === 0) throw new AppError('invalid', texts.delivery.empty);
  if (!isAgain && (await stock.findReceipt(deps.db, list.key)))
    throw new AppError('conflict', texts.delivery.receivedBefore);
  await receiveLines(deps, actor, { lines: list.lines, key: isAgain ? key : list.key });
  return list.lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function readList(db: Database, text: string): Promise<List> {
  const typed = deliveryLinesOf(text);
  if (typed.length > maxDeliveryLines) throw new AppError('invalid', texts.delivery.tooLong(maxDeliveryLines));
  const cases = typed.flatMap(({ sku }) => [sku, sku.toUpperCase(), sku.toLowerCase()]);
  const bySku = new Map((await stock.listPiecesBySku(db, [...new Set(cases)])).map((piece) => [piece.sku, piece]));
  const lines = new Map<string, List['lines'][number]>();
  const refused: DeliveryCheck['refused'] = [];
  for (const line of typed) {
    const { row, sku } = line;
    const pieces = piecesOf(line);
    const piece = bySku.get(sku) ?? bySku.get(sku.toUpperCase()) ?? bySku.get(sku.toLowerCase());
    const sum = (pieces ?? 0) + (lines.get(piece?.id ?? '')?.quantity ?? 0);
    const message = whyNot(line, piece, pieces, sum);
    if (message !== undefined) refused.push({ row, message });
    else if (piece) {
      const { id, product_id: product, color_id: color, size } = piece;
      lines.set(id, { product, color, size, piece, stock: piece.stock ?? 0, quantity: sum });
    }
  }
  const content = JSON.stringify(typed.map((line) => [line.sku, piecesOf(line)]));
  const key = `list ${createHash('sha256').update(content).digest('base64url')}`;
  return { lines: [...lines.values()], refused, key };
}

function whyNot(
  { sku, typed }: { readonly sku: string; readonly typed: string | undefined },
  piece: Piece | undefined,
  pieces: number | undefined,
  sum: number,
): string | undefined {
  if (sku === '') return texts.delivery.noSku;
  if (!piece) return texts.delivery.unknownSku(sku);
  if (piece.stock === null) return texts.madeToOrder(`${piece.title}, ${colorName(piece.color)}, ${piece.size}`);
  if (pieces === undefined) return texts.delivery.pieces(typed ?? '');
  return piece.stock + sum > maxPieces ? texts.tooMany(maxPieces) : undefined;
}
