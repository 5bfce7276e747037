// The colours and sizes of a product with a number field each: what is counted, or what has arrived.
// All of it is saved at once.
import type { StockOfProduct, StockVariant } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { useState } from 'react';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { SubmitButton } from '../../components/fields/form.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { CountDialog } from './count-dialog.tsx';
import { GridCell } from './grid-cell.tsx';
import { cellOf, type GridTab, useGridForm } from './use-grid-form.ts';

interface StockGridProps {
  stock: StockOfProduct;
  tab: GridTab;
  /** Reads the stock again. */
  onReload: () => Promise<StockOfProduct | undefined>;
}

export function StockGrid({ stock, tab, onReload }: StockGridProps) {
  const { form, send } = useGridForm(stock, tab, onReload);
  const field = fieldsOf(form);
  const [opened, setOpened] = useState<StockVariant>();
  const cells = form.watch('cells');
  const isOpen = (variant: StockVariant) => tab === 'count' || variant.stock !== null;
  const offered = stock.variants.filter((variant) => isOpen(variant) && variant.isOffered !== false);
  const typed = offered.map((variant) => cells[cellOf(variant)]?.typed ?? '');
  const numbers = stock.variants.flatMap((variant) => {
    const text = cells[cellOf(variant)]?.typed.trim() ?? '';
    return text === '' ? [] : Number(text);
  });
  const sum = numbers.reduce((all, number) => all + (Number.isFinite(number) ? number : 0), 0);
  const colorOf = (id: string) => colorName(stock.colors.find((color) => color.id === id)?.title ?? id);
  const pieceOf = ({ color, size }: StockVariant) => `${colorOf(color)}, ${size}`;

  function fillAll(text: string): void {
    for (const variant of offered) {
      const seen = text === '' ? null : variant.stock;
      form.setValue(`cells.${cellOf(variant)}`, { typed: text, seen }, { shouldDirty: true });
    }
    form.clearErrors();
  }

  return (
    <>
      <SchemaForm
        form={form}
        onSend={send}
        submit={
          <div className="save-bar">
            <SubmitButton isPending={form.formState.isSubmitting}>
              {tab === 'count' ? texts.saveCounts(numbers.length) : texts.addTyped(sum)}
            </SubmitButton>
          </div>
        }
      >
        {offered.length > 1 && (
          <div className="card p-4">
            <NumberField
              label={texts.sameForAll}
              hint={texts.sameForAllHint}
              value={typed.every((text) => text === typed[0]) ? typed[0] : ''}
              onChange={({ target }) => fillAll(target.value)}
            />
          </div>
        )}
        {stock.colors.map(({ id }) => (
          <Section key={id} heading={colorOf(id)}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-3 gap-y-4 p-4">
              {stock.variants
                .filter(({ color }) => color === id)
                .map((variant) => (
                  <GridCell
                    key={variant.size}
                    variant={variant}
                    limit={stock.lowStock}
                    piece={pieceOf(variant)}
                    isOpen={isOpen(variant)}
                    field={field(`cells.${cellOf(variant)}.typed`)}
                    onTyped={(text) =>
                      form.setValue(`cells.${cellOf(variant)}.seen`, text === '' ? null : variant.stock)
                    }
                    onOpen={() => setOpened(variant)}
                  />
                ))}
            </ul>
          </Section>
        ))}
        {tab === 'count' && (
          <div className="card p-4">
            <TextField label={texts.reason} {...field('note')} />
          </div>
        )}
      </SchemaForm>
      {opened && (
        <CountDialog product={stock.id} variant={opened} piece={pieceOf(opened)} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
