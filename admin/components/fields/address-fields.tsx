// The fields of an address in India, in a form that knows their values.
import { addressLabels } from '@taana-baana/contract/admin/texts/address.ts';
import { country, states, unionTerritories } from '@taana-baana/contract/addresses/regions.ts';
import { stateQuestion } from '@taana-baana/contract/addresses/state-question.ts';
import type { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';

export const blankAddress = {
  firstname: '',
  lastname: '',
  address: '',
  other: '',
  city: '',
  state: '',
  pincode: '',
  country,
};
type Field = Exclude<keyof typeof blankAddress, 'country'>;

const stateOptions = ['', ...states, ...unionTerritories].map((state) => ({ value: state, label: state }));

interface AddressFieldsProps {
  /** What is typed: a PIN code and a state that disagree are asked about. */
  typed: { readonly pincode?: string | number; readonly state?: string } | undefined;
  field: (name: Field) => ReturnType<ReturnType<typeof fieldsOf>>;
}

export function AddressFields({ typed, field }: AddressFieldsProps) {
  const question = stateQuestion(typed?.pincode ?? '', typed?.state ?? '');
  const of = (name: Field) => ({ label: addressLabels[name], autoComplete: 'off', ...field(name) });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...of('firstname')} />
        <TextField {...of('lastname')} />
      </div>
      <TextField {...of('address')} />
      <TextField {...of('other')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...of('city')} />
        <TextField {...of('pincode')} inputMode="numeric" />
      </div>
      <div>
        <SelectField {...of('state')} options={stateOptions} />
        <p role="status" className="mt-1 text-sm font-medium">
          {!field('state').error && question}
        </p>
      </div>
    </>
  );
}
