// Cost prices as a file, for the owner: download, fill in, upload.
import { useState } from 'react';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { maxCostFile } from '@taana-baana/contract/admin/schemas/catalog/costs.ts';
import { file as texts, tooLarge } from '@taana-baana/contract/admin/texts/catalog/costs.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';
import { call } from '../../store/send.ts';
import { FileButton } from '../../components/fields/file-button.tsx';

export function CostsSection() {
  const { data: me } = adminApi.useGetMeQuery();
  const download = useDownload();
  const [save, { isLoading }] = adminApi.useImportCostsMutation();
  const [answer, setAnswer] = useState<{ text: string; isRefused: boolean }>();
  if (!me || !isPermitted(me.role, 'costs.manage')) return null;

  async function upload(file: File): Promise<void> {
    if (file.size > maxCostFile) return setAnswer({ text: tooLarge, isRefused: true });
    const { data, error } = await save({ body: { csv: await file.text() } });
    if (data) setAnswer({ text: texts.done(data.changed, data.unknown), isRefused: false });
    else setAnswer({ text: (error as { message: string }).message, isRefused: true });
  }

  return (
    <Section heading={texts.heading} text={texts.text}>
      <div className="grid gap-3 px-4 py-4">
        <div className="flex flex-wrap gap-2">
          <DownloadButton
            label={texts.download}
            text={texts.download}
            started={texts.started}
            onSave={() => download(call('exportCosts'), texts.name)}
          />
          <FileButton
            label={texts.upload}
            accept=".csv,text/csv"
            isPending={isLoading}
            onFile={(file) => void upload(file)}
          />
        </div>
        {answer && (
          <p role="status" className={`text-sm font-medium ${answer.isRefused ? 'text-madder' : ''}`}>
            {answer.text}
          </p>
        )}
      </div>
    </Section>
  );
}
