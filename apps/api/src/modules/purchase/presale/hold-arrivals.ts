import type { PresaleArrivals } from '../../../platform/module.ts';
import { takeStock } from '../../products/index.ts';
import { heldLines } from './held-lines.rules.ts';
import { holdOrdersById, insertHeldParts, listUnheldLines, sumPresold } from './hold-arrivals.sql.ts';

/** Lines of one arrival; those after them hold units of the next one. */
const MOST_LINES = 2_000;

/**
 * What presale orders do with goods that arrive. The orders are locked before the goods enter, as everywhere: order, then stock; the units that
 * they hold are never for sale in between.
 */
export const presaleArrivals: PresaleArrivals = {
  hold: async (tx, warehouseId, arrived, bring) => {
    const goods = {
      warehouseId,
      versionIds: arrived.map(({ versionId }) => versionId),
      units: arrived.map(({ quantity }) => quantity),
      limit: MOST_LINES,
    };
    const waiting = await listUnheldLines(tx, { ...goods, orderIds: null });
    const orderIds = [...new Set(waiting.map(({ orderId }) => orderId))];
    await holdOrdersById(tx, orderIds);
    // read again: an order may have ended before its lock
    const lines = orderIds.length > 0 ? await listUnheldLines(tx, { ...goods, orderIds }) : [];
    await bring();
    const held = heldLines(lines, arrived);
    if (held.length === 0) return;
    const short = await takeStock(tx, warehouseId, held);
    if (short.length > 0) throw new Error('units that arrived are not there');
    await insertHeldParts(tx, {
      orderIds: held.map(({ orderId }) => orderId),
      lineNos: held.map(({ lineNo }) => lineNo),
      versionIds: held.map(({ versionId }) => versionId),
      quantities: held.map(({ quantity }) => quantity),
    });
  },
  presold: async (db, versionIds) =>
    new Map((await sumPresold(db, [...versionIds])).map(({ versionId, units }) => [versionId, units])),
};
