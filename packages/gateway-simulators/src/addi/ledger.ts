import { randomUUID } from 'node:crypto';

export type Status = 'PENDING' | 'APPROVED' | 'REJECTED' | 'ABANDONED' | 'DECLINED' | 'INTERNAL_ERROR';

/** A credit application. */
export interface Application {
  id: string;
  orderId: string;
  amount: number;
  /** The secret part of its page's address. */
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
