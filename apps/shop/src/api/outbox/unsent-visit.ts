import type { VisitNote } from '@tonalia/contract/seller-day';

/** What a seller noted of a visit, as this device stores it until the server has it. */
export interface UnsentVisit extends VisitNote {
  sellerId: string;
}
