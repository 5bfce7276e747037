// The sizes of one colour.
import { productStockPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { type Size, sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { variants as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { Link } from '../../../components/link.tsx';
import type { VariantText } from '../product-text.ts';
import type { SectionProps } from '../section-props.ts';
import { variantOf, withVariants } from './variant-texts.ts';

export function SizeTable({ text, saved, isReadOnly, onType, errors, color }: SectionProps & { color: string }) {
  const change = (size: Size, changes: Partial<VariantText>) =>
    onType(withVariants(text, [{ ...variantOf(text, color, size), ...changes }]));
  const errorOf = (size: Size, field: 'sku' | 'firstCount') => {
    const index = text.variants.findIndex((variant) => variant.color === color && variant.size === size);
    return errors[`variants.${index}.${field}`];
  };
  const isCounted = saved.counts.some(({ stock }) => stock !== null);
  return (
    <div className="px-4 pb-4">
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th className="table-head px-0">{texts.size}</th>
            <th className="table-head px-2">{texts.sku}</th>
            <th className="table-head w-22 px-0">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {sizesOf(text).map((size) => {
            const variant = variantOf(text, color, size);
            const piece = texts.piece(color, size);
            const counted = saved.counts.find((count) => count.color === color && count.size === size)?.stock ?? null;
            const errorTexts = [errorOf(size, 'sku'), errorOf(size, 'firstCount')].filter(Boolean);
            return (
              <tr key={size} className={variant.isOffered ? '' : 'text-ink-soft'}>
                <th scope="row" className="w-22 py-0.5 text-left font-semibold wrap-break-word">
                  <label className="flex items-center">
                    <span className="choice-box -ml-3">
                      <input
                        type="checkbox"
                        aria-label={texts.offeredOf(piece)}
                        checked={variant.isOffered}
                        disabled={isReadOnly}
                        onChange={({ target }) => change(size, { isOffered: target.checked })}
                      />
                    </span>
                    {size}
                  </label>
                </th>
                <td className="px-2 py-0.5">
                  <input
                    type="text"
                    aria-label={texts.skuOf(piece)}
                    aria-invalid={errorOf(size, 'sku') !== undefined}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    maxLength={productLengths.sku}
                    value={variant.sku}
                    readOnly={isReadOnly || !variant.isOffered}
                    onChange={({ target }) => change(size, { sku: target.value })}
                    className="field"
                  />
                  {errorTexts.map((error) => (
                    <p key={error} role="alert" className="text-sm font-medium text-madder">
                      {error}
                    </p>
                  ))}
                </td>
                <td className="py-0.5 text-right">
                  {counted === null ? (
                    <input
                      type="text"
                      inputMode="numeric"
                      aria-label={texts.countOf(piece)}
                      aria-invalid={errorOf(size, 'firstCount') !== undefined}
                      autoComplete="off"
                      value={variant.firstCount}
                      readOnly={isReadOnly || !variant.isOffered}
                      onChange={({ target }) => change(size, { firstCount: target.value })}
                      className="field tabular text-right"
                    />
                  ) : (
                    <span className="tabular whitespace-nowrap">{texts.pieces(counted)}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-soft">{texts.countHint}</p>
      {isCounted && (
        <Link to={productStockPath(saved.id)} className="text-link inline-flex min-h-(--control) items-center text-sm">
          {texts.toStock}
        </Link>
      )}
    </div>
  );
}
