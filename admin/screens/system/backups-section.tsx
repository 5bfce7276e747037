// Backups: makes one, with its progress, and lists the stored ones.
import { DatabaseBackup, LoaderCircle } from 'lucide';
import type { Backups } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime, formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAgo, formatBytes } from '@taana-baana/contract/admin/texts/quantities.ts';
import { backups as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { systemApi } from '../../store/shop/system.api.ts';
import { BackupRow } from './backup-row.tsx';

/** In ms, while one is made. */
const lookEvery = 1000;

export function BackupsSection({ backups, at }: { backups: Backups; at: string }) {
  const isRunning = backups.run?.state === 'running';
  const [create, { isLoading }] = adminApi.useCreateBackupMutation();
  systemApi.useListBackupsQuery(undefined, {
    skip: !isRunning,
    pollingInterval: lookEvery,
    skipPollingIfUnfocused: true,
  });
  return (
    <Section
      heading={texts.heading}
      text={texts.text}
      actions={
        <Button kind="primary" isPending={isLoading || isRunning} onPress={() => tell(create())}>
          {!isLoading && !isRunning && <Icon of={DatabaseBackup} className="size-4" />}
          {texts.create}
        </Button>
      }
    >
      <RunState backups={backups} at={at} />
      {backups.backups.length > 0 && (
        <ul aria-label={texts.list} className="ruled border-t border-line px-4">
          {backups.backups.map((backup) => (
            <BackupRow key={backup.file} backup={backup} at={at} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RunState({ backups: { backups, run, lastMadeAt, offSite }, at }: { backups: Backups; at: string }) {
  const isRunning = run?.state === 'running';
  return (
    <div className="px-4 py-3 text-sm">
      <div role="status">
        {isRunning && (
          <p className="flex items-center gap-2 font-semibold">
            <Icon of={LoaderCircle} className="size-4 animate-spin" />
            {texts.running}
          </p>
        )}
        {run?.state === 'failed' && (
          <p className="font-semibold text-madder">{`${texts.failed} ${run.problem ?? ''}`}</p>
        )}
        {!isRunning && (
          <p>{lastMadeAt === null ? texts.never : texts.last(formatDateTime(lastMadeAt), formatAgo(lastMadeAt, at))}</p>
        )}
        {!isRunning && lastMadeAt !== null && backups.length === 0 && <p>{texts.elsewhere}</p>}
        {offSite && (
          <p>
            {offSite.lastMadeAt === null
              ? texts.noCopy
              : texts.lastCopy(formatDateTime(offSite.lastMadeAt), formatAgo(offSite.lastMadeAt, at))}
          </p>
        )}
      </div>
      {isRunning && (
        <p className="tabular text-ink-soft">
          {`${texts.written(formatBytes(run.bytes), formatTime(run.startedAt))}. ${texts.leave}`}
        </p>
      )}
    </div>
  );
}
