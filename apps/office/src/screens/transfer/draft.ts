import type { StockItem } from '@tonalia/contract/stock-office';
import type { StockTransfer, StockTransferLine, StockTransferReason } from '@tonalia/contract/stock-transfers';
import type { ArrivalDifference, TransferWish } from '../../api/stock-transfers.ts';

/** A draft as the screen edits it. */
export type TransferDraft = Omit<TransferWish, 'lines'> & { lines: StockTransferLine[] };

export const draftOf = ({ from, to, leavesOn, arrivesOn, carrier, note, lines }: StockTransfer): TransferDraft => ({
  fromId: from._id,
  toId: to._id,
  leavesOn,
  arrivesOn,
  carrier,
  note,
  lines,
});

/** The draft as the server takes it. */
export const wishOf = ({ lines, ...draft }: TransferDraft): TransferWish => ({
  ...draft,
  lines: lines.map(({ versionId, units }) => ({ versionId, units })),
});

/** Adds a version with one unit, or one more unit of it. `perDay` of the item is that of the first warehouse. */
export function withVersion(draft: TransferDraft, item: StockItem): TransferDraft {
  const known = draft.lines.some(({ versionId }) => versionId === item.versionId);
  if (known)
    return {
      ...draft,
      lines: draft.lines.map((line) => (line.versionId === item.versionId ? { ...line, units: line.units + 1 } : line)),
    };
  const { versionId, code, name, detail, image, tile, swatch, perDay, cost, grams } = item;
  const availableIn = (id: string) => item.warehouses.find(({ warehouseId }) => warehouseId === id)?.available ?? 0;
  const line: StockTransferLine = {
    versionId,
    code,
    name,
    detail,
    image,
    tile,
    swatch,
    cost,
    grams,
    units: 1,
    received: null,
    reason: null,
    from: { available: availableIn(draft.fromId), perDay, shelf: null },
    to: { available: availableIn(draft.toId), perDay: 0, shelf: null },
  };
  return { ...draft, lines: [line, ...draft.lines] };
}

/** The other direction. */
export const swapped = (draft: TransferDraft): TransferDraft => ({
  ...draft,
  fromId: draft.toId,
  toId: draft.fromId,
  lines: draft.lines.map((line) => ({ ...line, from: line.to, to: line.from })),
});

/** Units after which both warehouses last as long; those of the line where nothing is sold. */
export function levelUnits({ units, from, to }: StockTransferLine): number {
  const perDay = from.perDay + to.perDay;
  if (perDay === 0) return units;
  const wanted = Math.round(((from.available + to.available) * to.perDay) / perDay) - to.available;
  return Math.min(Math.max(1, wanted), Math.max(1, from.available));
}

/** Days that the units of a draft last in both warehouses together; undefined where nothing is sold. */
export function levelDays(lines: readonly StockTransferLine[]): number | undefined {
  const sum = (of: (line: StockTransferLine) => number) => lines.reduce((total, line) => total + of(line), 0);
  const selling = lines.filter(({ from, to }) => from.perDay + to.perDay > 0);
  if (selling.length === 0) return undefined;
  const perDay = sum(({ from, to }) => from.perDay + to.perDay);
  return Math.floor(selling.reduce((total, { from, to }) => total + from.available + to.available, 0) / perDay);
}

export const isShort = ({ units, from }: StockTransferLine): boolean => units > from.available;

/** Days that units last; undefined without a sale. */
export const daysLeft = (available: number, perDay: number): number | undefined =>
  perDay > 0 ? Math.floor(Math.max(0, available) / perDay) : undefined;

/** What arrived of each line, by version; absent for whole. */
export type Arrivals = Record<string, { received: number; reason: StockTransferReason | undefined }>;

/** The differences to send; undefined while one has no reason. */
export function differencesOf(
  lines: readonly StockTransferLine[],
  arrivals: Arrivals,
): ArrivalDifference[] | undefined {
  const differences: ArrivalDifference[] = [];
  for (const { versionId, units } of lines) {
    const arrival = arrivals[versionId];
    if (!arrival || arrival.received === units) continue;
    const reason = arrival.received > units ? 'extra' : arrival.reason;
    if (reason === undefined) return undefined;
    differences.push({ versionId, received: arrival.received, reason });
  }
  return differences;
}
