// A stored backup: when it was made, its size, download and deletion.
import { Download, Trash2 } from 'lucide';
import type { Backup } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAgo, formatBytes } from '@taana-baana/contract/admin/texts/quantities.ts';
import { backups as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { showFailure, showToast, tell } from '../../components/toasts/toast-queue.ts';
import { call } from '../../store/send.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';

export function BackupRow({ backup: { file, bytes, madeAt }, at }: { backup: Backup; at: string }) {
  const moment = formatDateTime(madeAt);
  const size = formatBytes(bytes);
  const [remove, { isLoading }] = adminApi.useDeleteBackupMutation();
  const download = useDownload();
  const { ask, dialog } = useQuestion();
  const onDownload = () =>
    void download(call('downloadBackup', { params: { file } }), file).then(
      (isStarted) => isStarted && showToast(texts.downloading),
      showFailure,
    );
  const onConfirm = () => tell(remove({ params: { file } }), texts.deleted);
  return (
    <li className="flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1 text-sm">
        <p className="tabular font-semibold">{moment}</p>
        <p className="tabular text-ink-soft">{texts.facts(size, formatAgo(madeAt, at))}</p>
      </div>
      <Button aria-label={texts.downloadOf(moment)} onPress={onDownload}>
        <Icon of={Download} className="size-4" />
        {texts.download}
      </Button>
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
