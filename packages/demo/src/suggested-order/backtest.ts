import { type OrderedUnits, isDue, suggestOrder } from '@tonalia/rules/suggested-order';

/** Orders before the one that is held out. */
const LEAST_BEFORE = 3;

/** The orders of one customer, by line. */
export type OrderedHistory = readonly OrderedUnits[];

/** Proposes versions for an order on `today`, the most often ordered first where they can be cut. */
export type Proposer = (history: OrderedHistory, today: string) => string[];

/** How well proposals met the orders that were held out: shares from 0 to 1. */
export interface BacktestScore {
  /** Part of the ordered versions that were proposed. */
  recall: number;
  /** Part of the proposed versions that were ordered. */
  precision: number;
  proposed: number;
  ordered: number;
}

/** The rule: what is due. */
export const byRhythm: Proposer = (history, today) =>
  suggestOrder(history, today)
    .filter(isDue)
    .map(({ versionId }) => versionId);

/** "Last order again". */
export const byLastOrder: Proposer = (history) => {
  const last = history.reduce((newest, { day }) => (day > newest ? day : newest), '');
  const versions = new Set(history.filter(({ day }) => day === last).map(({ versionId }) => versionId));
  return oftenFirst(history).filter((versionId) => versions.has(versionId));
};

/** "Top of the customer": as many of the versions ordered most often as the last order had. */
export const byTop: Proposer = (history, today) => oftenFirst(history).slice(0, byLastOrder(history, today).length);

/** All versions of a history, the most often ordered first. */
function oftenFirst(history: OrderedHistory): string[] {
  const times = new Map<string, Set<string>>();
  for (const { versionId, day } of history) times.set(versionId, (times.get(versionId) ?? new Set()).add(day));
  return [...times].toSorted(([, a], [, b]) => b.size - a.size).map(([versionId]) => versionId);
}

const PARTS = Array.from({ length: 20 }, (_, at) => 1 - at / 20);

/** The most recall of a proposer at a precision or above, when only the first part of each proposal is kept; 0 when no part is so precise. */
export function recallAt(histories: readonly OrderedHistory[], propose: Proposer, precision: number): number {
  for (const part of PARTS) {
    const score = backtest(histories, (...seen) => {
      const all = propose(...seen);
      return all.slice(0, Math.round(all.length * part));
    });
    if (score.proposed > 0 && score.precision >= precision) return score.recall;
  }
  return 0;
}

/** Holds out the last order of each customer with enough orders before it, and compares it with what is proposed from those. */
export function backtest(histories: readonly OrderedHistory[], propose: Proposer): BacktestScore {
  let [hits, proposed, ordered] = [0, 0, 0];
  for (const history of histories) {
    const days = [...new Set(history.map(({ day }) => day))].toSorted();
    for (const day of days.slice(LEAST_BEFORE).slice(-1)) {
      const wanted = new Set(history.filter((line) => line.day === day).map(({ versionId }) => versionId));
      const proposals = propose(
        history.filter((line) => line.day < day),
        day,
      );
      hits += proposals.filter((versionId) => wanted.has(versionId)).length;
      proposed += proposals.length;
      ordered += wanted.size;
    }
  }
  return { recall: hits / ordered, precision: proposed === 0 ? 1 : hits / proposed, proposed, ordered };
}
