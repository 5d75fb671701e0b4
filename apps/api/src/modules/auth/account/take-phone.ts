import { AppError } from '@tonalia/contract/errors';
import { nationalNumber } from '@tonalia/rules/phone';
import type { Clock } from '../../../platform/clock.ts';
import { type Transaction, brokenConstraint } from '../../../platform/transaction.ts';
import { spendProvedPhone } from '../verification/proved-phone.ts';
import { changePhone } from './account.sql.ts';

/** Gives somebody the phone a `registrationToken` proves. PHONE_NOT_VERIFIED, or ALREADY_REGISTERED when somebody has it. */
export async function takePhone(tx: Transaction, clock: Clock, identityId: string, token: string): Promise<void> {
  const e164 = await spendProvedPhone(tx, clock, token);
  if (!e164) throw new AppError('PHONE_NOT_VERIFIED');
  try {
    await changePhone(tx, identityId, nationalNumber(e164), e164);
  } catch (error) {
    if (brokenConstraint(error) === 'identity_phone') throw new AppError('ALREADY_REGISTERED');
    throw error;
  }
}
