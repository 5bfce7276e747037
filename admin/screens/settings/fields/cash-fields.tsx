// Cash on delivery: on or off, which orders, where, and how long they wait to be confirmed.
import { useState } from 'react';
import { cash as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { hints, labels, pincodeChoice } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { TextAreaField } from '../../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../../design/fields/text-field.tsx';
import { ChoiceRow } from '../../../components/fields/choice-row.tsx';
import { SwitchField } from '../../../components/fields/switch-field.tsx';
import type { FieldsProps } from '../form/section-page.tsx';
import { fieldOf } from './field-of.ts';
import { NotForField } from './not-for-field.tsx';

type Path = Parameters<typeof fieldOf<'cash'>>[2];

export function CashFields({ form }: FieldsProps<'cash'>) {
  const of = (path: Path) => fieldOf('cash', form, path);
  const { error: _, ...isOn } = of('isOn');
  const number = (path: Path) => <TextField {...of(path)} inputMode="numeric" autoComplete="off" />;
  return (
    <div className="card ruled">
      <div className="flex flex-col gap-4 p-4">
        <SwitchField {...isOn} />
        <div className="grid gap-4 sm:grid-cols-2">
          {number('from')}
          {number('to')}
          {number('fee')}
          <TextField {...of('advance')} autoComplete="off" />
          {number('confirmHours')}
          {number('claimDays')}
        </div>
      </div>
      <Pincodes form={form} />
      <div className="p-4">
        <NotForField
          label={labels.cash.notFor}
          ids={form.watch('notFor')}
          onChange={(ids) => form.setValue('notFor', ids, { shouldDirty: true })}
        />
      </div>
    </div>
  );
}

const pincodesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

function Pincodes({ form }: FieldsProps<'cash'>) {
  const list = form.watch('pincodes.list');
  const isOnly = form.watch('pincodes.only');
  const [typed, setTyped] = useState('');
  const errors = form.formState.errors.pincodes?.list;
  const wrong = list.findIndex((_, index) => errors?.[index]);
  const isSame = pincodesOf(typed).join() === list.join();
  return (
    <div className="flex flex-col gap-4 p-4">
      <ChoiceRow
        label={pincodeChoice.label}
        choices={['not', 'only']}
        labels={pincodeChoice}
        chosen={isOnly ? 'only' : 'not'}
        onChoose={(chosen) => form.setValue('pincodes.only', chosen === 'only', { shouldDirty: true })}
      />
      <TextAreaField
        label={labels.cash['pincodes.list']}
        hint={hints.cash['pincodes.list']}
        error={wrong < 0 ? errors?.message : texts.wrong(list[wrong] ?? '', errors?.[wrong]?.message ?? '')}
        rows={3}
        autoComplete="off"
        spellCheck={false}
        className="tabular"
        // Blanks and commas stay as they are typed.
        value={isSame ? typed : list.join(' ')}
        onChange={({ target }) => {
          setTyped(target.value);
          form.setValue('pincodes.list', pincodesOf(target.value), {
            shouldDirty: true,
            shouldValidate: errors !== undefined,
          });
        }}
      />
      {list.length > 0 && <p className="-mt-2 text-sm text-ink-soft">{texts.pincodes(list.length)}</p>}
      {list.length === 0 && isOnly && <p className="-mt-2 text-sm font-medium text-madder">{texts.nowhere}</p>}
    </div>
  );
}
