// The audit log: who changed what, and when, by days of India's clock.
import { useSearchParams } from 'react-router';
import { type AuditEntry, byCommandLine } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { indianDayOf, readDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/fields/fields.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { auditLogApi, type AuditLogFilter } from '../../store/shop/audit-log.api.ts';
import { EntryRow } from './entry-row.tsx';

export function AuditLogScreen() {
  const [params, setParams] = useSearchParams();
  const filter: AuditLogFilter = { by: params.get('by') ?? undefined, until: readDay(params.get('until')) };
  const query = auditLogApi.useListEntriesInfiniteQuery(filter);
  const isFiltered = Boolean(filter.by || filter.until);
  return (
    <Page title={texts.title} intro={texts.intro}>
      <LeftOutNote params={params} unit="day" names={['until']} />
      <Filters
        filter={filter}
        onChange={(name, value) =>
          setParams(
            (before) => {
              const next = new URLSearchParams(before);
              if (value) next.set(name, value);
              else next.delete(name);
              return next;
            },
            { replace: true },
          )
        }
      />
      <QueryState query={query} lines={10}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            return isFiltered ? (
              <EmptyState heading={texts.nothingFound} text={texts.nothingFoundText}>
                <Button onPress={() => setParams({}, { replace: true })}>{texts.showAll}</Button>
              </EmptyState>
            ) : (
              <EmptyState heading={texts.emptyHeading} text={texts.emptyText} />
            );
          }
          return (
            <>
              <Days entries={entries} />
              {query.hasNextPage && (
                <div className="mt-4 flex flex-col items-center gap-2 text-sm">
                  {query.isFetchNextPageError && <p role="alert">{texts.olderFailed}</p>}
                  <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                    {query.isFetchNextPageError ? retry : texts.older}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryState>
    </Page>
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

function Days({ entries }: { entries: AuditEntry[] }) {
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
