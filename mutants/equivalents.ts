import type { Mutant } from './mutant.ts';

interface Equivalent extends Pick<Mutant, 'file' | 'kind' | 'before' | 'lineText'> {
  why: string;
}

/** Mutants that behave like the original, with the reason. They are not counted. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'apps/api/src/modules/purchase/office-money/sum-lines.rules.ts',
    kind: 'change number',
    before: '0',
    lineText: 'chosen.reduce((sum, one) => sum + Math.abs(daysBetween(one.day, day)), 0);',
    why: 'every line begins with the same, so the nearest stays first',
  },
  {
    file: 'apps/api/src/modules/products/stock-office/pick-stock.rules.ts',
    kind: 'change number',
    before: '0',
    lineText: 'name: () => 0,',
    why: 'every row has the same key, so all keep their order',
  },
  {
    file: 'apps/api/src/modules/products/kept-rows/first-of.rules.ts',
    kind: 'flip comparison',
    before: '>=',
    lineText: 'if (last !== null && key >= last) return;',
    why: 'an equal row that comes later is sorted behind the page',
  },
  ...['negate condition', 'flip comparison', 'drop call'].map((kind) => ({
    file: 'apps/api/src/modules/products/kept-rows/first-of.rules.ts',
    kind,
    before: kind === 'negate condition' ? 'kept.length >= most + ROOM' : kind === 'drop call' ? 'sort();' : '>=',
    lineText: 'if (kept.length >= most + ROOM) sort();',
    why: 'how often the rows are sorted, not which are kept',
  })),
  {
    file: 'apps/api/src/modules/products/kept-rows/first-of.rules.ts',
    kind: 'change number',
    before: '1_000',
    lineText: 'const ROOM = 1_000;',
    why: 'how often the rows are sorted, not which are kept',
  },
  {
    file: 'apps/api/src/modules/dispatch/wave/pick-list.ts',
    kind: 'change number',
    before: '1',
    lineText: 'if ((one.shelf === null) !== (other.shelf === null)) return one.shelf === null ? 1 : -1;',
    why: 'a sort reads the sign only',
  },
  {
    file: 'apps/api/src/modules/purchase/office-money/refunds.sql.ts',
    kind: 'drop condition',
    before: "r.status = 'done'",
    lineText: "`select ${seen} from ${joined} where r.status = 'done' and r.done_at >= $since and ${typed}",
    why: 'a check gives an instant to done refunds only; the condition is for the index',
  },
  {
    file: 'apps/api/src/modules/purchase/presale/moves.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: "if (advanced && day > (last.get(shipmentId) ?? '')) last.set(shipmentId, day);",
    why: 'the same day again changes nothing',
  },
  {
    file: 'apps/api/src/modules/dispatch/wave/plan-waves.ts',
    kind: 'change number',
    before: '0',
    lineText: 'units.set(brand, (units.get(brand) ?? 0) + asked);',
    why: 'each brand begins with the same, so the one with the most units stays',
  },
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 's.dispatch_date is not null',
    lineText: "where s.order_id = o.id and s.dispatch_date is not null and s.status <> 'received') as closed,",
    why: 'a null among the closed days equals no day that a line moves to',
  },
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 's.dispatch_date is not null',
    lineText:
      'from purchase.shipment s where s.order_id = o.id and s.dispatch_date is not null and s.delivery_day is not null) as chosen',
    why: 'hours of no dispatch day belong to no line that waits for a presale',
  },
  {
    file: 'apps/api/src/modules/purchase/payment/retry-refund.ts',
    kind: 'flip comparison',
    before: '<',
    lineText:
      "if (triedAt && clock.now().getTime() - triedAt.getTime() < ATTEMPT_OVER) throw new OfficeError('REFUND_AT_GATEWAY');",
    why: 'the last millisecond of the minute may belong to either side',
  },
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 'l.quantity > 0',
    lineText:
      'where l.advanced and l.quantity > 0 and l.product_id = $productId and l.dispatch_date <> $day and o.created_at >= $opensAt',
    why: 'an order without units left is read once more and moves nothing: findWaiting has lines with units only',
  },
  {
    file: 'apps/api/src/modules/purchase/presale/follow-presale.sql.ts',
    kind: 'drop condition',
    before: 'l.order_id = s.order_id',
    lineText:
      'and not exists (select from purchase.order_line l where l.order_id = s.order_id and l.shipment_id = s.id)`,',
    why: 'a foreign key gives a line only shipments of its own order; the condition is for the index',
  },
  {
    file: 'apps/api/src/modules/products/transfer/transfer.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: "received === units ? reason === null : reason !== null && received > units === (reason === 'extra');",
    why: 'equal numbers are decided before',
  },
  {
    file: 'apps/api/src/modules/purchase/office-method/movement.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: 'const from = isRunning ? saved.from : asked > now ? asked : now;',
    why: 'a start that is now is the same instant either way',
  },
  {
    file: 'apps/api/src/modules/products/price-office/program.rules.ts',
    kind: 'flip comparison',
    before: '>=',
    lineText:
      'return Math.max(1, pesos >= ROUNDED_FROM ? Math.round(pesos / priceRounding) * priceRounding : Math.round(pesos));',
    why: '1.000 pesos are whole hundreds and fifties either way',
  },
  {
    file: 'apps/api/src/modules/products/price-office/program.rules.ts',
    kind: 'flip comparison',
    before: '<',
    lineText: 'if (after < regular && isLargeChange(regular, after)) effect.fallMuch += 1;',
    why: 'a price that stays changes by nothing',
  },
  {
    file: 'apps/api/src/modules/products/grid/cells.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: 'else if (after > before) effect.rise += 1;',
    why: 'equal prices are decided before',
  },
  {
    file: 'apps/api/src/modules/dispatch/load/dispatch-load.ts',
    kind: 'change number',
    before: '1',
    lineText: 'for (const [, orderCode] of [...orders].toSorted(([one], [other]) => (one < other ? -1 : 1)))',
    why: 'only the sign of what a comparison returns decides',
  },
  {
    file: 'apps/api/src/modules/dispatch/load/dispatch-load.ts',
    kind: 'flip comparison',
    before: '<',
    lineText: 'for (const [, orderCode] of [...orders].toSorted(([one], [other]) => (one < other ? -1 : 1)))',
    why: 'the keys of a map differ',
  },
  {
    file: 'apps/api/src/modules/dispatch/shipment/leave-warehouse.sql.ts',
    kind: 'drop condition',
    before: 's.is_open',
    lineText:
      "where s.shipment_id = $shipmentId and s.is_open and s.kind = 'delivery' and l.id = s.load_id and l.state = 'draft' and l.warehouse_id <> $warehouseId`,",
    why: 'every stop of a draft is open; the condition is for the index',
  },
  {
    file: 'apps/api/src/modules/products/transfer/transfer.sql.ts',
    kind: 'drop condition',
    before: 'transfer_id in (select id from page)',
    lineText:
      'from products.transfer_line where transfer_id in (select id from page) group by transfer_id) l on l.transfer_id = t.id',
    why: 'the join keeps the lines of the page; the condition only saves summing the others',
  },
  {
    file: 'packages/search/src/query/words-to-keep.ts',
    kind: 'flip comparison',
    before: '>',
    lineText: 'if (sum > shortAt(worth, bits)) worth[bits] = sum;',
    why: 'an equal sum is the same number',
  },
  {
    file: 'packages/search/src/index/codes.ts',
    kind: 'change number',
    before: '1',
    lineText: 'firstNotBelow(ends.length, (at) => (uintAt(ends, at) <= place ? -1 : 1));',
    why: 'only the sign of a comparison decides',
  },
  {
    file: 'packages/search/src/index/near-words.ts',
    kind: 'flip comparison',
    before: '<=',
    lineText: 'const letterOf = (code: number): number => (code >= 97 && code <= 122 ? code - 96 : 27);',
    why: 'a z is softened to an s before',
  },
  {
    file: 'packages/search/src/index/near-words.ts',
    kind: 'change number',
    before: '4095',
    lineText: 'if (term % 4096 === 4095) yield;',
    why: 'which word of each 4,096 pauses the work changes nothing in its result',
  },
  {
    file: 'apps/api/src/modules/products/colour-index/colour-index.ts',
    kind: 'change number',
    before: '2',
    lineText: 'if (byLightness > limit + 2 / FINE) {',
    why: 'the walk ends a little later; what it meets there is too far and is not kept',
  },
  {
    file: 'apps/api/src/modules/products/stock-office/adjust-stock.ts',
    kind: 'change number',
    before: '0',
    lineText: "return by < 0 && reason !== 'sample' ? 'loss' : 'adjustment';",
    why: 'a change by no units writes no movement, so its cause is not kept',
  },
  {
    file: 'apps/api/src/modules/auth/session/identify.ts',
    kind: 'change number',
    before: '2',
    lineText: 'ended: new LRUCache({ ...entryLimit(MAX_ENTRIES), ttl: 2 * TTL }),',
    why: 'a session that ended never begins again, and no actor is cached for as long',
  },
  {
    file: 'apps/api/src/modules/products/catalogue-index/stock-table.ts',
    kind: 'change number',
    before: '0',
    lineText: 'let state = 0;',
    why: 'only whether it changed counts',
  },
  {
    file: 'apps/api/src/modules/products/catalogue-index/stock-table.ts',
    kind: 'change number',
    before: '1',
    lineText: 'state += 1;',
    why: 'only whether it changed counts',
  },
  {
    file: 'apps/api/src/modules/products/catalogue-index/stock-table.ts',
    kind: 'change number',
    before: '1',
    lineText: 'const column = grown(columns.get(warehouseId) ?? new Int32Array(), slot + 1);',
    why: 'a column may have room for more',
  },
  {
    file: 'apps/api/src/modules/products/purchasing/suggestion.rules.ts',
    kind: 'change number',
    before: '1e-9',
    lineText: 'return Math.max(0, Math.ceil((missing - 1e-9) / box)) * box;',
    why: 'any number well below a unit drops the rounding of a rate',
  },
  {
    file: 'apps/api/src/modules/products/purchasing/suggestion.rules.ts',
    kind: 'flip comparison',
    before: '<=',
    lineText: 'if (cost === null || held <= 0) return arrived.cost;',
    why: 'no units weigh nothing in the average',
  },
  {
    file: 'apps/api/src/modules/products/import/price-check.rules.ts',
    kind: 'flip comparison',
    before: '<',
    lineText:
      'const hasLostDigits = text !== undefined && amount < THOUSAND && (amount < floor || !Number.isInteger(amount));',
    why: 'one thousand is whole and above the floor; the floor itself has a test',
  },
  {
    file: 'apps/api/src/modules/purchase/returns/goods-back.rules.ts',
    kind: 'change number',
    before: '0',
    lineText: 'amount: shares[at] ?? 0,',
    why: 'there is a share for each line',
  },
  {
    file: 'apps/api/src/modules/purchase/adjust/money-back-rows.rules.ts',
    kind: 'change number',
    before: '0',
    lineText:
      'const priced = less.map(({ line, shipmentId, units }, at) => ({ shipmentId, line, units, amount: shares[at] ?? 0 }));',
    why: 'there is a share for each line',
  },
  {
    file: 'packages/rules/src/tally.ts',
    kind: 'flip comparison',
    before: '<',
    lineText: 'if (units < 0) {',
    why: 'no units change nothing either way',
  },
  {
    file: 'packages/rules/src/tally.ts',
    kind: 'change number',
    before: '0',
    lineText: 'if (units < 0) {',
    why: 'no units change nothing either way, and units are whole',
  },
  {
    file: 'apps/api/src/platform/http/network.rules.ts',
    kind: 'change number',
    before: '0',
    lineText: 'const gap = Math.max(0, 8 - front.length - back.length);',
    why: 'only the first four of eight groups are read',
  },
  {
    file: 'apps/api/src/modules/office/events/serve-events.ts',
    kind: 'change number',
    before: '15_000',
    lineText: 'const HEARTBEAT = 15_000;',
    why: 'any time below the 30 s of an idle connection keeps it',
  },
  {
    file: 'apps/shop/src/screens/cart/cart-lines.tsx',
    kind: 'change number',
    before: '1',
    lineText: 'const placeOf = (line: CartProduct) => order.get(lineId(line)) ?? -1;',
    why: 'any place before the first one is the first',
  },
  {
    file: 'apps/office/src/screens/driver/box-scan.tsx',
    kind: 'change number',
    before: '60',
    lineText: 'const BUZZ_MS = 60;',
    why: 'a buzz that is a millisecond longer feels the same',
  },
  {
    file: 'packages/search/src/index/postings.ts',
    kind: 'negate condition',
    before: 'at % STEP === STEP - 1',
    lineText: 'if (at % STEP === STEP - 1) yield;',
    why: 'how often the work pauses changes nothing in its result',
  },
  {
    file: 'apps/api/src/modules/purchase/adjust/sums.rules.ts',
    kind: 'flip comparison',
    before: '>',
    lineText:
      'const movement = before.movement > 0 ? shareDown(before.movement, left, leftBefore) : Math.max(discount, -left);',
    why: 'no movement stays none either way',
  },
  {
    file: 'packages/rules/src/part-payment.ts',
    kind: 'flip comparison',
    before: '<',
    lineText: 'amount > 0 && (amount === balance || (takesParts && amount >= PART_MINIMUM && amount < balance));',
    why: 'an equal amount is decided before',
  },
  {
    file: 'packages/rules/src/price-steps.ts',
    kind: 'change number',
    before: '0',
    lineText: 'const pesos = formatPesos(amount ?? 0);',
    why: 'only a deal below its minimum has no amount, and it has no sentence',
  },
  ...[
    'for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;',
    'return lines.map(({ rate }, at) => taxed(shares[at] ?? 0, rate));',
    'return amounts.map((amount, at) => ({ amount, base: amount - (taxes[at] ?? 0), tax: taxes[at] ?? 0 }));',
  ].map((lineText) => ({
    file: 'packages/rules/src/tax.ts',
    kind: 'change number',
    before: '0',
    lineText,
    why: 'there is a share for each line',
  })),
];

export const isEquivalent = (mutant: Mutant): boolean =>
  equivalents.some(
    ({ file, kind, before, lineText }) =>
      file === mutant.file && kind === mutant.kind && before === mutant.before && lineText === mutant.lineText,
  );
