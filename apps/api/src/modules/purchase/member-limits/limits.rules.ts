import type { ErrorParams } from '@tonalia/contract/errors';
import type { MemberTerms } from '@tonalia/contract/member-terms';

/** Pesos that a member ordered before. */
export interface SpentBefore {
  today: number;
  month: number;
}

/** Why an order of `total` pesos needs an approval; undefined within all limits. */
export function whyApproval(
  { mode, orderLimit, dayLimit, monthLimit }: MemberTerms,
  { today, month }: SpentBefore,
  total: number,
): ErrorParams<'APPROVAL_NEEDED'> | undefined {
  if (mode === 'asks') return { reason: 'mode', limit: 0, spent: month, total };
  if (orderLimit !== null && total > orderLimit) return { reason: 'order', limit: orderLimit, spent: 0, total };
  if (dayLimit !== null && today + total > dayLimit) return { reason: 'day', limit: dayLimit, spent: today, total };
  if (monthLimit !== null && month + total > monthLimit)
    return { reason: 'month', limit: monthLimit, spent: month, total };
  return undefined;
}
