// One number of pieces for every size of every colour that is not counted yet.
import { variants as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { NumberField } from '../../../components/fields/number-field.tsx';
import type { SectionProps } from '../section-props.ts';
import { variantOf, withVariants } from './variant-texts.ts';

export function CountOfAll({ text, saved, isReadOnly, onType }: SectionProps) {
  const isCounted = (color: string, size: string) =>
    saved.counts.some((count) => count.color === color && count.size === size && count.stock !== null);
  const open = text.colors.flatMap(({ title }) =>
    sizesOf(text).flatMap((size) => {
      const variant = variantOf(text, title, size);
      return variant.isOffered && !isCounted(title, size) ? [variant] : [];
    }),
  );
  const [first] = open;
  if (!first) return null;
  const isSame = open.every(({ firstCount }) => firstCount === first.firstCount);
  return (
    <div className="border-b border-line p-4">
      <NumberField
        label={texts.countOfAll}
        hint={isSame ? texts.countOfAllHint : texts.countsDiffer}
        value={isSame ? first.firstCount : ''}
        readOnly={isReadOnly}
        onChange={({ target }) =>
          onType(
            withVariants(
              text,
              open.map((variant) => ({ ...variant, firstCount: target.value })),
            ),
          )
        }
      />
    </div>
  );
}
