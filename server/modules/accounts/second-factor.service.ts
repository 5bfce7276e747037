// The second factor at login: after the password a code from the customer's app, or a recovery code.
import { serverMessages } from '@taana-baana/contract';
import type { SecondFactorRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { forgetTries, takeTries } from '../limits/limits.service.ts';
import { Refusal } from '../refusal.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { deleteRecoveryCode, findSecondFactor, updateLastStep } from './second-factor.repository.ts';
import { stepOf } from './totp.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * For one account, from everywhere. Three of a million codes are right at a time: who knows the password and guesses at this
 * pace has an even chance after two and a half years. It refuses, as the limit of passwords must not: only those who know the
 * password can use it up. Recovery codes are too long to guess, and work on.
 */
const codesOfOneAccount = { name: 'second factor', tries: 10, minutes: 60 };

export async function isSecondFactorOn({ db }: Pick<Deps, 'db'>, customerId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(db, customerId))?.confirmed_at);
}

/**
 * Whether the login may go on: always where there is no second factor, else with a right code, which is used up by it. Ask only
 * after the right password. Throws the refusal that asks for a code where none was sent, and the one with the time to wait
 * after too many codes.
 */
export async function passesSecondFactor(deps: Needs, customerId: string, code = ''): Promise<boolean> {
  const factor = await findSecondFactor(deps.db, customerId);
  if (!factor?.confirmed_at) return true;
  const plain = plainCode(code);
  if (plain === '') {
    const { secondFactorRequired } = serverMessages;
    throw new Refusal('second-factor-required', secondFactorRequired, { code: secondFactorRequired });
  }
  const isRight = /^\d{6}$/.test(plain)
    ? await takeCode(deps, factor, plain)
    : await takeRecoveryCode(deps, factor, plain);
  if (!isRight) deps.log.info({ customer: customerId }, 'a wrong code');
  return isRight;
}

async function takeCode(deps: Needs, factor: SecondFactorRow, code: string): Promise<boolean> {
  const tries = [{ limit: codesOfOneAccount, subject: factor.customer_id }];
  const left = await takeTries(deps, tries);
  const step = stepOf(factor.secret, code, deps.clock.now());
  if (step !== undefined && (await updateLastStep(deps.db, factor.customer_id, step))) {
    await forgetTries(deps, tries);
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
