// The first mail to a subscriber, with the unsubscribe link that every newsletter mail has.
import { unsubscribeHref } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/texts/mails/welcome.ts';
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function welcomeMail(deps: Pick<Deps, 'config' | 'settings'>, token: string): MailBodies & { subject: string } {
  const { name } = deps.settings.current();
  return {
    subject: texts.subject(name),
    ...writeMail(deps, {
      heading: texts.heading,
      parts: [
        { text: texts.thanks(name) },
        { text: texts.notYou },
        { button: texts.button, href: deps.config.publicUrl + unsubscribeHref(token) },
      ],
    }),
  };
}
