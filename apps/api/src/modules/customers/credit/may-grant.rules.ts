import type { OfficeRole } from '@tonalia/contract/office-rights';
import { creditAloneLimit } from '@tonalia/rules/policy';

/** Whether an operator of `role` may change a limit of credit, in pesos; null is no credit. An owner grants any, and every limit may go down. */
export const mayGrant = (role: OfficeRole, before: number | null, after: number): boolean =>
  role === 'owner' || after <= creditAloneLimit || after <= (before ?? 0);
