// The mails that a shop without SMTP_URL leaves in its outbox.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a mail to `recipient`; resolves to its source with soft line breaks and quoted characters undone. */
export async function mailTo(dataDir: string, recipient: string, longestWait = 20_000): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const deadline = performance.now() + longestWait;
  while (performance.now() < deadline) {
    for (const name of await readdir(outbox).catch(() => [])) {
      // One that is still being written gets its name when it is whole.
      if (!name.endsWith('.eml')) continue;
      const mail = await readFile(join(outbox, name), 'utf8');
      if (mail.includes(recipient)) return unquoted(mail);
    }
    await pause(100);
  }
  throw new Error(`No mail to ${recipient} within ${longestWait / 1000} s.`);
}

function unquoted(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
