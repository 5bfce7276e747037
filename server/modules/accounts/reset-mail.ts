// The mail with the link that resets a password. Nothing in it was written by a customer: the address may be a stranger's.
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function resetMail(deps: Pick<Deps, 'config' | 'shop'>, link: string): MailBodies & { subject: string } {
  return {
    subject: `Reset your ${deps.shop.name} password`,
    ...writeMail(deps, {
      heading: 'Choose a new password',
      parts: [
        { text: 'Namaste,' },
        { text: `Somebody, we hope you, asked to reset the password of your ${deps.shop.name} account.` },
        { button: 'Reset password', href: link },
        { text: 'The link works once, within 30 minutes. When you ask again, the newer link counts.' },
        { text: 'Was it not you? Then there is nothing to do: your password stays as it is.' },
      ],
    }),
  };
}
