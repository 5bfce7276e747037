// The form of the grid: the numbers by colour and size, and how they are sent.
import * as z from 'zod/mini';
import {
  type StockOfProduct,
  type StockVariant,
  stockLengths,
} from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { exactText } from '@taana-baana/contract/typed/exact-text.ts';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import type { AdminError } from '../../store/send.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

export type GridTab = 'count' | 'receive';

/** The name of a cell's field. Dots, brackets and quotes part names of fields. */
export const cellOf = ({ color, size }: Pick<StockVariant, 'color' | 'size'>): string =>
  `${color} ${size}`.replace(/[.[\]"'|]/g, '_');

const gridOf = (rule: RegExp, message: string) =>
  z.object({
    cells: z.record(
      z.string(),
      z.object({
        typed: z.string().check(z.overwrite(exactText), z.regex(rule, message)),
        /** The stock when the number was typed. */
        seen: z.nullable(z.number()),
      }),
    ),
    note: z.string().check(z.trim(), z.minLength(1, texts.reasonMissing), z.maxLength(stockLengths.note)),
  });
const grids = {
  count: gridOf(/^\d{0,5}$/, texts.countRule),
  receive: gridOf(/^(0*[1-9]\d{0,4})?$/, texts.receivedRule),
};

type Grid = z.output<(typeof grids)['count']>;

export function useGridForm(stock: StockOfProduct, tab: GridTab, onReload: () => Promise<StockOfProduct | undefined>) {
  const empty = Object.fromEntries(stock.variants.map((variant) => [cellOf(variant), { typed: '', seen: null }]));
  const form = useKeptForm(`${tab} grid ${stock.id}`, grids[tab], { cells: empty, note: texts.usualReason });
  const [correct] = adminApi.useCorrectStockMutation();
  const [receive] = adminApi.useReceiveStockMutation();
  const params = { product: stock.id };

  async function send({ cells, note }: Grid) {
    const typed = stock.variants.flatMap(({ color, size }) => {
      const name = cellOf({ color, size });
      const cell = cells[name];
      return cell && cell.typed !== '' ? [{ name, color, size, number: Number(cell.typed), seen: cell.seen }] : [];
    });
    if (typed.length === 0) return { error: { message: texts.nothingTyped } };
    const counts = typed.map(({ color, size, number, seen }) => ({ color, size, from: seen, to: number }));
    const lines = typed.map(({ color, size, number }) => ({ color, size, quantity: number }));
    const { error } = await (tab === 'count'
      ? correct({ params, body: { counts, note } })
      : receive({ params, body: { lines, key: form.sendKey() } }));
    if (error) return { error: await toCells(error as AdminError, typed) };
    form.reset({ cells: empty, note: texts.usualReason });
    if (tab === 'receive') showToast(texts.receivedToast(lines.reduce((sum, { quantity }) => sum + quantity, 0)));
    else showToast(texts.countedToast(counts.length), { onUndo: () => undo(counts) });
    return undefined;
  }

  const undo = (counts: { color: string; size: string; from: number | null; to: number }[]) =>
    tell(
      correct({
        params,
        body: { counts: counts.map((count) => ({ ...count, from: count.to, to: count.from })), note: texts.undone },
      }),
      texts.countedToast(counts.length),
    );

  /** Errors at their cells. Who saves again has seen the new count there. */
  async function toCells(error: AdminError, typed: readonly { name: string; color: string; size: string }[]) {
    const refused = Object.entries(error.fields ?? {}).flatMap(([path, message]) => {
      const cell = typed[Number(path.split('.')[1])];
      return cell ? [{ cell, message }] : [];
    });
    const now = refused.length > 0 ? await onReload() : undefined;
    for (const { cell } of refused) {
      const found = now?.variants.find(({ color, size }) => color === cell.color && size === cell.size);
      if (found) form.setValue(`cells.${cell.name}.seen`, found.stock);
    }
    const fields = refused.map(({ cell, message }) => [`cells.${cell.name}.typed`, message]);
    return { ...error, fields: Object.fromEntries(fields) };
  }

  return { form, send };
}
