import { randomBytes } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { digest } from '../../auth/index.ts';
import { findTotpSecret, setTotpSecret, spendTotpStep } from '../operator/operator.sql.ts';
import { findTotpStep } from '../totp/totp.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './ticket.sql.ts';

const RECOVERY_CODES = 10;

export interface SecondFactorTry {
  operatorId: string;
  /** Six digits of the authenticator app, or a recovery code. */
  code: string;
}

/** What proved the second factor: a code of the authenticator app, or a recovery code. */
export type SecondFactor = 'totp' | 'recovery';

/** The factor that the code proves; undefined for a wrong code. A right code is spent: it works once. */
export async function proveSecondFactor(
  tx: Database | Transaction,
  clock: Clock,
  { operatorId, code }: SecondFactorTry,
): Promise<SecondFactor | undefined> {
  if (!/^\d{6}$/.test(code)) {
    const spent = await spendRecoveryCode(tx, { operatorId, hash: digest(plainCode(code)) });
    return spent.length > 0 ? 'recovery' : undefined;
  }
  const [known] = await findTotpSecret(tx, operatorId);
  const step = known?.secret ? findTotpStep(known.secret, code, clock.now()) : undefined;
  if (step === undefined) return undefined;
  return (await spendTotpStep(tx, { id: operatorId, step })).length > 0 ? 'totp' : undefined;
}

/** Stores a secret that the first code proves; undefined for a wrong code. CODE_EXPIRED when another one was set up meanwhile. */
export async function enrol(
  tx: Transaction,
  clock: Clock,
  { operatorId, code, secret }: SecondFactorTry & { secret: Buffer },
): Promise<SecondFactor | undefined> {
  const step = findTotpStep(secret, code, clock.now());
  if (step === undefined) return undefined;
  const stored = await setTotpSecret(tx, { id: operatorId, secret, step });
  if (stored.length === 0) throw new AppError('CODE_EXPIRED');
  return 'totp';
}

/** New recovery codes; the older ones stop working. They are shown once, and only their digests are kept. */
export async function newRecoveryCodes(tx: Transaction, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
  await replaceRecoveryCodes(tx, { operatorId, hashes: codes.map(digest) });
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** As it was typed: with or without the hyphen, in either case. */
const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^\da-f]/g, '');
