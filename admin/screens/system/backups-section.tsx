// Backups: makes one, with its progress, and lists the stored ones.
import { DatabaseBackup, LoaderCircle, Trash2 } from 'lucide';
import type { Backup, Backups } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime, formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAgo, formatBytes } from '@taana-baana/contract/admin/texts/quantities.ts';
import { backups as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';
import { pollEvery } from '../../store/refresh.ts';
import { call } from '../../store/send.ts';
import { systemApi } from '../../store/shop/system.api.ts';

export function BackupsSection({ backups, at }: { backups: Backups; at: string }) {
  const isRunning = backups.run?.state === 'running';
  const [create, { isLoading }] = adminApi.useCreateBackupMutation();
  systemApi.useListBackupsQuery(undefined, { skip: !isRunning, ...pollEvery(1000) });
  return (
    <Section
      heading={texts.heading}
      place="backups"
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

function BackupRow({ backup: { file, bytes, madeAt }, at }: { backup: Backup; at: string }) {
  const moment = formatDateTime(madeAt);
  const size = formatBytes(bytes);
  const [remove, { isLoading }] = adminApi.useDeleteBackupMutation();
  const download = useDownload();
  const { ask, dialog } = useQuestion();
  const onConfirm = () => tell(remove({ params: { file } }), texts.deleted);
  return (
    <li className="flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1 text-sm">
        <p className="tabular font-semibold">{moment}</p>
        <p className="tabular text-ink-soft">{texts.facts(size, formatAgo(madeAt, at))}</p>
      </div>
      <DownloadButton
        label={texts.downloadOf(moment)}
        text={texts.download}
        onSave={() => download(call('downloadBackup', { params: { file } }), file)}
        started={texts.downloading}
      />
      <Button
        kind="plain"
        className="px-2"
        aria-label={texts.deleteOf(moment)}
        isPending={isLoading}
        onPress={() => ask({ ...texts.question(moment, size), onConfirm })}
      >
        {!isLoading && <Icon of={Trash2} />}
      </Button>
      {dialog}
    </li>
  );
}
