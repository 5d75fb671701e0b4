import type { OfficeReturnItem } from '@tonalia/contract/returns-office';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** Where the goods of a return are. */
export function whereWords({ state, stays }: Pick<OfficeReturnItem, 'state' | 'stays'>): string {
  if (stays) return texts.place.stays;
  if (state === 'asked') return texts.place.customer;
  if (state === 'collecting') return texts.place.collecting;
  return state === 'received' || state === 'resolved' ? texts.place.warehouse : texts.place.none;
}
