// The first mail to a subscriber: what comes, and the way out, which every mail of the newsletter has.
import { unsubscribeHref } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function welcomeMail(deps: Pick<Deps, 'config' | 'shop'>, token: string): MailBodies & { subject: string } {
  const { name } = deps.shop;
  return {
    subject: `Welcome to the newsletter of ${name}`,
    ...writeMail(deps, {
      heading: 'New prints and restocks, once a month',
      parts: [
        {
          text: `Thank you for subscribing. Once a month we write to you about what is new at ${name}, and about nothing else.`,
        },
        { text: 'Was it not you, or did you change your mind? One click, and no more mail comes.' },
        { button: 'Unsubscribe', href: deps.config.publicUrl + unsubscribeHref(token) },
      ],
    }),
  };
}
