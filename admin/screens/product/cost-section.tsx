// What one piece costs the shop, for the owner: saved at once, and no part of the draft.
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { CostForm, type ProductCost } from '@taana-baana/contract/admin/schemas/catalog/costs.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/costs.ts';
import { readPaise } from '@taana-baana/contract/typed/typed-amount.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { NumberField } from '../../components/fields/number-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

export function CostSection({ id, isPublished }: { id: string; isPublished: boolean }) {
  const { data: me } = adminApi.useGetMeQuery();
  if (!me || !isPermitted(me.role, 'costs.manage')) return null;
  return (
    <Section heading={texts.heading} text={texts.text}>
      <div className="p-4">
        {isPublished ? <Cost id={id} /> : <p className="text-sm text-ink-soft">{texts.afterPublishing}</p>}
      </div>
    </Section>
  );
}

function Cost({ id }: { id: string }) {
  const query = adminApi.useGetProductCostQuery({ params: { id } });
  return <QueryState query={query}>{({ costPaise }) => <CostFields id={id} costPaise={costPaise} />}</QueryState>;
}

const typedOf = (paise: number | null): string =>
  paise === null ? '' : paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

function CostFields({ id, costPaise }: ProductCost & { id: string }) {
  const form = useKeptForm(`cost ${id}`, CostForm, { cost: typedOf(costPaise) });
  const field = fieldsOf(form);
  const [setCost] = adminApi.useSetProductCostMutation();
  return (
    <SchemaForm
      form={form}
      submit={texts.save}
      onSend={({ cost }) => setCost({ params: { id }, body: { costPaise: readPaise(cost) ?? null } })}
      onDone={(_, value) => {
        form.reset(value);
        showToast(texts.saved);
      }}
    >
      <NumberField label={texts.label} hint={texts.hint} {...field('cost')} inputMode="decimal" />
    </SchemaForm>
  );
}
