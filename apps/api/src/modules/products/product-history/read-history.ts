import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { ProductEvent } from '@tonalia/contract/product-history';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import type { ModuleContext } from '../../../platform/module.ts';
import { lineOf, ofProduct, ofVersion } from './history.rules.ts';
import { findHistoryProduct, listProductActs, listProductEvents } from './history.sql.ts';

/** The newest lines of the history of a product, without what the role does not see. PRODUCT_NOT_FOUND. */
export async function readHistory(
  { db, clock }: Pick<ModuleContext, 'db' | 'clock'>,
  { id, limit, role }: { id: string; limit: number; role: OfficeRole },
): Promise<ProductEvent[]> {
  const [[found], acts, events] = await Promise.all([
    findHistoryProduct(db, id),
    listProductActs(db, { id, limit }),
    listProductEvents(db, { id, limit, ofProduct, ofVersion }),
  ]);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  const lines = [
    ...acts.map((act) => cellsLine(act, { role, now: clock.now() })),
    ...events.flatMap((event) => lineOf(event) ?? []),
  ];
  return lines
    .filter((line) => isSeen(line, role))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, limit);
}

type ActRow = Awaited<ReturnType<typeof listProductActs>>[number];

function cellsLine(act: ActRow, { role, now }: { role: OfficeRole; now: Date }): ProductEvent {
  const { id, at, by, shade, field, tradeTypeId, count, isMixed, isUndone, cells, hasPrices } = act;
  const until = new Date(at.getTime() + undoHours * hour);
  const isUndoable = !isUndone && until > now && operatorCan(role, 'catalogue.edit');
  return {
    _id: [id, field, tradeTypeId].join(':'),
    at: at.toISOString(),
    by,
    shade,
    kind: 'cells',
    field,
    tradeTypeId,
    count,
    before: isMixed ? null : shown(act.before),
    after: isMixed ? null : shown(act.after),
    isMixed,
    isUndone,
    undo:
      isUndoable && (!hasPrices || operatorCan(role, 'prices.edit'))
        ? { _id: id, until: until.toISOString(), cells }
        : null,
  };
}

/** The states of a version and its product as one answer: on sale or not. */
const shown = (value: ActRow['before']): number | boolean | null =>
  value === null || typeof value === 'number' ? value : value.version === 'published' && value.product === 'published';

function isSeen(line: ProductEvent, role: OfficeRole): boolean {
  if (line.kind === 'stock') return operatorCan(role, 'stock.read');
  return line.kind !== 'cells' || line.field !== 'price' || operatorCan(role, 'prices.read');
}
