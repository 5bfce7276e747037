// The line above a form whose text came back from this device, or is kept by another tab.
import { kept as texts } from '@taana-baana/contract/admin/texts/writing.ts';
import type { Kept } from '../../store/use-kept-form.ts';
import { Button } from '../button.tsx';

export function KeptNote({ kept }: { kept: Kept }) {
  if (!kept.state) return null;
  const isBack = kept.state === 'back';
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-turmeric-wash py-1 pr-1 pl-3 text-sm"
    >
      <p className="min-w-0 font-medium">{isBack ? texts.back : texts.elsewhere}</p>
      {isBack ? (
        <Button kind="plain" onPress={kept.discard}>
          {texts.discard}
        </Button>
      ) : (
        <div className="flex flex-wrap">
          <Button kind="plain" onPress={kept.takeOther}>
            {texts.takeOther}
          </Button>
          <Button kind="plain" onPress={kept.keepThis}>
            {texts.keepThis}
          </Button>
        </div>
      )}
    </div>
  );
}
