// The member's own password.
import { Suspense, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Section } from '../../components/page/section.tsx';

/** Lazy, because it brings the form's schema. */
const PasswordDialog = lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog);

export function PasswordSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      heading={texts.password.heading}
      text={texts.password.text}
      actions={<Button onPress={() => setIsOpen(true)}>{texts.password.change}</Button>}
    >
      <p className="px-4 py-3 text-sm">{texts.password.devices}</p>
      <Suspense>{isOpen && <PasswordDialog email={email} onClose={() => setIsOpen(false)} />}</Suspense>
    </Section>
  );
}
