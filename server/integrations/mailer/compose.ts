// Converts a mail to nodemailer's message, the same for both ways of sending.
import type { SendMailOptions } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import type { Mail } from './mailer.ts';

export function compose(deps: Pick<Deps, 'config' | 'shop' | 'clock'>, mail: Mail): SendMailOptions {
  const { name, contact } = deps.shop;
  return {
    from: deps.config.mailFrom ?? { name, address: contact.email },
    // As an object, so that nothing in it can be parsed as a second address.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: toTextPart(mail.text),
    html: mail.html,
    messageId: `<${mail.id}@${new URL(deps.config.publicUrl).hostname}>`,
    date: deps.clock.now(),
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribeUrl ? oneClick(mail.unsubscribeUrl) : {}) },
  };
}

/** Mail programs show an unsubscribe button for these headers. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Longest line of an unencoded part: RFC 5322's 998, with a margin. */
const longestLine = 900;

/**
 * Sends plain ASCII unencoded. Nodemailer would encode it for a line over 76 characters, which
 * breaks links for anyone who opens the file in an editor.
 */
function toTextPart(text: string): SendMailOptions['text'] {
  const lines = text.split(/\r?\n/);
  const isPlain = lines.every((line) => /^[\x20-\x7e\t]*$/.test(line) && line.length <= longestLine);
  if (!isPlain) return text;
  const headers = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 7bit'];
  return { raw: [...headers, '', ...lines, ''].join('\r\n') };
}
