// Asks for the values of a bulk change.
import * as z from 'zod/mini';
import type { BulkChange, ListedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { bulk, dialogs as texts } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { priceMovedBy } from '@taana-baana/contract/pricing/list-price.ts';
import { integerBetween } from '@taana-baana/contract/schemas/choices.ts';
import { fieldsOf, useShopForm } from '../../../design/form/use-shop-form.ts';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { readIndianTime } from '../../components/indian-time.ts';
import { adminApi } from '../../store/admin-api.ts';
import { nameOf } from './product-marks.tsx';

export type Asked = 'price' | 'sale' | 'category' | 'brand' | 'add tag' | 'remove tag' | 'delete';

interface DialogProps {
  products: readonly ListedProduct[];
  isPending: boolean;
  onChange: (change: BulkChange) => Promise<void>;
  onClose: () => void;
}

export function BulkDialog({ what, ...dialog }: DialogProps & { what: Asked }) {
  switch (what) {
    case 'price':
      return <PriceDialog {...dialog} />;
    case 'sale':
      return <SaleDialog {...dialog} />;
    case 'delete':
      return <DeleteDialog {...dialog} />;
    default:
      return <NameDialog what={what} {...dialog} />;
  }
}

const Price = z.object({
  percent: integerBetween(-90, 200, texts.percentRule).check(z.refine((percent) => percent !== 0, texts.percentRule)),
});

function PriceDialog({ products, onChange, onClose }: DialogProps) {
  const form = useShopForm(Price, { percent: '' });
  const field = fieldsOf(form);
  const typed = Price.safeParse({ percent: form.watch('percent') });
  const [sample] = products.filter(({ price }) => price !== null);
  const before = sample ? (sample.regularPrice ?? sample.price ?? 0) : 0;
  return (
    <FormDialog
      title={texts.of(bulk.price, products.length)}
      form={form}
      submit={texts.savePrice}
      onSend={({ percent }) => onChange({ kind: 'price', percent })}
      onClose={onClose}
    >
      <NumberField label={texts.percent} hint={texts.percentHint} inputMode="text" {...field('percent')} />
      {sample && typed.success && (
        <p className="text-sm">
          {texts.example(nameOf(sample), formatRupees(before), formatRupees(priceMovedBy(typed.data.percent, before)))}
        </p>
      )}
    </FormDialog>
  );
}

const Sale = z
  .object({ percentOff: integerBetween(1, 90, texts.percentOffRule), from: z.string(), until: z.string() })
  .check(
    z.refine(({ from, until }) => !from || !until || from < until, {
      error: texts.untilBeforeFrom,
      path: ['until'],
    }),
  );

function SaleDialog({ products, onChange, onClose }: DialogProps) {
  const form = useShopForm(Sale, { percentOff: '', from: '', until: '' });
  const field = fieldsOf(form);
  const save = ({ percentOff, from, until }: z.output<typeof Sale>) =>
    onChange({ kind: 'sale', percentOff, from: readIndianTime(from), until: readIndianTime(until) });
  return (
    <FormDialog
      title={texts.of(bulk.sale, products.length)}
      form={form}
      submit={texts.saveSale}
      onSend={save}
      onClose={onClose}
    >
      <NumberField label={texts.percentOff} {...field('percentOff')} />
      <TextField type="datetime-local" label={texts.from} hint={texts.fromHint} {...field('from')} />
      <TextField type="datetime-local" label={texts.until} hint={texts.untilHint} {...field('until')} />
    </FormDialog>
  );
}

type Named = Extract<Asked, 'category' | 'brand' | 'add tag' | 'remove tag'>;

const named = {
  category: { heading: bulk.category, label: texts.category, max: productLengths.category },
  brand: { heading: bulk.brand, label: texts.brand, max: productLengths.brand },
  'add tag': { heading: bulk.addTag, label: texts.tag, max: productLengths.tag },
  'remove tag': { heading: bulk.removeTag, label: texts.tag, max: productLengths.tag },
} as const;

const Name = z.object({ name: z.string().check(z.trim(), z.minLength(1, texts.missing)) });

function NameDialog({ what, products, onChange, onClose }: DialogProps & { what: Named }) {
  const { heading, label, max } = named[what];
  const { data: choices } = adminApi.useListProductChoicesQuery();
  const known =
    { category: choices?.categories, brand: choices?.brands }[what as 'category' | 'brand'] ?? choices?.tags;
  const form = useShopForm(Name, { name: '' });
  const save = ({ name }: z.output<typeof Name>) =>
    onChange(
      what === 'category'
        ? { kind: what, category: name }
        : what === 'brand'
          ? { kind: what, brand: name }
          : { kind: what, tag: name },
    );
  return (
    <FormDialog
      title={texts.of(heading, products.length)}
      form={form}
      submit={texts.save}
      onSend={save}
      onClose={onClose}
    >
      <ChoiceField
        label={label}
        maxLength={max}
        error={form.formState.errors.name?.message}
        known={known ?? []}
        value={form.watch('name')}
        onChange={(name) => form.setValue('name', name)}
      />
    </FormDialog>
  );
}

const DeleteDialog = ({ products, isPending, onChange, onClose }: DialogProps) => (
  <ConfirmDialog
    title={texts.deleteHeading(products.length)}
    text={texts.deleteText}
    confirm={texts.delete}
    isOpen
    isPending={isPending}
    onConfirm={() => onChange({ kind: 'delete' })}
    onClose={onClose}
  />
);
