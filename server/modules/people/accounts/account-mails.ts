// The mails about an account. The address may be a stranger's: they are notices, which quote nothing.
import * as texts from '@taana-baana/contract/texts/mails/people/account-mails.ts';
import type { Deps } from '../../../deps.ts';
import { type Notice, writeNotice } from '../../shop/mail/mail-template.service.ts';

type Needs = Pick<Deps, 'config' | 'settings'>;

export const confirmEmailMail = (deps: Needs, link: string): Notice =>
  writeNotice(deps, texts.confirmEmail, ({ name }) => [
    { text: texts.confirmEmail.why(name) },
    { button: texts.confirmEmail.button, href: link },
    { text: texts.confirmEmail.howLong },
    { text: texts.confirmEmail.notYou },
  ]);

/** To the old e-mail. Leaves out the new address: readers of the old mailbox need not learn it. */
export const emailChangedMail = (deps: Needs, link: string): Notice =>
  writeNotice(deps, texts.emailChanged, ({ name, contact }) => [
    { text: texts.emailChanged.what(name) },
    { text: texts.emailChanged.wasYou },
    { text: texts.emailChanged.notYou },
    { button: texts.emailChanged.button, href: link },
    { text: texts.emailChanged.question(contact.email) },
  ]);

export const resetMail = (deps: Needs, link: string): Notice =>
  writeNotice(deps, texts.resetPassword, ({ name }) => [
    { text: texts.resetPassword.why(name) },
    { button: texts.resetPassword.button, href: link },
    { text: texts.resetPassword.howLong },
    { text: texts.resetPassword.notYou },
  ]);

/** That a second factor was turned on or off. */
export function secondFactorMail(deps: Needs, isOn: boolean): Notice {
  const { subjectOn, subjectOff, headingOn, headingOff, whatOn, whatOff, wasYou, notYou } = texts.secondFactor;
  const [subject, heading, what] = isOn ? [subjectOn, headingOn, whatOn] : [subjectOff, headingOff, whatOff];
  return writeNotice(deps, { subject, heading }, ({ name, contact }) => [
    { text: what(name) },
    { text: wasYou },
    { text: notYou(contact.email) },
  ]);
}
