// Size charts: the owner's, and the usual ones of the categories that have none.
import { ChevronDown, Pencil, Plus, Trash2 } from 'lucide';
import { Suspense, useState, type ReactNode } from 'react';
import { productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type {
  ListedSizeChart,
  SizeChartForm,
  SizeChartList,
} from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import { writeChartTable } from '@taana-baana/contract/admin/content/chart-table.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import type { SizeChart } from '@taana-baana/contract/schemas/catalog/size-chart.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { ChartTable } from './chart-table.tsx';

const SizeChartDialog = lazyPart(async () => (await import('./size-chart-dialog.tsx')).SizeChartDialog);

/** The chart that the dialog opens with; without an id, a new one. */
export interface Begun {
  readonly id?: string;
  readonly form: SizeChartForm;
}

const blank: SizeChartForm = { name: '', category: '', table: '', note: '', version: 0 };

const formOf = ({ name, category, note, version, ...chart }: ListedSizeChart): SizeChartForm => ({
  name,
  category,
  note,
  version,
  table: writeChartTable(chart),
});

export function SizeChartsScreen() {
  const query = adminApi.useListSizeChartsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [begun, setBegun] = useState<Begun>();
  return (
    <Page
      title={texts.title}
      above={<BackLink to={productsPath}>{texts.back}</BackLink>}
      actions={
        <Button kind="primary" onPress={() => setBegun({ form: blank })}>
          <Icon of={Plus} className="size-4" />
          {texts.list.add}
        </Button>
      }
    >
      <p className="mb-5 text-ink-soft">{texts.intro}</p>
      <QueryState query={query}>
        {(list) => (
          <div className="flex flex-col gap-5">
            <OwnCharts charts={list.charts} onChange={setBegun} />
            <UsualCharts usual={list.usual} onTake={(form) => setBegun({ form })} />
          </div>
        )}
      </QueryState>
      <Suspense>{begun && <SizeChartDialog {...begun} onClose={() => setBegun(undefined)} />}</Suspense>
    </Page>
  );
}

function OwnCharts({ charts, onChange }: { charts: readonly ListedSizeChart[]; onChange: (begun: Begun) => void }) {
  const [save] = adminApi.useSaveSizeChartMutation();
  const [remove] = adminApi.useDeleteSizeChartMutation();
  const drop = (chart: ListedSizeChart) => {
    const params = { id: chart.id };
    const bringBack = () => tell(save({ params, body: { ...formOf(chart), version: 0 } }));
    void tell(remove({ params }), texts.list.removed, { onUndo: bringBack });
  };
  return (
    <Section heading={texts.list.heading}>
      {charts.length === 0 && <p className="p-4 text-sm text-ink-soft">{texts.list.none}</p>}
      <ul className="ruled">
        {charts.map((chart) => (
          <ChartItem
            key={chart.id}
            name={chart.name}
            chart={chart}
            about={[
              chart.category ? texts.list.ofCategory(chart.category) : texts.list.byChoice,
              chart.products > 0 && texts.list.chosen(chart.products),
            ]}
          >
            <ActionsMenu
              label={texts.list.actionsOf(chart.name)}
              actions={[
                {
                  label: texts.list.change,
                  icon: Pencil,
                  onAction: () => onChange({ id: chart.id, form: formOf(chart) }),
                },
                { label: texts.list.remove, icon: Trash2, onAction: () => drop(chart) },
              ]}
            />
          </ChartItem>
        ))}
      </ul>
    </Section>
  );
}

function UsualCharts({ usual, onTake }: { usual: SizeChartList['usual']; onTake: (form: SizeChartForm) => void }) {
  return (
    <Section heading={texts.usual.heading} text={texts.usual.text}>
      <ul className="ruled">
        {usual.map(({ category, ...chart }) => {
          const name = category || texts.usual.others;
          return (
            <ChartItem key={category} name={name} chart={chart}>
              <Button
                aria-label={texts.usual.takeFor(name)}
                onPress={() =>
                  onTake({ ...blank, name: category, category, table: writeChartTable(chart), note: chart.note })
                }
              >
                {texts.usual.take}
              </Button>
            </ChartItem>
          );
        })}
      </ul>
    </Section>
  );
}

interface ChartItemProps {
  name: string;
  chart: SizeChart;
  about?: readonly (string | false)[];
  children: ReactNode;
}

function ChartItem({ name, chart, about = [], children }: ChartItemProps) {
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="min-w-0 flex-1 basis-40 py-1">
          <p className="font-semibold wrap-break-word">{name}</p>
          {about.filter(Boolean).map((line) => (
            <p key={String(line)} className="text-sm text-ink-soft">
              {line}
            </p>
          ))}
        </div>
        {children}
      </div>
      <details className="group text-sm">
        <summary className="flex min-h-(--control) items-center gap-2 text-ink-soft">
          {texts.form.table}
          <Icon of={ChevronDown} className="size-5 group-open:rotate-180" />
        </summary>
        <ChartTable chart={chart} />
      </details>
    </li>
  );
}
