// The audit log: who changed what, and when, by days of India's clock.
import type { AuditEntry } from '@taana-baana/contract/admin/schemas/audit-log.ts';
import * as texts from '@taana-baana/contract/admin/texts/audit-log.ts';
import { writeDay } from '@taana-baana/contract/admin/texts/moments.ts';
import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useListAuditLogInfiniteQuery } from '../../store/audit-log.api.ts';
import { useListStaffQuery } from '../../store/staff.api.ts';
import { EntryRow } from './entry-row.tsx';

export function AuditLogScreen() {
  const query = useListAuditLogInfiniteQuery();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <QueryState query={query} lines={10}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) return <EmptyState heading={texts.emptyHeading} text={texts.emptyText} />;
          return (
            <>
              <Days entries={entries} />
              {query.hasNextPage && (
                <div className="mt-4 flex justify-center">
                  <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                    {texts.older}
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

function Days({ entries }: { entries: AuditEntry[] }) {
  const { data } = useListStaffQuery();
  const names = new Map(data?.staff.map(({ id, name }) => [id, name]));
  const days = Map.groupBy(entries, ({ at }) => writeDay(at));
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
