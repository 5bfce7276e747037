// The couriers that carry the shop's parcels.
import { courier } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { lists } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { TextField } from '../../../../design/fields/text-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { ListField } from '../../../components/fields/list-field.tsx';

const texts = {
  empty: lists.noCouriers,
  add: lists.addCourier,
  item: lists.courier,
  remove: ({ name }: { name: string }) => lists.removeCourier(name),
};
const blank = { name: '', trackingUrl: '' };

export function CouriersFields({ form }: FieldsProps<'couriers'>) {
  const errors = form.formState.errors.couriers;
  return (
    <div className="card p-4">
      <ListField
        items={form.watch('couriers')}
        onChange={(couriers) =>
          form.setValue('couriers', couriers, { shouldDirty: true, shouldValidate: errors !== undefined })
        }
        blank={blank}
        error={errors?.message ?? errors?.root?.message}
        texts={texts}
      >
        {({ name, trackingUrl }, index, change) => (
          <>
            <TextField
              label={courier.name}
              value={name}
              autoComplete="off"
              error={errors?.[index]?.name?.message}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TextField
              label={courier.trackingUrl}
              hint={courier.trackingHint}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              value={trackingUrl}
              error={errors?.[index]?.trackingUrl?.message}
              onChange={(event) => change({ trackingUrl: event.target.value })}
            />
          </>
        )}
      </ListField>
    </div>
  );
}
