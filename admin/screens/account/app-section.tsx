// The member's authenticator app.
import { Suspense, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { NewCodesDialog } from './recovery-codes.tsx';
import { Badge } from '../../components/badge.tsx';

/** Lazy, because it brings the form's schema and the QR code library. */
const AppForm = lazyPart(async () => (await import('./app-form.tsx')).AppForm);

export function AppSection({ hasApp }: { hasApp: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Section
      heading={texts.app.heading}
      text={texts.app.text}
      actions={<Button onPress={() => setIsOpen(true)}>{hasApp ? texts.app.replace : texts.app.setUp}</Button>}
    >
      <p className="px-4 py-3 text-sm">
        <Badge tone={hasApp ? 'success' : 'muted'}>{hasApp ? texts.app.isSetUp : texts.app.isNotSetUp}</Badge>
      </p>
      <Dialog title={texts.app.heading} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Suspense>
          <AppForm
            onDone={({ recoveryCodes }) => {
              setIsOpen(false);
              setCodes(recoveryCodes);
              showToast(texts.app.done);
            }}
          />
        </Suspense>
      </Dialog>
      <NewCodesDialog codes={codes} onStored={() => setCodes(null)} />
    </Section>
  );
}
