// The audit log: who changed what, and when, by days of India's clock.
import { ArrowRight } from 'lucide';
import { indianDay, listFilters, typed } from '@taana-baana/contract/admin/list-filters.ts';
import { type AuditEntry, byCommandLine } from '@taana-baana/contract/admin/schemas/shop/audit-log.ts';
import { formatDay, formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/audit-log.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatValue } from './format-value.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';

const filters = listFilters('/audit-log', { by: typed, until: indianDay });

export function AuditLogScreen() {
  const { filter, narrow, params } = useListParams(filters);
  const query = adminApi.useListAuditLogInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
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
  filter: ReturnType<typeof filters.read>;
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

interface EntryRowProps {
  entry: AuditEntry;
  /** The name of a member of staff, if it is known. */
  staffName: (id: string) => string | undefined;
}

function EntryRow({ entry: { at, staff, channel, action, subject, before, after }, staffName }: EntryRowProps) {
  const who = channel === 'cli' ? texts.commandLine : staff?.name || texts.formerMember;
  const [kind = '', ...rest] = subject.split(' ');
  const id = rest.join(' ');
  // A member who changes their own account is named once.
  const isSelf = kind === 'staff' && id === staff?.id;
  const of = kind === 'staff' ? (staffName(id) ?? id) : kind === 'invitation' ? id : texts.subjectOf(kind, id);
  return (
    <li className="flex gap-4 px-4 py-2.5 text-sm">
      <time dateTime={at} className="min-w-11 shrink-0 text-ink-soft">
        {formatTime(at)}
      </time>
      <div className="min-w-0 flex-1 md:flex md:gap-4">
        <p className="shrink-0 truncate font-semibold md:w-48">{who}</p>
        <div className="min-w-0 flex-1">
          <p>
            {texts.nameOf(action)}
            {!isSelf && <span className="text-ink-soft">{` · ${of}`}</span>}
          </p>
          <Changes before={before ?? {}} after={after ?? {}} />
        </div>
      </div>
    </li>
  );
}

function Changes({ before, after }: { before: Record<string, unknown>; after: Record<string, unknown> }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-x-1.5 rounded-control bg-sunk px-2 py-0.5 text-xs">
          <span className="text-ink-soft">{texts.fieldOf(name)}</span>
          {name in before && <span className="break-all">{formatValue(name, before[name])}</span>}
          {name in before && name in after && (
            <>
              <Icon of={ArrowRight} className="size-3 text-ink-soft" />
              <span className="sr-only">{texts.becomes}</span>
            </>
          )}
          {name in after && <span className="font-semibold break-all">{formatValue(name, after[name])}</span>}
        </li>
      ))}
    </ul>
  );
}
