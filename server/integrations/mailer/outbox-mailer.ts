// Without a mail server each mail becomes a complete message file in the outbox folder.
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

export function createOutboxMailer(deps: Pick<Deps, 'config' | 'settings' | 'clock'>): Mailer {
  const folder = join(deps.config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(deps, mail));
      const time = deps.clock.now().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true });
      await writeWhole(folder, `${time}-${mail.id}.eml`, message as Buffer);
    },
    close: () => transport.close(),
  };
}

/** Readers of the folder see a complete mail or none, also after a power cut. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.tmp`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}
