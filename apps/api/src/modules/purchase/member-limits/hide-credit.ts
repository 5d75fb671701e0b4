import { AppError } from '@tonalia/contract/errors';
import type { Buyer } from '../../../platform/http/actor.ts';

/** Refuses for reasons of credit without its amounts when the member that acts may not see them: PAYMENT_METHOD_UNAVAILABLE. */
export async function hideCredit<T>({ member }: Buyer, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfCredit =
      error instanceof AppError && (error.code === 'CREDIT_EXCEEDED' || error.code === 'CREDIT_OVERDUE');
    if (isOfCredit && member?.seesCredit === false) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    throw error;
  }
}
