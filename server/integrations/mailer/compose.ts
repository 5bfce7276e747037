// Converts a mail to nodemailer's message, the same for both ways of sending.
import type { SendMailOptions } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import type { Mail } from './mailer.ts';

export function compose(deps: Pick<Deps, 'config' | 'settings' | 'clock'>, mail: Mail): SendMailOptions {
  return {
    from: sender(deps),
    // As an object, so that nothing in it can be parsed as a second address.
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: toTextPart(mail.text),
    html: mail.html,
    ...(mail.attachment === null ? {} : { attachments: [toAttachment(mail.attachment)] }),
    messageId: `<${mail.id}@${new URL(deps.config.publicUrl).hostname}>`,
    date: deps.clock.now(),
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribeUrl ? oneClick(mail.unsubscribeUrl) : {}) },
  };
}

/** Defaults for missing settings: MAIL_FROM, or the shop's name and contact address. */
function sender({ config, settings }: Pick<Deps, 'config' | 'settings'>): SendMailOptions['from'] {
  const { name, contact, mail } = settings.current();
  const { senderName, senderAddress } = mail;
  if (senderName === null && senderAddress === null && config.mailFrom) return config.mailFrom;
  const configured = config.mailFrom && (/<([^<>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom);
  return { name: senderName ?? name, address: senderAddress ?? configured ?? contact.email };
}

const toAttachment = ({ name, content }: NonNullable<Mail['attachment']>) => ({
  filename: name,
  content,
  contentType: 'application/pdf',
});

/** Mail programs show an unsubscribe button for these headers. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Longest line of an unencoded part: RFC 5322's 998, with a margin. */
const maxLineLength = 900;

/**
 * Sends plain ASCII unencoded. Nodemailer would encode it for a line over 76 characters, which
 * breaks links for anyone who opens the file in an editor.
 */
function toTextPart(text: string): SendMailOptions['text'] {
  const lines = text.split(/\r?\n/);
  const isPlain = lines.every((line) => /^[\x20-\x7e\t]*$/.test(line) && line.length <= maxLineLength);
  if (!isPlain) return text;
  const headers = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 7bit'];
  return { raw: [...headers, '', ...lines, ''].join('\r\n') };
}
