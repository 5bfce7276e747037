// The mail about a second factor that was turned on or off. Nothing in it was written by a customer: the address may be a stranger's.
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';

export function secondFactorMail({ shop }: Pick<Deps, 'shop'>, isOn: boolean): MailBodies & { subject: string } {
  return {
    subject: `The code at login of your ${shop.name} account is ${isOn ? 'on' : 'off'}`,
    ...writeMail(
      { shop },
      {
        heading: `The code at login is ${isOn ? 'on' : 'off'}`,
        parts: [
          { text: 'Namaste,' },
          {
            text: isOn
              ? `From now on a login to your ${shop.name} account asks for a code from your app after your password. Keep your recovery codes in a safe place: each lets you log in once without the app.`
              : `From now on your ${shop.name} account opens with your password alone. Your old recovery codes do not work any more.`,
          },
          { text: 'Was it you? Then there is nothing to do.' },
          {
            text: `Was it not you? Then somebody may know your password. Please reset it, and write to ${shop.contact.email}.`,
          },
        ],
      },
    ),
  };
}
