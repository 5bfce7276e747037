// Random codes that work once each: made, counted, and saved as a file.
import { CodesForm, type OfferPage } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { how as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { fieldsOf, useShopForm } from '../../../../design/form/use-shop-form.ts';
import { Button } from '../../../components/button.tsx';
import { DownloadButton } from '../../../components/download-button.tsx';
import { NumberField } from '../../../components/fields/number-field.tsx';
import { SchemaForm } from '../../../components/fields/schema-form.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { useDownload } from '../../../store/files/use-download.ts';
import { call } from '../../../store/send.ts';

interface SingleUseCodesProps {
  offer: OfferPage;
  /** Before they are made; resolves to whether everything typed is saved. */
  onSave: () => Promise<boolean>;
}

export function SingleUseCodes({ offer: { id, singleUseCodes }, onSave }: SingleUseCodesProps) {
  const [make] = adminApi.useMakeCodesMutation();
  const form = useShopForm(CodesForm, { count: '100' });
  return (
    <div role="group" aria-label={texts.single} className="flex flex-col gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold">{texts.single}</p>
          <p className="text-sm text-ink-soft">{texts.singleText}</p>
        </div>
        {singleUseCodes.made > 0 && <SavedCodes id={id} codes={singleUseCodes} />}
      </div>
      <SchemaForm
        form={form}
        submit={
          <Button type="submit" isPending={form.formState.isSubmitting}>
            {texts.makeCodes}
          </Button>
        }
        className="items-start"
        onSend={async (body) => ((await onSave()) ? make({ params: { id }, body }) : undefined)}
        onDone={(_, { count }) => showToast(texts.made(count))}
      >
        <NumberField label={texts.count} {...fieldsOf(form)('count')} />
      </SchemaForm>
    </div>
  );
}

interface SavedCodesProps {
  id: string;
  codes: OfferPage['singleUseCodes'];
}

export function SavedCodes({ id, codes: { made, used } }: SavedCodesProps) {
  const download = useDownload();
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <span className="tabular">{texts.used(made, used)}</span>
      <DownloadButton
        label={texts.downloadLabel}
        text={texts.download}
        started={texts.downloaded}
        onSave={() => download(call('exportCodes', { params: { id } }), 'codes.csv')}
      />
    </div>
  );
}
