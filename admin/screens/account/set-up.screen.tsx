// The first second factor, after an invitation: a passkey or an app. Then the recovery codes.
import { KeyRound, Smartphone } from 'lucide';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { FactorAdded } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { EntryPage } from '../../components/page/entry-page.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Toasts } from '../../components/toasts/toasts.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useNewPasskey } from './use-new-passkey.ts';

const AppForm = lazyPart(async () => (await import('./app-form.tsx')).AppForm);

export function SetUpScreen() {
  const navigate = useNavigate();
  const { data: me } = adminApi.useGetMeQuery();
  const [codes, setCodes] = useState<readonly string[]>();
  const enter = () => void navigate('/', { replace: true });
  const onAdded = ({ recoveryCodes }: FactorAdded) => (recoveryCodes ? setCodes(recoveryCodes) : enter());
  // Calls that need a proof ask for it under Account.
  if (me && !me.needsSetUp && !codes) return <Navigate to="/account" replace />;
  return (
    <>
      {codes ? (
        <EntryPage key="codes" title={texts.recovery.newHeading} intro={texts.recovery.text}>
          <RecoveryCodes codes={codes} onStored={enter} />
        </EntryPage>
      ) : (
        <EntryPage key="factors" title={texts.setUp.title} intro={texts.setUp.intro}>
          <Factors onAdded={onAdded} />
        </EntryPage>
      )}
      <Toasts />
    </>
  );
}

function Factors({ onAdded }: { onAdded: (added: FactorAdded) => void }) {
  const [isApp, setIsApp] = useState(false);
  const passkey = useNewPasskey(onAdded);
  if (isApp) {
    return (
      <>
        <Suspense>
          <AppForm onDone={onAdded} />
        </Suspense>
        <Button kind="plain" onPress={() => setIsApp(false)}>
          {texts.setUp.back}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button kind="primary" isPending={passkey.isPending} onPress={passkey.add}>
        <Icon of={KeyRound} />
        {texts.setUp.passkey}
      </Button>
      <p className="-mt-2 text-center text-sm text-ink-soft">{texts.setUp.passkeyHint}</p>
      <Button onPress={() => setIsApp(true)}>
        <Icon of={Smartphone} />
        {texts.setUp.app}
      </Button>
    </>
  );
}
