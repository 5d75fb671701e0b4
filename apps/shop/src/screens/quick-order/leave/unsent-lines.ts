import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName } from '@tonalia/rules/line-name';
import type { UnsentLine } from '../../../api/outbox/unsent-order.ts';
import type { QuickDraftLine } from '../../../api/storage/quick-draft-line.ts';
import { isReady } from '../quick-line.ts';

/** The lines that are ready as they are left to send: each version once from stock, and once in its presale. */
export function toUnsentLines(lines: readonly QuickDraftLine[]): UnsentLine[] {
  const byKey = new Map<string, UnsentLine>();
  const wanted = new Map<string, { match: ListMatch; quantity: number }>();
  for (const { match, quantity } of lines.filter(isReady)) {
    if (!match) continue;
    const before = wanted.get(match.code)?.quantity ?? 0;
    wanted.set(match.code, { match, quantity: before + quantity });
  }
  for (const { match, quantity } of wanted.values())
    for (const line of partsOf(match, quantity)) byKey.set(`${line.dateSeen} ${line.code}`, line);
  return [...byKey.values()];
}

/** What stock does not have is shown in presale, when that has room for it. */
function partsOf(match: ListMatch, quantity: number): UnsentLine[] {
  const { presale, stock, minQuantity } = match;
  const now = Math.floor(Math.min(stock, quantity) / minQuantity) * minQuantity;
  const later = quantity - now;
  if (later === 0 || !presale || (presale.left !== null && presale.left < later))
    return [lineOf(match, quantity, null)];
  return [...(now > 0 ? [lineOf(match, now, null)] : []), lineOf(match, later, presale.dispatchDate)];
}

const lineOf = (match: ListMatch, quantity: number, dateSeen: string | null): UnsentLine => ({
  code: match.code,
  quantity,
  priceSeen: match.price,
  dateSeen,
  name: lineName(match),
  color: match.color?.color ?? null,
  image: match.image,
  tile: match.tile,
});

/** Pesos of the lines. */
export const goodsOf = (lines: readonly UnsentLine[]): number =>
  lines.reduce((sum, { priceSeen, quantity }) => sum + priceSeen * quantity, 0);
