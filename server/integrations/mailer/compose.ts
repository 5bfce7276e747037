// One mail as nodemailer wants it: the same message, whichever way it leaves the shop.
import type { SendMailOptions } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import type { Mail } from './mailer.ts';

export function compose(deps: Pick<Deps, 'config' | 'shop' | 'clock'>, mail: Mail): SendMailOptions {
  const { name, contact } = deps.shop;
  return {
    from: deps.config.mailFrom ?? { name, address: contact.email },
    // As an object, so that nothing in it is read as a second address.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: toTextPart(mail.text),
    html: mail.html,
    messageId: `<${mail.id}@${new URL(deps.config.publicUrl).hostname}>`,
    date: deps.clock.now(),
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribeUrl ? oneClick(mail.unsubscribeUrl) : {}) },
  };
}

/** A mail program shows a button of its own for these. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Longest line of an unencoded part, RFC 5322's 998 less some air. */
const longestLine = 900;

/**
 * Plain ASCII goes as it is. Nodemailer alone would encode it for a line over 76 characters, which cuts a link in two
 * for whoever reads the file in an editor.
 */
function toTextPart(text: string): SendMailOptions['text'] {
  const lines = text.split(/\r?\n/);
  const isPlain = lines.every((line) => /^[\x20-\x7e\t]*$/.test(line) && line.length <= longestLine);
  if (!isPlain) return text;
  const headers = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 7bit'];
  return { raw: [...headers, '', ...lines, ''].join('\r\n') };
}
