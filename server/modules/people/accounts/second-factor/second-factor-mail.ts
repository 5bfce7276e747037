// The mail about a second factor turned on or off. It quotes nothing from the customer, because
// the address may be a stranger's.
import { greeting } from '@taana-baana/contract/texts/mails/greetings.ts';
import * as texts from '@taana-baana/contract/texts/mails/people/second-factor.ts';
import type { Deps } from '../../../../deps.ts';
import { type MailBodies, writeMail } from '../../../shop/mail/mail-template.service.ts';

export function secondFactorMail(deps: Pick<Deps, 'settings'>, isOn: boolean): MailBodies & { subject: string } {
  const shop = deps.settings.current();
  return {
    subject: isOn ? texts.subjectOn(shop.name) : texts.subjectOff(shop.name),
    ...writeMail(deps, {
      heading: isOn ? texts.headingOn : texts.headingOff,
      parts: [
        { text: greeting },
        { text: isOn ? texts.whatOn(shop.name) : texts.whatOff(shop.name) },
        { text: texts.wasYou },
        { text: texts.notYou(shop.contact.email) },
      ],
    }),
  };
}
