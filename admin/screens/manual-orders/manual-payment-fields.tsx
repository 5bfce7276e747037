// How an order that staff take is paid: by a link, or to the shop itself, with a reference.
import type { ManualPayment } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { handPayments as labels, payment as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import type { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { ChoiceRow } from '../../components/fields/choice-row.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';

export type PaidBy = ManualPayment | 'link';

interface PaymentFieldsProps {
  choices: readonly PaidBy[];
  method: PaidBy | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  onChoose: (method: PaidBy) => void;
  field: (name: 'reference') => ReturnType<ReturnType<typeof fieldsOf>>;
}

export const PaymentFields = ({ choices, method, onChoose, field, ...notes }: PaymentFieldsProps) => (
  <>
    <ChoiceRow
      label={texts.how}
      choices={choices}
      labels={{ ...labels, link: texts.link }}
      chosen={method}
      onChoose={onChoose}
      {...notes}
    />
    {method !== 'link' && method !== undefined && (
      <TextField label={texts.reference} autoComplete="off" maxLength={100} {...field('reference')} />
    )}
  </>
);
