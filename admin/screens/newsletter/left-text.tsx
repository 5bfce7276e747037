// Text on this device that its newsletter cannot take any more: it was sent or deleted meanwhile.
import { useState } from 'react';
import { left as texts } from '@taana-baana/contract/admin/texts/newsletter.ts';
import { Button } from '../../components/button.tsx';
import { keptCampaign } from './kept-campaign.ts';
import { useNewCampaign } from './use-new-campaign.ts';

export function LeftText({ id, member }: { id: string; member: string }) {
  const keeper = keptCampaign(id, member);
  const [kept] = useState(() => keeper.read());
  const { begin, isPending } = useNewCampaign();
  if (!kept) return null;
  const onPress = async () => {
    if (await begin(kept.text)) keeper.drop();
  };
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-3 rounded-control bg-turmeric-wash px-3 py-2">
      <p className="min-w-0 flex-1 basis-60 text-sm font-medium">{texts.text}</p>
      <Button isPending={isPending} onPress={() => void onPress()}>
        {texts.action}
      </Button>
    </div>
  );
}
