import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { bringToStock } from '../../products/index.ts';
import { insertLosses, settleAwaited, takeAwaited } from './goods-back.sql.ts';

/** The count of goods that were not taken at the door. */
export interface BackCount {
  /** Of `purchase.goods_back`. */
  backId: string;
  orderId: string;
  /** Units of each line that can be sold; the rest of it is lost. Every awaited line is here. */
  good: readonly { line: number; units: number }[];
  by: string;
  operator: OperatorAuthor;
}

/**
 * Puts awaited goods into stock or writes them off, as they were counted. Money and the order followed at the door. Lock the order first; a
 * second count changes nothing.
 */
export async function countBack(tx: Transaction, { backId, orderId, good, by, operator }: BackCount): Promise<void> {
  const awaited = await takeAwaited(tx, backId);
  if (awaited.length === 0) return;
  await settleAwaited(tx, { backId, lines: good.map(({ line }) => line), stocks: good.map(({ units }) => units) });
  const places = awaited.map(({ units, lineUnits, ...one }) => {
    // of a combo each version has a multiple of the line's units
    const toStock = (units / lineUnits) * (good.find(({ line }) => line === one.line)?.units ?? 0);
    return { ...one, toStock, lost: units - toStock };
  });
  const byWarehouse = [...Map.groupBy(places, ({ warehouseId }) => warehouseId)];
  for (const [warehouseId, own] of byWarehouse.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const back = own.filter(({ toStock }) => toStock > 0);
    await bringToStock(
      tx,
      warehouseId,
      back.map(({ versionId, toStock: quantity }) => ({ versionId, quantity })),
      { cause: 'return', document: awaited[0]?.orderCode ?? null, operatorId: operator.operatorId },
    );
    const lost = own.filter((one) => one.lost > 0);
    await insertLosses(tx, {
      backId,
      warehouseId,
      lines: lost.map(({ line }) => line),
      versionIds: lost.map(({ versionId }) => versionId),
      units: lost.map((one) => one.lost),
    });
  }
  const sum = (of: (one: (typeof places)[number]) => number) => places.reduce((total, one) => total + of(one), 0);
  const detail = { by, toStock: sum(({ toStock }) => toStock), toLoss: sum(({ lost }) => lost) };
  await recordAuditEvent(tx, { actorId: null, operator, action: 'purchase.goods_counted', subjectId: orderId, detail });
}
