import { randomUUID } from 'node:crypto';

export type ApplicationStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'ABANDONED' | 'DECLINED' | 'INTERNAL_ERROR';

/** An application for credit. */
export interface Application {
  id: string;
  orderId: string;
  amount: number;
  /** Secret part of the address of its page. */
  visit: string;
  name: string;
  callbackUrl: string;
  redirectionUrl: string;
  status: ApplicationStatus;
  isCancelled: boolean;
}

export const newApplication = (
  asked: Pick<Application, 'orderId' | 'amount' | 'name' | 'callbackUrl' | 'redirectionUrl'>,
) => ({ ...asked, id: randomUUID(), visit: randomUUID(), status: 'PENDING', isCancelled: false }) satisfies Application;
