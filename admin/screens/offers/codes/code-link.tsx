// The link that puts a code into the shopper's cart, to copy.
import { Copy } from 'lucide';
import { how as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Button } from '../../../components/button.tsx';
import { copyText } from '../../../components/copy-text.ts';
import { adminApi } from '../../../store/admin-api.ts';

export function CodeLink({ code }: { code: string }) {
  const { data: me } = adminApi.useGetMeQuery();
  const link = `${me?.shopUrl ?? ''}/discount/${code.replaceAll(/\s/g, '').toUpperCase()}`;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="field-label">{texts.link}</p>
        <p className="text-sm wrap-anywhere">{link}</p>
      </div>
      <Button onPress={() => copyText(link, texts)}>
        <Icon of={Copy} className="size-4" />
        {texts.copyLink}
      </Button>
    </div>
  );
}
