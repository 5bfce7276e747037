// The answers that an installation needs, and the shop's settings made from them. The rules are
// those of the configuration.
import { randomBytes } from 'node:crypto';
import { ConfigError, loadConfig } from '../../../server/config.ts';
import { type Variables, isWritable } from '../settings-file.ts';

export interface Question {
  readonly name: string;
  readonly asks: string;
  readonly isSecret?: boolean;
  readonly isOptional?: boolean;
  /** The default, without a former answer. */
  readonly suggestion?: (answers: Variables) => string;
  readonly isAsked?: (answers: Variables) => boolean;
}

const hasPayments = (answers: Variables) => Boolean(answers.RAZORPAY_KEY_ID);

export const questions: readonly Question[] = [
  { name: 'DOMAIN', asks: 'Domain of the shop, such as tees.example.com' },
  {
    name: 'ADMIN_DOMAIN',
    asks: "Domain of the owner's admin",
    suggestion: (answers) => `admin.${answers.DOMAIN}`,
  },
  { name: 'OWNER_EMAIL', asks: "The owner's e-mail address" },
  {
    name: 'SMTP_URL',
    asks: 'Mail server, such as smtps://user:password@mail.example.com (empty: no mails are sent)',
    isSecret: true,
    isOptional: true,
  },
  {
    name: 'RAZORPAY_KEY_ID',
    asks: "Razorpay's key id, rzp_… (empty: a demonstration with sample products, in which no money moves)",
    isOptional: true,
  },
  { name: 'RAZORPAY_KEY_SECRET', asks: "The secret of Razorpay's key", isSecret: true, isAsked: hasPayments },
];

/** Only in a file of answers: most shops do not need them. */
const rareAnswers = ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_BASE_URL', 'DATABASE_URL', 'MAIL_FROM', 'TLS'];
export const answerNames: readonly string[] = [...questions.map(({ name }) => name), ...rareAnswers];

/** A sentence about what is wrong with an answer; undefined if nothing is. */
export function problemWith(name: string, answers: Variables): string | undefined {
  const value = answers[name] ?? '';
  const isOptional = !questions.some((question) => question.name === name && !question.isOptional);
  if (value === '' && isOptional) return undefined;
  if (!isWritable(value)) return `${name} may not contain quotes, backslashes or line breaks.`;
  if (name === 'DOMAIN' || name === 'ADMIN_DOMAIN') {
    if (!/^(?=.{4,253}$)([a-z0-9](-*[a-z0-9])*\.)+[a-z][a-z0-9-]*$/i.test(value)) {
      return `${name} must be a domain such as tees.example.com, without https:// and path.`;
    }
    return name === 'ADMIN_DOMAIN' && value.toLowerCase() === answers.DOMAIN?.toLowerCase()
      ? 'ADMIN_DOMAIN must be another one than DOMAIN.'
      : undefined;
  }
  if (name === 'OWNER_EMAIL') {
    return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/.test(value)
      ? undefined
      : 'OWNER_EMAIL must be one e-mail address.';
  }
  if (name === 'TLS') return value === 'internal' ? undefined : 'TLS must be internal, or not set.';
  if (value === '') return `${name} must be set.`;
  // Checks only this variable.
  const others = { RAZORPAY_KEY_ID: 'rzp_test_0000', RAZORPAY_KEY_SECRET: 'secret' };
  try {
    loadConfig({ NODE_ENV: 'production', ...others, [name]: value });
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.find((problem) => problem.startsWith(name));
  }
}

/**
 * The variables of /etc/shop/shop.env; an empty one is not set. `before`: the current ones of the
 * installation.
 */
export function settingsOf(answers: Variables, before: Variables): Variables {
  const isDemo = !hasPayments(answers);
  const webhookSecret = answers.RAZORPAY_WEBHOOK_SECRET || before.RAZORPAY_WEBHOOK_SECRET;
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DATA_DIR: before.DATA_DIR ?? '/var/lib/shop',
    PUBLIC_URL: `https://${answers.DOMAIN?.toLowerCase()}`,
    ADMIN_URL: `https://${answers.ADMIN_DOMAIN?.toLowerCase()}`,
    OWNER_EMAIL: answers.OWNER_EMAIL ?? '',
    SMTP_URL: answers.SMTP_URL ?? '',
    MAIL_FROM: answers.MAIL_FROM ?? '',
    DATABASE_URL: answers.DATABASE_URL ?? '',
    RAZORPAY_KEY_ID: answers.RAZORPAY_KEY_ID ?? '',
    RAZORPAY_KEY_SECRET: isDemo ? '' : (answers.RAZORPAY_KEY_SECRET ?? ''),
    RAZORPAY_WEBHOOK_SECRET: isDemo ? '' : webhookSecret || randomBytes(24).toString('hex'),
    RAZORPAY_BASE_URL: answers.RAZORPAY_BASE_URL ?? '',
    DEMO: isDemo ? '1' : '',
  };
}

/** The answers of a former installation, from its settings. */
export function answersOf(settings: Variables): Variables {
  const domains = {
    DOMAIN: settings.PUBLIC_URL?.replace('https://', '') ?? '',
    ADMIN_DOMAIN: settings.ADMIN_URL?.replace('https://', '') ?? '',
  };
  const kept = Object.entries(settings).filter(([name]) => answerNames.includes(name));
  return { ...(settings.PUBLIC_URL ? domains : {}), ...Object.fromEntries(kept) };
}
