// The state of the running shop: one sentence, what to do, and the figures behind it.
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { AttentionList } from './attention-list.tsx';
import { BackupsSection } from './backups-section.tsx';
import { DatabaseSection, PaymentsSection, ConfigurationSection, VersionSection } from './facts-sections.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { staysFresh } from './refresh.ts';

export function SystemScreen() {
  const query = adminApi.useGetSystemQuery(undefined, staysFresh);
  const { data, isError } = query;
  return (
    <Page title={texts.title} intro={data && texts.asOf(formatDateTime(data.at))}>
      <QueryState query={query} lines={10}>
        {(system) => (
          <>
            {isError && (
              <p role="alert" className="mb-4 rounded-control bg-madder-wash px-3 py-2 text-sm font-medium text-madder">
                {texts.notRefreshed(formatDateTime(system.at))}
              </p>
            )}
            <Cards system={system} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

const Cards = ({ system }: { system: System }) => (
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
