import { OfficeError } from '@tonalia/contract/office-errors';
import { operatorCan } from '@tonalia/contract/office-rights';
import type { Database } from '../../../platform/transaction.ts';
import { listOperators } from '../../office/index.ts';

/** An operator that may pick. */
export interface Picker {
  _id: string;
  name: string;
}

/** The operators that may pick and can sign in. */
export async function listPickers(db: Database): Promise<Picker[]> {
  const operators = await listOperators(db);
  return operators
    .filter(({ role, stage }) => stage === 'active' && operatorCan(role, 'picking.work'))
    .map(({ id, name }) => ({ _id: id, name }));
}

/** OPERATOR_NOT_FOUND for an id of no picker. */
export function requirePicker(pickers: readonly Picker[], id: string): Picker {
  const picker = pickers.find(({ _id }) => _id === id);
  if (!picker) throw new OfficeError('OPERATOR_NOT_FOUND');
  return picker;
}
