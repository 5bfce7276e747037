// How the shop itself was paid: in cash or by UPI, with a reference.
import type { ComponentProps } from 'react';
import { payment as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import type { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';

interface PaymentFieldsProps extends Pick<ComponentProps<typeof SelectField>, 'options' | 'hint'> {
  method: string;
  field: (name: 'method' | 'reference') => ReturnType<ReturnType<typeof fieldsOf>>;
}

export const PaymentFields = ({ method, field, ...select }: PaymentFieldsProps) => (
  <>
    <SelectField label={texts.how} {...select} {...field('method')} />
    {method !== 'link' && (
      <TextField label={texts.reference} autoComplete="off" maxLength={100} {...field('reference')} />
    )}
  </>
);
