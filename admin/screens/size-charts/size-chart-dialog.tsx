// Writes a size chart, and shows the table while it is typed.
import { readChartTable } from '@taana-baana/contract/admin/content/chart-table.ts';
import { SizeChartForm, chartLengths } from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { form as texts, list } from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { ChartTable } from './chart-table.tsx';
import type { Begun } from './size-charts.screen.tsx';

export function SizeChartDialog({ id, form: begun, onClose }: Begun & { onClose: () => void }) {
  const [save] = adminApi.useSaveSizeChartMutation();
  const { data: choices } = adminApi.useListProductChoicesQuery();
  const form = useKeptForm(`size chart ${id ?? begun.category}`, SizeChartForm, begun);
  const field = fieldsOf(form);
  const read = readChartTable(form.watch('table'));
  return (
    <FormDialog
      title={id === undefined ? list.add : begun.name}
      form={form}
      submit={texts.save}
      onSend={(body) => save({ params: { id: id ?? form.sendKey() }, body })}
      onDone={() => showToast(texts.saved)}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={chartLengths.name}
        {...field('name')}
      />
      <ChoiceField
        label={texts.category}
        hint={texts.categoryHint}
        error={form.formState.errors.category?.message}
        maxLength={productLengths.category}
        known={choices?.categories ?? []}
        value={form.watch('category')}
        onChange={(category) => form.setValue('category', category, { shouldDirty: true })}
      />
      <TextAreaField
        label={texts.table}
        hint={texts.tableHint}
        placeholder={texts.example}
        rows={8}
        spellCheck={false}
        {...field('table')}
      />
      {'rows' in read && (
        <div>
          <p className="field-label">{texts.preview}</p>
          <ChartTable chart={read} />
        </div>
      )}
      <TextAreaField label={texts.note} hint={texts.noteHint} rows={2} {...field('note')} />
    </FormDialog>
  );
}
