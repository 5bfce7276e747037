// `shop install`: from a bare Debian to a running shop. Run again, it repairs what is missing or
// different.
import { join } from 'node:path';
import { Problem, messageOf } from '../problem.ts';
import { settingsFile } from '../places.ts';
import { folderOf, runningVersion, versionOf } from '../releases.ts';
import { tryRun } from '../run.ts';
import { readVariables } from '../settings-file.ts';
import { recover } from '../update/update.ts';
import { answersOf, settingsOf } from './answers.ts';
import { ask, getAnswers } from './ask.ts';
import { caddyIsMissing, requireMachine, stepsFor } from './steps.ts';

const release = join(import.meta.dirname, '..', '..', '..');

/** `answersFile` undefined: asks at the terminal. Each step can be repeated. */
export async function install(answersFile: string | undefined, say: (line: string) => void): Promise<void> {
  await recover(say);
  const version = versionOf(release);
  const running = runningVersion();
  if (running && running !== version) {
    throw new Problem(`Version ${running} is installed here. To go to ${version}, run: shop update ARCHIVE`);
  }
  await requireMachine();
  const before = readVariables(settingsFile);
  const answers = await getAnswers(answersFile, answersOf(before));
  const settings = settingsOf(answers, before);
  say(`This installs version ${version} in ${folderOf(version)}:`);
  say(`  the shop at ${settings.PUBLIC_URL}, the admin at ${settings.ADMIN_URL}`);
  say(`  payments: ${settings.DEMO ? 'a demonstration, no money moves' : `Razorpay, key ${settings.RAZORPAY_KEY_ID}`}`);
  say(`  mails: ${settings.SMTP_URL ? `by ${new URL(settings.SMTP_URL).host}` : 'none are sent'}`);
  say(`  settings in ${settingsFile}, data in ${settings.DATA_DIR}, backups in /var/backups/shop, every night`);
  if (caddyIsMissing()) say("  Debian's package caddy, the web server");
  if (answersFile === undefined && process.stdin.isTTY) {
    const answer = await ask('Go on? [Y/n] ');
    if (/^n/i.test(answer)) throw new Problem('Nothing was changed.');
  }
  for (const { says, does } of stepsFor({ release, version, settings, answers })) {
    say(`${says} …`);
    try {
      await does();
    } catch (error) {
      throw new Problem(
        `${messageOf(error)}\nThe installation stopped at "${says}". Put that right and run it again: it goes on from there, and your answers are kept.`,
      );
    }
  }
  say(`Version ${version} runs at ${settings.PUBLIC_URL}.`);
  inviteOwner(settings.OWNER_EMAIL ?? '', say);
  if (!settings.DEMO) {
    say(`At Razorpay, enter this webhook: ${settings.PUBLIC_URL}/api/payment/webhook`);
    say(`  with the secret that this shows: grep WEBHOOK ${settingsFile}`);
  }
  if (!settings.SMTP_URL) say('Without a mail server customers get no mails. Run "shop install" again to name one.');
  say('Backups stay on this machine until you name a place elsewhere: see docs/backup.md.');
}

/** Unless an owner has set up an account. A new link replaces the former one. */
function inviteOwner(email: string, say: (line: string) => void): void {
  const shop = '/usr/local/bin/shop';
  const { output } = tryRun(shop, ['staff', 'list']);
  if (output.split('\n').some((line) => /\sowner\s/.test(line) && !line.includes('invited until'))) return;
  const { code, output: invitation, errors } = tryRun(shop, ['staff', 'invite', email, '--role', 'owner']);
  if (code !== 0)
    throw new Problem(`${errors.trim()}\nThe shop runs. Invite the owner with: shop staff invite EMAIL --role owner`);
  say(invitation.trim());
}
