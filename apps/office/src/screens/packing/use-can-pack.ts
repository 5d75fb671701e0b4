import type { Packing } from '@tonalia/contract/packing-office';
import { mayDo, useOperator } from '../../api/session.ts';

/** Whether the operator may change the boxes of this shipment. */
export function useCanPack({ state }: Pick<Packing, 'state'>): boolean {
  return mayDo(useOperator(), 'picking.work') && state !== 'closed';
}
