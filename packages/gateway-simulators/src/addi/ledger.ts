import { randomUUID } from 'node:crypto';

/** Statuses of an application for credit in Addi's webhook; all but PENDING are final. */
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

/** A pending application with its own id and page. */
export const newApplication = (
  asked: Pick<Application, 'orderId' | 'amount' | 'name' | 'callbackUrl' | 'redirectionUrl'>,
) => ({ ...asked, id: randomUUID(), visit: randomUUID(), status: 'PENDING', isCancelled: false }) satisfies Application;
