// The member's own password.
import { Suspense, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';

/** Lazy, because it brings the form's schema. */
const PasswordForm = lazyPart(async () => (await import('./password-form.tsx')).PasswordForm);

export function PasswordSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const onDone = () => {
    setIsOpen(false);
    showToast(texts.password.done);
  };
  return (
    <Section
      heading={texts.password.heading}
      text={texts.password.text}
      actions={<Button onPress={() => setIsOpen(true)}>{texts.password.change}</Button>}
    >
      <p className="px-4 py-3 text-sm">{texts.password.devices}</p>
      <Dialog title={texts.password.change} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Suspense>
          <PasswordForm email={email} onDone={onDone} />
        </Suspense>
      </Dialog>
    </Section>
  );
}
