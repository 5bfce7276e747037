// The state of the running shop: one sentence, what to do, and the figures behind it.
import { CircleCheck, TriangleAlert } from 'lucide';
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { attentionOf } from '@taana-baana/contract/admin/system-attention.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Icon } from '../../../design/icon.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useLinkedPlace } from '../../components/page/use-linked-place.ts';
import { BackupsSection } from './backups-section.tsx';
import { ConfigurationSection, DatabaseSection, PaymentsSection, VersionSection } from './facts-sections.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { staysFresh } from '../../store/refresh.ts';
import { adminApi } from '../../store/admin-api.ts';
import { Notice } from '../../components/page/notice.tsx';

export function SystemScreen() {
  const query = adminApi.useGetSystemQuery(undefined, staysFresh);
  const { data, isError } = query;
  return (
    <Page title={texts.title} intro={data && texts.asOf(formatDateTime(data.at))}>
      <QueryState query={query} lines={10}>
        {(system) => (
          <>
            {isError && (
              <Notice tone="danger" role="alert" className="mb-4 font-medium">
                {texts.notRefreshed(formatDateTime(system.at))}
              </Notice>
            )}
            <Cards system={system} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function Cards({ system }: { system: System }) {
  useLinkedPlace();
  return (
    <div className="flex flex-col gap-4">
      <AttentionList system={system} />
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <BackupsSection backups={system.backups} at={system.at} />
          <MailsSection system={system} />
          <JobsSection jobs={system.jobs} at={system.at} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PaymentsSection system={system} />
          <DatabaseSection system={system} />
          <VersionSection system={system} />
          <ConfigurationSection warnings={system.warnings} />
        </div>
      </div>
    </div>
  );
}

function AttentionList({ system }: { system: System }) {
  const all = attentionOf(system);
  const isWell = all.length === 0;
  return (
    <section className="card">
      <div role="status">
        <h2 className="flex items-center gap-3 px-4 py-3.5 text-lg leading-snug">
          <Icon
            of={isWell ? CircleCheck : TriangleAlert}
            className={`size-6 ${isWell ? 'text-leaf' : 'text-madder'}`}
          />
          {isWell ? texts.headlines.good : texts.headlines.bad(all.length)}
        </h2>
      </div>
      {!isWell && (
        <ul className="ruled border-t border-line px-4">
          {all.map(({ problem, next }) => (
            <li key={problem} className="py-2.5 text-sm">
              <p className="font-semibold text-madder">{problem}</p>
              <p className="max-w-[80ch] text-pretty">{next}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
