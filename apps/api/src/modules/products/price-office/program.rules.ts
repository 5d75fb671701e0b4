import type { PriceProgram, ProgramState } from '@tonalia/contract/prices-office';
import { formatShortDay, dayIn } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { priceRounding } from '@tonalia/rules/policy';
import { holdingPrice } from '@tonalia/rules/price';
import { isLargeChange } from '../price/large-change.rules.ts';
import { type KnownCost, leftOf } from '../price/left-of.rules.ts';

/** Programmed prices in percent are rounded as the business rounds from this many pesos on. */
const ROUNDED_FROM = 1_000;

/** The window of a program; null for an open bound. */
export interface ProgramSpan {
  from: Date | null;
  until: Date | null;
}

/** A version with the regular price of the list that a program changes, and what it is to cost. */
export interface PlannedPrice {
  versionId: string;
  regular: number;
  amount: number;
}

/** What a program makes of a regular price, in whole pesos. */
export function programmedAmount(regular: number, change: NonNullable<PriceProgram['rule']>['change']): number {
  if (change.kind === 'amount') return change.pesos;
  const pesos = (regular * (100 + change.percent)) / 100;
  return Math.max(1, pesos >= ROUNDED_FROM ? Math.round(pesos / priceRounding) * priceRounding : Math.round(pesos));
}

/** Where a program is in time. */
export function stateOf(
  { from, until, cancelledAt }: ProgramSpan & { cancelledAt: Date | null },
  now: Date,
): ProgramState {
  if (cancelledAt !== null) return 'cancelled';
  if (from !== null && from > now) return 'coming';
  return until !== null && until <= now ? 'ended' : 'running';
}

/** How planned prices are judged; `costs` by version, of those that the operator may know. */
export interface PlanLimits {
  replaces: boolean;
  floor: number;
  costs?: ReadonlyMap<string, KnownCost>;
}

/** Counts what planned prices do, each as the price rules apply it to the regular price. */
export function effectOf(prices: readonly PlannedPrice[], { replaces, floor, costs = new Map() }: PlanLimits) {
  const effect = { versions: prices.length, rise: 0, fall: 0, fallMuch: 0, belowFloor: 0, belowCost: 0, lowMargin: 0 };
  let much = 0;
  for (const { versionId, regular, amount } of prices) {
    const after = holdingPrice(regular, [{ amount, replaces }])?.amount ?? regular;
    if (after > regular) effect.rise += 1;
    if (after < regular) effect.fall += 1;
    if (after < regular && isLargeChange(regular, after)) effect.fallMuch += 1;
    if (after < floor) effect.belowFloor += 1;
    if (isLargeChange(regular, after)) much += 1;
    const left = after === regular ? 'enough' : leftOf(after, costs.get(versionId));
    if (left === 'loss') effect.belowCost += 1;
    if (left === 'little') effect.lowMargin += 1;
  }
  return { effect, much };
}

/** "Se cruza con «Precio del mes», del mar 1 dic al jue 24 dic, en 86 versiones." */
export function overlapSentence({
  name,
  from,
  until,
  versions,
}: ProgramSpan & { name: string; versions: number }): string {
  const span = spanWords({ from, until });
  const count = versions === 1 ? 'una versión' : `${formatNumber(versions)} versiones`;
  return `Se cruza con «${name}», ${span}, en ${count}.`;
}

/** "desde el mar 1 dic hasta el jue 24 dic" */
export function spanWords({ from, until }: ProgramSpan): string {
  const day = (instant: Date) => formatShortDay(dayIn(instant)).toLocaleLowerCase('es-CO');
  return [from && `desde el ${day(from)}`, until ? `hasta el ${day(until)}` : 'sin fin'].filter(Boolean).join(' ');
}

/** A program as the office shows it. */
export const toProgram = (
  row: ProgramSpan & {
    id: string;
    name: string;
    tradeTypeId: string | null;
    customerId: string | null;
    customerName: string | null;
    replaces: boolean;
    versions: number;
    rule: PriceProgram['rule'];
    revision: number;
    cancelledAt: Date | null;
  },
  now: Date,
): PriceProgram => ({
  _id: row.id,
  name: row.name,
  tradeTypeId: row.tradeTypeId,
  customer: row.customerId === null ? null : { _id: row.customerId, name: row.customerName ?? '' },
  from: row.from?.toISOString() ?? null,
  until: row.until?.toISOString() ?? null,
  replaces: row.replaces,
  state: stateOf(row, now),
  versions: row.versions,
  rule: row.rule,
  version: row.revision,
});
