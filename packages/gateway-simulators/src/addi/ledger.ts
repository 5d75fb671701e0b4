import { randomUUID } from 'node:crypto';

export type Status = 'PENDING' | 'APPROVED' | 'REJECTED' | 'ABANDONED' | 'DECLINED' | 'INTERNAL_ERROR';

/** A credit that was asked for. */
export interface Application {
  id: string;
  orderId: string;
  amount: number;
  /** What opens its page: nobody guesses it. */
  visit: string;
  name: string;
  callbackUrl: string;
  redirectionUrl: string;
  status: Status;
  isCancelled: boolean;
}

export const newApplication = (
  asked: Pick<Application, 'orderId' | 'amount' | 'name' | 'callbackUrl' | 'redirectionUrl'>,
) => ({ ...asked, id: randomUUID(), visit: randomUUID(), status: 'PENDING', isCancelled: false }) satisfies Application;
