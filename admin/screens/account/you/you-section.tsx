// The member's name, e-mail and role.
import { Suspense, useState } from 'react';
import type { Me } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import { you as texts } from '@taana-baana/contract/admin/texts/people/account.ts';
import { roleNames } from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { Section } from '../../../components/page/section.tsx';

/** Lazy, because they bring the forms' schemas. */
const NameDialog = lazyPart(async () => (await import('./name-and-email-dialogs.tsx')).NameDialog);
const EmailDialog = lazyPart(async () => (await import('./name-and-email-dialogs.tsx')).EmailDialog);

export function YouSection({ me }: { me: Me }) {
  const [opened, setOpened] = useState<'name' | 'email'>();
  const close = () => setOpened(undefined);
  const facts = [
    { label: texts.name, value: me.name, change: texts.changeName, opens: 'name' },
    { label: texts.email, value: me.email, change: texts.changeEmail, opens: 'email' },
    { label: texts.role, value: roleNames[me.role] },
  ] as const;
  return (
    <Section heading={texts.heading} text={me.role === 'owner' ? undefined : texts.roleHint}>
      <dl className="ruled px-4">
        {facts.map(({ label, value, ...fact }) => (
          <div
            key={label}
            className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 py-1.5 text-sm sm:grid-cols-[5rem_1fr_auto]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="col-start-1 min-w-0 sm:col-start-auto">{value}</dd>
            {'opens' in fact && (
              <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
                <Button kind="plain" aria-label={fact.change} onPress={() => setOpened(fact.opens)}>
                  {texts.change}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Suspense>
        {opened === 'name' && <NameDialog name={me.name} onClose={close} />}
        {opened === 'email' && <EmailDialog onClose={close} />}
      </Suspense>
    </Section>
  );
}
