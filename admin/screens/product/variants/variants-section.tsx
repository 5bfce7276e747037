// The sizes of each colour: whether it is offered, its SKU, and its first count. One colour is open
// at a time.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { type Size, sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { headings, variants as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Section } from '../../../components/page/section.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import { CountOfAll } from './count-of-all.tsx';
import { Disc } from './color-row.tsx';
import { fieldId, type SectionProps } from '../section-props.ts';
import { OwnSizesField } from './own-sizes-field.tsx';
import { SizeChartField } from './size-chart-field.tsx';
import { SkuDialog } from './sku-dialog.tsx';
import { offeredSizes, swatchIn, variantOf, withVariants } from './variant-texts.ts';
import { SizeTable } from './size-table.tsx';

export function VariantsSection(props: SectionProps) {
  const { text, saved, isReadOnly, onType } = props;
  const [isFilling, setIsFilling] = useState(false);
  const hasColors = text.colors.length > 0;
  const isCounted =
    saved.counts.some(({ stock }) => stock !== null) ||
    text.variants.some(({ firstCount }) => firstCount.trim() !== '');
  const isOfferedInAll = (size: Size) => text.colors.every(({ title }) => variantOf(text, title, size).isOffered);
  const offerInAll = (size: Size, isOffered: boolean) =>
    onType(
      withVariants(
        text,
        text.colors.map(({ title }) => ({ ...variantOf(text, title, size), isOffered })),
      ),
    );
  return (
    <Section
      heading={headings.variants}
      actions={hasColors && !isReadOnly && <Button onPress={() => setIsFilling(true)}>{texts.fill}</Button>}
    >
      <OwnSizesField {...props} />
      <SizeChartField {...props} />
      <div id={fieldId('variants')} tabIndex={-1} className="outline-none">
        {hasColors ? (
          <>
            <CountOfAll {...props} />
            {text.colors.length > 1 && (
              <fieldset className="border-b border-line p-4" disabled={isReadOnly}>
                <legend className="field-label float-left w-full">{texts.sizesOfAll}</legend>
                <div className="clear-both flex flex-wrap gap-2">
                  {sizesOf(text).map((size) => (
                    <label key={size} className="choice px-3">
                      <input
                        type="checkbox"
                        className="sr-only"
                        checked={isOfferedInAll(size)}
                        onChange={({ target }) => offerInAll(size, target.checked)}
                      />
                      {size}
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <div className="ruled">
              {text.colors.map(({ title, css }, index) => (
                // The browser closes the previously open one: they share one name.
                <details key={title} className="group" name="sizes" open={index === 0 && text.colors.length === 1}>
                  <summary className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2 hover:bg-sunk">
                    <Disc css={swatchIn({ title, css }, text, saved.photos).css} />
                    <span className="font-semibold">{colorName(title)}</span>
                    <span className="ml-auto text-right text-sm text-ink-soft">
                      {formatSizes(sizesOf(text), offeredSizes(text, title))}
                    </span>
                    <Icon of={ChevronDown} className="size-5 text-ink-soft group-open:rotate-180" />
                  </summary>
                  <SizeTable {...props} color={title} />
                </details>
              ))}
            </div>
            {isCounted && (
              <div className="border-t border-line p-4">
                <SwitchField
                  label={texts.oversell}
                  hint={texts.oversellHint}
                  checked={text.allowsOversell}
                  disabled={isReadOnly}
                  onChange={({ target }) => onType({ allowsOversell: target.checked })}
                />
              </div>
            )}
          </>
        ) : (
          <p className="p-4 text-sm text-ink-soft">{texts.none}</p>
        )}
      </div>
      {isFilling && <SkuDialog text={text} onType={onType} onClose={() => setIsFilling(false)} />}
    </Section>
  );
}

/** `S to XL`, if no size between them is missing. */
function formatSizes(sizes: readonly Size[], offered: readonly Size[]): string {
  const [first, last] = [offered.at(0), offered.at(-1)];
  if (!first || !last) return texts.noSize;
  const isWhole = sizes.indexOf(last) - sizes.indexOf(first) === offered.length - 1;
  return isWhole && offered.length > 2 ? texts.range(first, last) : offered.join(' · ');
}
