// Asks before a page with unsaved changes is left within the admin: the shop does not show them yet.
import { useBlocker } from 'react-router';
import { leaving as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';

export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog title={texts.heading} isOpen={blocker.state === 'blocked'} onClose={stay}>
      <p className="text-pretty">{texts.text}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={() => blocker.proceed?.()}>{texts.leave}</Button>
        <Button kind="primary" onPress={stay}>
          {texts.stay}
        </Button>
      </div>
    </Dialog>
  );
}
