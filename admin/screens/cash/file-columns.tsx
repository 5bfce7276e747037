// Which column of a courier's file is what. Open until the amount, and the AWB or the order, are chosen.
import { type Remittance, remittanceFields } from '@taana-baana/contract/admin/schemas/selling/cash.ts';
import { fields, upload as texts } from '@taana-baana/contract/admin/texts/selling/money/cash.ts';
import { notMapped } from '@taana-baana/contract/admin/texts/selling/money/cash-messages.ts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';

interface FileColumnsProps {
  found: Remittance;
  /** As they are chosen now. */
  columns: Remittance['columns'];
  isPending: boolean;
  onChange: (columns: Remittance['columns']) => void;
  onRead: () => void;
}

export function FileColumns({ found: { headings, isMapped }, columns, isPending, onChange, onRead }: FileColumnsProps) {
  const options = [
    { value: '', label: texts.none },
    ...headings.map((heading) => ({ value: heading, label: heading })),
  ];
  return (
    <details open={!isMapped}>
      <summary className="min-h-(--control) cursor-pointer py-2.5 font-semibold">{texts.columns}</summary>
      <p className="text-sm text-pretty text-ink-soft">{isMapped ? texts.columnsText : notMapped}</p>
      <div className="mt-2 grid gap-3 xs:grid-cols-2 lg:grid-cols-3">
        {remittanceFields.map((field) => (
          <SelectField
            key={field}
            label={fields[field]}
            value={columns[field]}
            onChange={({ target }) => onChange({ ...columns, [field]: target.value })}
            options={options}
          />
        ))}
      </div>
      <Button className="mt-3" isPending={isPending} onPress={onRead}>
        {texts.check}
      </Button>
    </details>
  );
}
