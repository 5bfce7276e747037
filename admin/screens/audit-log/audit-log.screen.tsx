// The audit log: who changed what, and when, by days of India's clock.
import { indianDay, listFilters, typed } from '@taana-baana/contract/admin/list-filters.ts';
import { type AuditEntry, byCommandLine } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { SelectField, TextField } from '../../components/fields/fields.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { auditLogApi, type AuditLogFilter } from '../../store/shop/audit-log.api.ts';
import { EntryRow } from './entry-row.tsx';

const filters = listFilters('/audit-log', { by: typed, until: indianDay });

export function AuditLogScreen() {
  const { filter, narrow, params } = useListParams(filters);
  const query = auditLogApi.useListEntriesInfiniteQuery(filter);
  const isFiltered = Boolean(filter.by || filter.until);
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      query={query}
      top={
        <>
          <LeftOutNote params={params} unit="day" names={['until']} />
          <Filters filter={filter} onChange={(name, value) => narrow({ [name]: value })} />
        </>
      }
      rowsOf={({ pages }) => pages.flatMap((page) => page.entries)}
      empty={isFiltered ? [texts.nothingFound, texts.nothingFoundText] : [texts.emptyHeading, texts.emptyText]}
      clear={isFiltered && { label: texts.showAll, onPress: () => narrow({ by: '', until: '' }) }}
      more={{ label: texts.older, failed: texts.olderFailed }}
    >
      {(entries) => <Days entries={entries} />}
    </ListPage>
  );
}

interface FiltersProps {
  filter: AuditLogFilter;
  onChange: (name: 'by' | 'until', value: string) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const now = useNow();
  const { data } = adminApi.useListStaffQuery();
  const members = data?.staff.map(({ id, name, email }) => ({ value: id, label: name || email })) ?? [];
  return (
    <div className="mb-4 grid gap-3 xs:grid-cols-2 md:w-96">
      <SelectField
        label={texts.byLabel}
        value={filter.by ?? ''}
        options={[
          { value: '', label: texts.byAnybody },
          ...members,
          { value: byCommandLine, label: texts.commandLine },
        ]}
        onChange={(event) => onChange('by', event.target.value)}
      />
      <TextField
        type="date"
        label={texts.untilLabel}
        value={filter.until ?? ''}
        max={indianDayOf(new Date(now))}
        onChange={(event) => onChange('until', event.target.value)}
      />
    </div>
  );
}

function Days({ entries }: { entries: readonly AuditEntry[] }) {
  const { data } = adminApi.useListStaffQuery();
  const names = new Map(data?.staff.map(({ id, name }) => [id, name]));
  const days = Map.groupBy(entries, ({ at }) => formatDay(at));
  return (
    <div className="flex flex-col gap-5">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2 font-text text-sm font-semibold text-ink-soft">{day}</h2>
          <ul className="card ruled">
            {ofDay.map((entry) => (
              <EntryRow key={entry.id} entry={entry} staffName={(id) => names.get(id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
