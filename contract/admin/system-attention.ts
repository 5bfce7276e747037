// Problems of the running shop that need a person, worst first.
import { backupIsOldAfter, diskIsFullFrom } from './limits/system-limits.ts';
import type { System } from './schemas/shop/system.ts';
import { formatDuration } from './texts/quantities.ts';
import { attention as texts, jobName } from './texts/shop/system.ts';

interface Attention {
  readonly problem: string;
  readonly next: string;
}

/** Of the dashboard: without what it says in lines of its own. */
export function attentionOf(system: System, { isDashboard = false } = {}): Attention[] {
  const { database, queues, payments, hasMailServer, jobs, warnings } = system;
  const counted = (
    count: number,
    { problem, next }: { problem: (count: number) => string; next: string },
  ): Attention[] => (count > 0 ? [{ problem: problem(count), next }] : []);
  return [
    ...(database.isWritable ? [] : [texts.database]),
    ...diskAttention(system),
    ...backupAttention(system),
    ...copyAttention(system),
    ...counted(queues.mails.failed, texts.mails),
    ...(payments.mode === 'live' || isDashboard ? [] : [texts.demo]),
    ...(hasMailServer ? [] : [texts.noMailServer]),
    ...(payments.mode !== 'sandbox' && !payments.hasWebhookSecret ? [texts.noWebhook] : []),
    ...(payments.wrongAmountAt ? [texts.wrongAmount] : []),
    ...counted(queues.webhooks.failed, texts.webhooks),
    ...counted(isDashboard ? 0 : queues.refunds.failed, texts.refunds),
    ...jobs
      .filter(({ failure }) => failure !== null)
      .map(({ name }) => ({ problem: texts.job.problem(jobName(name)), next: texts.job.next })),
    ...counted(warnings.length, texts.configuration),
  ];
}

/** 0 to 1. */
export const usedPart = ({ freeBytes, totalBytes }: System['disk']): number =>
  totalBytes === 0 ? 0 : 1 - freeBytes / totalBytes;

/** Rounded down: a disk that is not full is never shown as full. */
export const usedPercent = (disk: System['disk']): number => Math.floor(usedPart(disk) * 100);

function diskAttention({ disk }: System): Attention[] {
  if (usedPart(disk) <= diskIsFullFrom) return [];
  return [{ problem: texts.disk.problem(usedPercent(disk)), next: texts.disk.next }];
}

function backupAttention({ at, backups: { run, lastMadeAt } }: System): Attention[] {
  if (run?.state === 'running') return [];
  const failed =
    run?.state === 'failed' ? [{ problem: texts.failedBackup.problem, next: run.problem ?? texts.noBackup.next }] : [];
  if (lastMadeAt === null) return [...failed, texts.noBackup];
  const age = Date.parse(at) - Date.parse(lastMadeAt);
  if (age <= backupIsOldAfter) return failed;
  return [...failed, { problem: texts.oldBackup.problem(formatDuration(age)), next: texts.oldBackup.next }];
}

function copyAttention({ at, backups: { offSite } }: System): Attention[] {
  if (offSite === null) return [];
  const { failed, old, next } = texts.offSite;
  if (offSite.hasFailed || offSite.lastMadeAt === null) return [{ problem: failed, next }];
  const age = Date.parse(at) - Date.parse(offSite.lastMadeAt);
  return age > backupIsOldAfter ? [{ problem: old(formatDuration(age)), next }] : [];
}
