// Price, MRP, and a sale with its dates.
import { headings, price as texts } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { percentBelow } from '@taana-baana/contract/pricing/list-price.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { readIndianTime, formatIndianTime } from '../../components/indian-time.ts';
import { Section } from '../../components/page/section.tsx';
import { fieldId, type SectionProps } from './section-props.ts';

type Amount = 'price' | 'mrp' | 'salePrice';
type Time = 'saleFrom' | 'saleUntil';

export function PriceSection({ text, errors, isReadOnly, onType }: SectionProps) {
  const amount = (field: Amount, label: string, hint: string) => (
    <TextField
      id={fieldId(field)}
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      error={errors[field]}
      value={text[field]}
      readOnly={isReadOnly}
      onChange={({ target }) => onType({ [field]: target.value })}
      className="tabular"
    />
  );
  const time = (field: Time, label: string, hint: string) => (
    <TextField
      id={fieldId(field)}
      type="datetime-local"
      label={label}
      hint={hint}
      error={errors[field]}
      // Its own text while a date is incomplete and therefore invalid.
      defaultValue={formatIndianTime(text[field])}
      key={text[field]}
      readOnly={isReadOnly}
      onBlur={({ target }) => onType({ [field]: readIndianTime(target.value) })}
    />
  );
  const hasSale = Boolean(text.salePrice.trim() || text.saleFrom || text.saleUntil);
  const off = percentBelow(Number(text.price), Number(text.salePrice));
  return (
    <Section heading={headings.price}>
      <div className="flex flex-col gap-4 p-4">
        <div className="grid items-start gap-4 xs:grid-cols-2">
          {amount('price', texts.price, texts.priceHint)}
          {amount('mrp', texts.mrp, texts.mrpHint)}
          {amount('salePrice', texts.sale, off > 0 && off < 100 && hasSale ? texts.off(off) : texts.saleHint)}
        </div>
        {hasSale && (
          <div>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {time('saleFrom', texts.from, texts.fromHint)}
              {time('saleUntil', texts.until, texts.untilHint)}
            </div>
            <p className="mt-1 text-sm text-ink-soft">{texts.zone}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
