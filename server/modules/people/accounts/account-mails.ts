// The mails about an account. The address may be a stranger's: they are notices, which quote nothing.
import * as confirmTexts from '@taana-baana/contract/texts/mails/people/confirm-email.ts';
import * as changedTexts from '@taana-baana/contract/texts/mails/people/email-changed.ts';
import * as resetTexts from '@taana-baana/contract/texts/mails/people/reset-password.ts';
import * as factorTexts from '@taana-baana/contract/texts/mails/people/second-factor.ts';
import type { Deps } from '../../../deps.ts';
import { type Notice, writeNotice } from '../../shop/mail/mail-template.service.ts';

type Needs = Pick<Deps, 'settings'>;

export const confirmEmailMail = (deps: Needs, link: string): Notice =>
  writeNotice(deps, confirmTexts, ({ name }) => [
    { text: confirmTexts.why(name) },
    { button: confirmTexts.button, href: link },
    { text: confirmTexts.howLong },
    { text: confirmTexts.notYou },
  ]);

/** To the old e-mail. Leaves out the new address: readers of the old mailbox need not learn it. */
export const emailChangedMail = (deps: Needs, link: string): Notice =>
  writeNotice(deps, changedTexts, ({ name, contact }) => [
    { text: changedTexts.what(name) },
    { text: changedTexts.wasYou },
    { text: changedTexts.notYou },
    { button: changedTexts.button, href: link },
    { text: changedTexts.question(contact.email) },
  ]);

export const resetMail = (deps: Needs, link: string): Notice =>
  writeNotice(deps, resetTexts, ({ name }) => [
    { text: resetTexts.why(name) },
    { button: resetTexts.button, href: link },
    { text: resetTexts.howLong },
    { text: resetTexts.notYou },
  ]);

/** That a second factor was turned on or off. */
export function secondFactorMail(deps: Needs, isOn: boolean): Notice {
  const { subjectOn, subjectOff, headingOn, headingOff, whatOn, whatOff, wasYou, notYou } = factorTexts;
  const [subject, heading, what] = isOn ? [subjectOn, headingOn, whatOn] : [subjectOff, headingOff, whatOff];
  return writeNotice(deps, { subject, heading }, ({ name, contact }) => [
    { text: what(name) },
    { text: wasYou },
    { text: notYou(contact.email) },
  ]);
}
