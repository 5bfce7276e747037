// Gives pieces of an order another colour or size, with Undo; or takes one out of it.
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { OrderLine, OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { StockOfProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { changePiece as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { ProductColor } from '@taana-baana/contract/schemas/catalog/product.ts';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { ChoiceRow } from '../../components/fields/choice-row.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { ordersApi } from '../../store/selling/orders.api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';

interface ChangePieceDialogProps {
  number: string;
  line: OrderLine;
  /** Undefined: no money of it can go back by this member. */
  onTake: (() => void) | undefined;
  onClose: () => void;
}

export const openPiecesOf = ({ quantity, refunded, refundedByValue = 0 }: OrderLine): number =>
  quantity - refunded - refundedByValue;

interface Look {
  readonly color: string;
  readonly size: string;
}

export function ChangePieceDialog({ number, line, onTake, onClose }: ChangePieceDialogProps) {
  const open = openPiecesOf(line);
  const start = { color: line.colorId ?? '', size: line.size };
  const schema = useMemo(
    () =>
      z.object({ color: z.string(), size: z.string(), quantity: z.string() }).check(
        z.refine(({ color, size }) => color !== line.colorId || size !== line.size, {
          error: texts.sameAsBefore,
          path: ['size'],
        }),
      ),
    [line.colorId, line.size],
  );
  const form = useKeptForm(`piece ${number} ${line.id}`, schema, { ...start, quantity: String(open) });
  const query = adminApi.useGetStockQuery({ params: { product: line.productId } }, { refetchOnMountOrArgChange: true });
  const [change] = ordersApi.useChangePieceMutation();
  const params = { number };

  const send = (of: OrderLine, look: Look, quantity: number) =>
    change({ params, body: { line: of.id, ...look, quantity, of: openPiecesOf(of) } });
  function onDone(page: OrderPage, { quantity, ...look }: Look & { quantity: string }) {
    const now = page.lines.find(
      (one) => one.productId === line.productId && one.colorId === look.color && one.size === look.size,
    );
    if (!now) return;
    const undo = () => tell(send(now, start, Number(quantity)), texts.undone(named(line)));
    showToast(texts.done(named(now)), { onUndo: undo });
  }
  const chosen = form.watch();
  const choose = (name: 'color' | 'size', value: string) => {
    form.setValue(name, value);
    if (form.formState.isSubmitted) void form.trigger('size');
  };
  return (
    <FormDialog
      title={texts.heading(line.title)}
      form={form}
      submit={texts.submit}
      onSend={({ quantity, ...look }) => send(line, look, Number(quantity))}
      onDone={onDone}
      onClose={onClose}
      after={
        onTake && (
          <Button onPress={onTake} className="w-full">
            {texts.take}
          </Button>
        )
      }
    >
      <QueryState query={query}>
        {(stock) => (
          <>
            <ChoiceRow
              label={texts.color}
              choices={stock.colors.map(({ id }) => id)}
              labels={Object.fromEntries(
                stock.colors.map(({ id, title, swatch }) => [id, <Dot key={id} title={title} swatch={swatch} />]),
              )}
              chosen={chosen.color}
              onChoose={(color) => choose('color', color)}
            />
            <Sizes
              stock={stock}
              {...chosen}
              error={form.formState.errors.size?.message}
              onChoose={(size) => choose('size', size)}
            />
          </>
        )}
      </QueryState>
      {open > 1 && (
        <SelectField
          label={texts.pieces}
          options={Array.from({ length: open }, (_, index) => ({
            value: String(index + 1),
            label: texts.piecesOf(index + 1, open),
          }))}
          {...fieldsOf(form)('quantity')}
        />
      )}
      <p className="text-sm text-pretty text-ink-soft">{texts.mail}</p>
    </FormDialog>
  );
}

const named = ({ size, color }: OrderLine): string => `${size} · ${colorName(color)}`;

function Dot({ title, swatch }: { title: string; swatch: ProductColor | undefined }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="size-5 shrink-0 rounded-full border border-line-strong forced-color-adjust-none"
        // CSS ignores an unknown colour.
        style={{ backgroundColor: swatch?.cloth ?? title.replace(/\s+/g, '') }}
      />
      {colorName(title)}
    </span>
  );
}

interface SizesProps extends Look {
  stock: StockOfProduct;
  error: string | undefined;
  onChoose: (size: string) => void;
}

/** Of the chosen colour, with what is left of each. */
function Sizes({ stock, color, size, error, onChoose }: SizesProps) {
  const sizes = stock.variants.filter((variant) => variant.color === color && variant.isOffered !== false);
  const left = (one: (typeof sizes)[number]) => (one.stock === null ? null : Math.max(0, one.stock - one.reserved));
  const isOut = (one: (typeof sizes)[number]) => left(one) === 0 && !stock.allowsOversell;
  return (
    <ChoiceRow
      label={texts.size}
      choices={sizes.map((one) => one.size)}
      labels={Object.fromEntries(
        sizes.map((one) => [
          one.size,
          <span key={one.size} className={`flex flex-wrap items-baseline gap-x-2 ${isOut(one) ? 'text-ink-soft' : ''}`}>
            {one.size}
            {left(one) !== null && (
              <span className="text-sm font-normal">{isOut(one) ? texts.soldOut : texts.left(left(one) ?? 0)}</span>
            )}
          </span>,
        ]),
      )}
      closed={sizes.filter(isOut).map((one) => one.size)}
      chosen={size}
      error={error}
      onChoose={onChoose}
    />
  );
}
