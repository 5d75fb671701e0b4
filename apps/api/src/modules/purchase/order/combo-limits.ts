import { AppError } from '@tonalia/contract/errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockComboLimits } from '../../products/index.ts';
import type { PricedLine } from '../cart/catalogue.ts';
import { sumComboUnits } from './combo-limits.sql.ts';

/**
 * Refuses more units of a combo than its terms allow in one order, of one customer or in all: COMBO_LIMIT with the units left. The lock
 * of the terms makes two orders of the last unit follow each other. No statement for a cart without combos.
 */
export async function requireComboLimits(
  tx: Transaction,
  customerId: string,
  lines: readonly PricedLine[],
): Promise<void> {
  const combos = Map.groupBy(
    lines.filter(({ sellable }) => sellable.kind === 'combo'),
    ({ sellable }) => sellable.productId,
  );
  if (combos.size === 0) return;
  const limits = await lockComboLimits(tx, [...combos.keys()]);
  if (limits.length === 0) return;
  const versionIds = limits.flatMap(({ comboId }) => combos.get(comboId)?.[0]?.sellable.versionId ?? []);
  const sold = await sumComboUnits(tx, { customerId, versionIds });
  for (const { comboId, perOrder, perCustomer, inTotal } of limits) {
    const ordered = combos.get(comboId) ?? [];
    const { inTotal: all, ofCustomer } = sold.find((one) => one.comboId === comboId) ?? { inTotal: 0, ofCustomer: 0 };
    const left = Math.min(perOrder ?? Infinity, (perCustomer ?? Infinity) - ofCustomer, (inTotal ?? Infinity) - all);
    const units = ordered.reduce((sum, { line }) => sum + line.quantity, 0);
    const name = ordered[0]?.sellable.name ?? '';
    if (units > left) throw new AppError('COMBO_LIMIT', { name, left: Math.max(0, left) });
  }
}
