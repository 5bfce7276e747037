// The sales: days with another exchange period.
import { sale } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { lists } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { ListField } from '../../../components/fields/list-field.tsx';

const texts = {
  empty: lists.noSales,
  add: lists.addSale,
  item: lists.sale,
  remove: ({ name }: { name: string }) => lists.removeSale(name),
};
const blank = { name: '', from: '', to: '', exchangeDays: '' };
const fields = ['name', 'exchangeDays', 'from', 'to'] as const;
const types = { name: 'text', exchangeDays: 'text', from: 'date', to: 'date' };

export function SalesFields({ form }: FieldsProps<'sales'>) {
  const errors = form.formState.errors.sales;
  return (
    <div className="card p-4">
      <ListField
        items={form.watch('sales')}
        onChange={(sales) => form.setValue('sales', sales, { shouldDirty: true, shouldValidate: errors !== undefined })}
        blank={blank}
        error={errors?.message}
        texts={texts}
      >
        {(item, index, change) =>
          fields.map((name) => (
            <TextField
              key={name}
              label={sale[name]}
              type={types[name]}
              inputMode={name === 'exchangeDays' ? 'numeric' : undefined}
              value={item[name]}
              error={errors?.[index]?.[name]?.message}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))
        }
      </ListField>
    </div>
  );
}
