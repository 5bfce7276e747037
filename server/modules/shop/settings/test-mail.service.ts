// Sends one mail at once, without the queue, to show the owner the mail server's answer.
import * as texts from '@taana-baana/contract/admin/texts/mails/test-mail.ts';
import { v7 } from 'uuid';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAction } from '../audit-log/audit-log.service.ts';
import { writeMail } from '../mail/mail-template.service.ts';

/** Resolves when the mail server has answered, with success or failure. */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'mailer' | 'log'>,
  recipient: string,
  actor: Actor,
): Promise<{ isSent: boolean; message: string }> {
  await recordAction(deps.db, deps.clock, actor, { action: 'settings test mail', subject: 'settings mail' });
  const { name } = deps.settings.current();
  const mail = writeMail(deps, {
    id: v7(),
    recipient,
    subject: texts.subject(name),
    heading: texts.heading,
    parts: [{ text: texts.what }],
    unsubscribeUrl: null,
    replyTo: null,
    attachment: null,
  });
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    deps.log.warn({ code, responseCode }, 'a test mail was not sent');
    return { isSent: false, message: explain(error) };
  }
  return { isSent: true, message: deps.config.smtpUrl ? texts.sent(recipient) : texts.written(recipient) };
}

/** By nodemailer's error codes. */
function explain(error: unknown): string {
  const { code, response, message } = error as { code?: string; response?: string; message: string };
  if (code === 'EAUTH') return texts.loginRefused;
  if (code === 'ETIMEDOUT') return texts.tooSlow;
  if (code === 'ETLS' || /certificate|STARTTLS/i.test(message)) return texts.notEncrypted;
  if (code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EDNS') return texts.unreachable;
  return texts.refused(response ?? message);
}
