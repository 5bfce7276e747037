// The member's own account: name, second factors, sessions, mails and messages.
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { AppearanceSection, ShortcutsSection } from './this-device.tsx';
import { AppSection } from './app-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PushSection } from './push-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { YouSection } from './you/you-section.tsx';

export function AccountScreen() {
  const query = adminApi.useGetMeQuery();
  return (
    <Page title={texts.title} width="form">
      <QueryState query={query}>
        {(me) => (
          <div className="flex flex-col gap-4">
            <YouSection me={me} />
            <PasskeysSection />
            <AppSection hasApp={me.hasApp} />
            <PasswordSection email={me.email} />
            <RecoverySection left={me.recoveryCodesLeft} />
            <DevicesSection />
            <PushSection memberId={me.id} />
            <NotificationsSection email={me.email} />
            <AppearanceSection />
            <ShortcutsSection />
          </div>
        )}
      </QueryState>
    </Page>
  );
}
