// How the shop itself was paid: in cash or by UPI, with a reference.
import { payment as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { SelectField, TextField } from '../../components/fields/fields.tsx';

interface PaymentFieldsProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  method: string;
  reference: string;
  hint?: string;
  onMethod: (method: string) => void;
  onReference: (reference: string) => void;
}

export function PaymentFields({ label, options, method, reference, hint, onMethod, onReference }: PaymentFieldsProps) {
  return (
    <>
      <SelectField
        label={label}
        value={method}
        hint={hint}
        options={options}
        onChange={(event) => onMethod(event.target.value)}
      />
      {method !== 'link' && (
        <TextField
          label={texts.reference}
          autoComplete="off"
          maxLength={100}
          value={reference}
          onChange={(event) => onReference(event.target.value)}
        />
      )}
    </>
  );
}
