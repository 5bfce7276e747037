// A local draft whose newsletter was sent or deleted before it was saved.
import { useState } from 'react';
import { left as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Button } from '../../components/button.tsx';
import { localCampaign } from './campaign-kind.ts';
import { useNewCampaign } from './use-new-campaign.ts';

export function UnsavedText({ id, member }: { id: string; member: string }) {
  const storage = localCampaign(id, member);
  const [kept] = useState(() => storage.read());
  const { begin, isPending } = useNewCampaign();
  if (!kept) return null;
  const onPress = async () => {
    if (await begin(kept.text)) storage.drop();
  };
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-turmeric-wash px-3 py-2">
      <p className="min-w-0 flex-1 basis-60 text-sm font-medium">{texts.text}</p>
      <Button isPending={isPending} onPress={() => onPress()}>
        {texts.action}
      </Button>
    </div>
  );
}
