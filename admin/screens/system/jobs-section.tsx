// The background jobs of the process. Failed ones are always shown, the others on demand.
import { useId, useState } from 'react';
import type { JobState } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAgo, formatDuration } from '@taana-baana/contract/admin/texts/quantities.ts';
import { jobName, jobs as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Button } from '../../components/button.tsx';
import { Section } from '../../components/page/section.tsx';

export function JobsSection({ jobs, at }: { jobs: readonly JobState[]; at: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const failed = jobs.filter(({ failure }) => failure !== null);
  const shown = isOpen ? [...failed, ...jobs.filter(({ failure }) => failure === null)] : failed;
  return (
    <Section
      heading={texts.heading}
      text={texts.text}
      actions={
        <Button aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.showFailed : texts.showAll(jobs.length)}
        </Button>
      }
    >
      <p className="px-4 py-3 text-sm">
        {failed.length === 0 ? texts.good(jobs.length) : texts.bad(failed.length, jobs.length)}
      </p>
      <div id={id}>{shown.length > 0 && <JobTable jobs={shown} at={at} />}</div>
    </Section>
  );
}

const JobTable = ({ jobs, at }: { jobs: readonly JobState[]; at: string }) => (
  <table className="w-full border-t border-line text-left text-sm">
    <thead className="text-ink-soft">
      <tr>
        <th className="py-2 pl-4 font-semibold">{texts.name}</th>
        <th className="px-2 py-2 font-semibold">{texts.lastRun}</th>
        <th className="px-2 py-2 font-semibold max-md:hidden">{texts.lastSuccess}</th>
        <th className="py-2 pr-4 pl-2 font-semibold">{texts.next}</th>
      </tr>
    </thead>
    <tbody className="ruled">
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} at={at} />
      ))}
    </tbody>
  </table>
);

function JobRow({ job, at }: { job: JobState; at: string }) {
  const { name, everySeconds, isRunning, lastRunAt, lastSuccessAt, failure, nextRunAt } = job;
  return (
    <tr className="align-top">
      <th scope="row" className="py-2 pl-4 font-normal">
        <span className="block font-semibold">{jobName(name)}</span>
        <span className="block text-ink-soft">{texts.every(formatDuration(everySeconds * 1000))}</span>
        {failure && (
          <span className="block text-madder">{texts.failed(formatAgo(failure.at, at), failure.message)}</span>
        )}
      </th>
      <td className="px-2 py-2 whitespace-nowrap">{isRunning ? texts.running : <Age iso={lastRunAt} at={at} />}</td>
      <td className="px-2 py-2 whitespace-nowrap max-md:hidden">
        <Age iso={lastSuccessAt} at={at} />
      </td>
      <td className="py-2 pr-4 pl-2 whitespace-nowrap">
        {nextRunAt ? <Until iso={nextRunAt} at={at} /> : texts.notYet}
      </td>
    </tr>
  );
}

const Age = ({ iso, at }: { iso: string | null; at: string }) =>
  iso === null ? (
    texts.notYet
  ) : (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {formatAgo(iso, at)}
    </time>
  );

function Until({ iso, at }: { iso: string; at: string }) {
  const left = Date.parse(iso) - Date.parse(at);
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {left > 0 ? texts.in(formatDuration(left)) : texts.soon}
    </time>
  );
}
