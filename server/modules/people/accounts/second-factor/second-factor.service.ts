// The second factor at login: after the password, a code from the
// customer's app or a recovery code.
import { serverMessages } from '@taana-baana/contract';
import type { SecondFactorRow } from '../../../../database/tables/account-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { resetAttempts, consumeAttempts } from '../../rate-limits/rate-limits.service.ts';
import { AppError } from '../../../app-error.ts';
import { hashRecoveryCode, plainCode } from '../../../../credentials/secret-tokens.ts';
import { deleteRecoveryCode, findSecondFactor, updateLastStep } from './second-factor.repository.ts';
import { stepOf } from '../../../../credentials/totp.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Per account, from all networks. Three of a million codes are valid at any time: guessing at
 * this rate has a 50 % chance after two and a half years. Unlike the password limit it
 * rejects, because only those who know the password can use it up. Recovery codes are too
 * long to guess and keep working.
 */
const codesOfOneAccount = { name: 'second factor', attempts: 10, minutes: 60 };

export async function isSecondFactorOn({ db }: Pick<Deps, 'db'>, customerId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(db, customerId))?.confirmed_at);
}

/**
 * Whether the login may continue: always without a second factor, otherwise with a correct code,
 * which is used up. Call only after the correct password. Throws an error that asks for a code if
 * none was sent, or one with the time to wait after too many.
 */
export async function passesSecondFactor(deps: Needs, customerId: string, code = ''): Promise<boolean> {
  const factor = await findSecondFactor(deps.db, customerId);
  if (!factor?.confirmed_at) return true;
  const plain = plainCode(code);
  if (plain === '') {
    const { secondFactorRequired } = serverMessages;
    throw new AppError('second-factor-required', secondFactorRequired, { fields: { code: secondFactorRequired } });
  }
  const isRight = /^\d{6}$/.test(plain)
    ? await takeCode(deps, factor, plain)
    : await takeRecoveryCode(deps, factor, plain);
  if (!isRight) deps.log.info({ customer: customerId }, 'a wrong code');
  return isRight;
}

async function takeCode(deps: Needs, factor: SecondFactorRow, code: string): Promise<boolean> {
  const attempts = [{ limit: codesOfOneAccount, subject: factor.customer_id }];
  const left = await consumeAttempts(deps, attempts);
  const step = stepOf(factor.secret, code, deps.clock.now());
  if (step !== undefined && (await updateLastStep(deps.db, factor.customer_id, step))) {
    await resetAttempts(deps, attempts);
    return true;
  }
  if (left === 0) deps.log.warn({ customer: factor.customer_id }, 'the limit of wrong codes is reached');
  return false;
}

async function takeRecoveryCode(deps: Needs, { customer_id }: SecondFactorRow, code: string): Promise<boolean> {
  const isTaken = await deleteRecoveryCode(deps.db, { customer_id, code_hash: hashRecoveryCode(code) });
  if (isTaken) deps.log.info({ customer: customer_id }, 'a recovery code was used');
  return isTaken;
}
