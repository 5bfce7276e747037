// Every job of a running shop.
import type { Deps } from './deps.ts';
import { sweepSessions } from './modules/accounts/accounts.service.ts';
import { answerResetRequests, sweepResets } from './modules/accounts/password-reset.service.ts';
import { sendMails } from './modules/mail/mail.service.ts';
import type { Job } from './workers.ts';

export const shopJobs = (deps: Deps): Job[] => [
  { name: 'send mails', everySeconds: 5, wakesOn: 'mails', run: () => sendMails(deps) },
  { name: 'answer reset requests', everySeconds: 2, run: () => answerResetRequests(deps) },
  { name: 'sweep sessions', everySeconds: 3600, run: () => sweepSessions(deps) },
  { name: 'sweep resets', everySeconds: 3600, run: () => sweepResets(deps) },
];
