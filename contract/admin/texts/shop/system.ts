// The system page: whether the shop is well, and what to do when it is not.

export const title = 'System';
export const asOf = (moment: string): string => `As of ${moment}, in India’s time (IST). Refreshes by itself.`;
export const notRefreshed = (moment: string): string =>
  `The shop does not answer right now. You see the state of ${moment}; this page keeps trying.`;
export const ago = (moment: string, age: string): string => `${moment} (${age})`;
export const never = 'Never';
export const none = 'None';

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

export const headlines = {
  good: 'Everything works',
  bad: (count: number): string => counted(count, '1 thing needs your attention', 'things need your attention'),
} as const;

/** What is wrong, and what to do next. */
export const attention = {
  database: {
    problem: 'The database accepts no writes',
    next: 'Nobody can order right now. Most often the disk is full: please make room on it. If that does not help, call the person who runs the server.',
  },
  disk: {
    problem: (percent: number): string => `The disk is ${percent} % full`,
    next: 'Please download old backups and delete them here, or ask for a larger disk. When it is full, nobody can order.',
  },
  noBackup: {
    problem: 'There is no backup yet',
    next: 'Please press “Back up now”, download the file, and keep it on another device.',
  },
  oldBackup: {
    problem: (age: string): string => `The last backup is ${age} old`,
    next: 'Please press “Back up now”, download the file, and keep it on another device.',
  },
  failedBackup: { problem: 'The last backup failed' },
  offSite: {
    failed: 'The last off-site copy of the backup failed',
    old: (age: string): string => `The last off-site copy of the backup is ${age} old`,
    next: 'Please download a backup here and keep it on another device, and ask the person who runs the server to look at the log of shop-backup.',
  },
  mails: {
    problem: (count: number): string => counted(count, '1 mail could not be delivered', 'mails could not be delivered'),
    next: 'Under Mails you see why. Please remove the cause, then press “Send again”.',
  },
  demo: {
    problem: 'This is a demo: no money moves',
    next: 'Everybody can order, and nobody pays. Please ask the person who runs the server to enter the real keys of Razorpay with “shop install”.',
  },
  noMailServer: {
    problem: 'There is no mail server',
    next: 'Neither customers nor staff get mails: they are only files on the server. Please ask the person who runs the server to enter one with “shop install”.',
  },
  noWebhook: {
    problem: 'The payment provider cannot report payments',
    next: 'Please add the webhook in the Razorpay dashboard, set its secret as RAZORPAY_WEBHOOK_SECRET, and start the shop again. Until then some payments are noticed late.',
  },
  wrongAmount: {
    problem: 'A customer paid another amount than the order costs',
    next: 'Please look at two settings of the Razorpay dashboard: switch off all offers on payments, and let the business bear the fee, not the customer. The mail about the payment names it. This warning ends 30 days after the last such payment.',
  },
  webhooks: {
    problem: (count: number): string =>
      counted(
        count,
        '1 event of the payment provider could not be applied',
        'events of the payment provider could not be applied',
      ),
    next: 'Please ask the person who runs the server to look at the log and to repeat them with “webhooks replay”.',
  },
  refunds: {
    problem: (count: number): string => counted(count, '1 refund failed', 'refunds failed'),
    next: 'Please open the order, see why, and try again.',
  },
  job: {
    problem: (name: string): string => `The job “${name}” failed`,
    next: 'It is tried again by itself. If this stays for an hour, please tell the person who runs the server.',
  },
  configuration: {
    problem: (count: number): string =>
      counted(count, '1 warning about the configuration', 'warnings about the configuration'),
    next: 'Please send the list under Configuration to the person who runs the server.',
  },
} as const;

export const backups = {
  heading: 'Backups',
  text: 'A backup holds the whole shop, with the names, addresses and orders of your customers. Please download it and keep it where only you can get at it, not only on this server: a copy here is lost with the disk. The newest seven are kept.',
  create: 'Back up now',
  running: 'A backup is being made',
  written: (bytes: string, since: string): string => `${bytes} written, started ${since}`,
  leave: 'You can leave this page meanwhile.',
  failed: 'The last backup failed.',
  last: (moment: string, age: string): string => `The last backup was made on ${moment}, ${age}.`,
  never: 'There is no backup yet.',
  lastCopy: (moment: string, age: string): string => `The last off-site copy was made on ${moment}, ${age}.`,
  noCopy: 'No off-site copy was made yet.',
  elsewhere: 'It is not stored here: it was deleted, or made by the command line.',
  list: 'Stored backups',
  facts: (size: string, age: string): string => `${size}, ${age}`,
  download: 'Download',
  downloadOf: (moment: string): string => `Download the backup of ${moment}`,
  downloading: 'The download has started. Please keep the file in a safe place',
  deleteOf: (moment: string): string => `Delete the backup of ${moment}`,
  question: (moment: string, size: string) => ({
    heading: 'Delete this backup?',
    text: `The backup of ${moment} (${size}) is deleted from this server for good. Copies that you have downloaded stay.`,
    confirm: 'Delete',
  }),
  deleted: 'The backup is deleted',
} as const;

export const mails = {
  heading: 'Mails',
  server: 'Mail server',
  isSet: 'Set',
  isNotSet: 'Not set: mails are files on the server',
  waiting: 'Waiting to be sent',
  oldest: (count: number, age: string): string => `${count}, the oldest for ${age}`,
  undeliverable: 'Undeliverable',
  list: 'Undeliverable mails',
  newest: (shown: number): string => `The newest ${shown} are listed.`,
  facts: (recipient: string, moment: string): string => `To ${recipient}, ${moment}`,
  tries: (count: number): string => counted(count, 'tried once', 'tries'),
  problem: (text: string): string => `The mail server said: ${text}`,
  retry: 'Send again',
  retryOf: (subject: string, recipient: string): string => `Send “${subject}” to ${recipient} again`,
  retried: 'The mail is being sent again',
} as const;

export const payments = {
  heading: 'Payments',
  mode: 'Mode',
  modes: { sandbox: 'Sandbox: no money moves', test: 'Test mode of Razorpay', live: 'Live' },
  keys: 'Keys of Razorpay',
  webhookSecret: 'Secret of the webhook',
  isSet: 'Set',
  isNotSet: 'Not set',
  lastWebhook: 'Last event received',
  noWebhook: 'None yet',
  webhooks: 'Events to apply',
  webhooksFailed: 'Events given up',
  refunds: 'Refunds under way',
  refundsFailed: 'Refunds failed',
  checks: 'Payments to look up',
} as const;

export const jobs = {
  heading: 'Jobs',
  text: 'What this process of the shop does by itself. With several processes, the others do the same.',
  name: 'Job',
  every: (span: string): string => `Every ${span}`,
  lastRun: 'Last run',
  lastSuccess: 'Last success',
  next: 'Next run',
  notYet: 'Not yet',
  running: 'Now',
  soon: 'Now due',
  in: (span: string): string => `in ${span}`,
  failed: (age: string, message: string): string => `Failed ${age}: ${message}`,
  good: (count: number): string => `All ${count} jobs did their last run without an error.`,
  bad: (failed: number, count: number): string => `${failed} of ${count} jobs failed in their last run.`,
  showAll: (count: number): string => `Show all ${count} jobs`,
  showFailed: 'Hide the jobs that work',
} as const;

/** By the name in the log. */
const jobNames: Record<string, string> = {
  'notice changes': 'Notice what other processes changed',
  'fill from the previous version': 'Complete orders that an older version of the shop wrote',
  'send mails': 'Send mails',
  'queue order mails': 'Write mails about orders',
  'apply webhooks': 'Apply events of the payment provider',
  'check unpaid orders': 'Look up unpaid orders',
  'send refunds': 'Send refunds',
  'notice refunds': 'Look up refunds',
  'notice disputes': 'Look up disputes',
  'answer reset requests': 'Answer forgotten passwords',
  'make backups': 'Make backups',
  'mail staff in the morning': 'Mail staff in the morning',
  'sweep webhooks': 'Delete old events',
  'sweep sessions': 'Delete ended sessions of customers',
  'sweep e-mail links': 'Delete old e-mail links',
  'sweep known networks': 'Delete old networks of customers',
  'sweep staff sessions': 'Delete ended sessions of staff',
  'sweep staff networks': 'Delete old networks of staff',
  'sweep staff challenges': 'Delete unused passkey questions',
  'sweep invitations': 'Delete old invitations',
  'sweep resets': 'Delete old password links',
  'sweep mails': 'Delete old mails',
  'sweep pictures': 'Delete unfinished pictures',
  'sweep limits': 'Delete old counts of attempts',
};

/** The name itself, if it has no text yet. */
export const jobName = (name: string): string => jobNames[name] ?? name;

export const database = {
  heading: 'Database and disk',
  engine: 'Database',
  engines: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  size: 'Size of the database',
  writable: 'Accepts writes',
  yes: 'Yes',
  no: 'No',
  disk: 'Disk of pictures and backups',
  free: (free: string, total: string): string => `${free} of ${total} free`,
  used: (percent: number): string => `${percent} % used`,
} as const;

export const version = {
  heading: 'Version',
  shop: 'Shop',
  node: 'Node.js',
  migration: 'Last migration',
  startedAt: 'Running since',
} as const;

export const configuration = {
  heading: 'Configuration',
  good: 'Nothing is missing.',
} as const;
