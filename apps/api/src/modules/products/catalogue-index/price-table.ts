import { grown } from './columns.ts';
import type { VersionTuple } from './facts.sql.ts';

/** A window of time in ms, the end left out. */
export interface Window {
  from: number;
  until: number;
}

interface ProgrammedPrice extends Window {
  tradeType: string | null;
  amount: number;
}

interface ProgrammedVersion {
  base: number;
  trade: Readonly<Record<string, number>>;
  programmed: readonly ProgrammedPrice[];
}

/**
 * The lowest price of each product before deals, by trade type and instant: base, else that of the trade type, else a programmed
 * one of the moment (as `price.rules.ts`). Versions without programmed prices are summed up once; the few others are kept one by one.
 */
export interface PriceTable {
  put(slot: number, versions: readonly VersionTuple[]): void;
  remove(slot: number): void;
  at(tradeType: string, now: number): PricesAt;
  /** Trade types with a price of their own for anything. */
  tradeTypes(): Iterable<string>;
  /** Windows of all programmed prices. */
  windows(): Iterable<Window>;
}

/** What a trade type pays at an instant, before deals. */
export interface PricesAt {
  lowest(slot: number): number;
  /** Whether a programmed price makes one of its versions cheaper. */
  isProgrammedDown(slot: number): boolean;
}

/** Stands for "no version of this kind". */
const NONE = 2 ** 31 - 1;

export function createPriceTable(): PriceTable {
  let base = new Int32Array();
  /** By trade type; 0 where it pays the base price. */
  const trade = new Map<string, Int32Array>();
  const programmed = new Map<number, readonly ProgrammedVersion[]>();
  const tradeTypes = new Set<string>();

  const putTrade = (slot: number, tradeType: string, amount: number): void => {
    const amounts = grown(trade.get(tradeType) ?? new Int32Array(), slot + 1);
    amounts[slot] = amount;
    trade.set(tradeType, amounts);
  };
  const remove = (slot: number): void => {
    programmed.delete(slot);
    for (const amounts of trade.values()) if (slot < amounts.length) amounts[slot] = 0;
  };
  return {
    put(slot, versions) {
      remove(slot);
      base = grown(base, slot + 1);
      const plain = versions.filter((version) => version[11] === null);
      base[slot] = plain.reduce((least, version) => Math.min(least, version[9]), NONE);
      for (const tradeType of new Set(plain.flatMap((version) => Object.keys(version[10] ?? {})))) {
        putTrade(slot, tradeType, Math.min(...plain.map((version) => version[10]?.[tradeType] ?? version[9])));
      }
      for (const version of versions) {
        for (const tradeType in version[10]) tradeTypes.add(tradeType);
        for (const [tradeType] of version[11] ?? []) if (tradeType !== null) tradeTypes.add(tradeType);
      }
      if (plain.length < versions.length) {
        programmed.set(slot, versions.filter((version) => version[11] !== null).map(programmedVersion));
      }
    },
    remove,
    at(tradeType, now) {
      const ofTrade = trade.get(tradeType) ?? new Int32Array();
      const cheapest = (least: number, version: ProgrammedVersion): number =>
        Math.min(least, amountOf(version, tradeType, now));
      const isDown = (version: ProgrammedVersion): boolean =>
        amountOf(version, tradeType, now) < amountWithout(version, tradeType);
      return {
        lowest(slot) {
          const plain = ofTrade[slot] || (base[slot] ?? NONE);
          return programmed.get(slot)?.reduce(cheapest, plain) ?? plain;
        },
        isProgrammedDown: (slot) => programmed.get(slot)?.some(isDown) ?? false,
      };
    },
    tradeTypes: () => tradeTypes,
    *windows() {
      for (const versions of programmed.values()) for (const version of versions) yield* version.programmed;
    },
  };
}

function programmedVersion(version: VersionTuple): ProgrammedVersion {
  return {
    base: version[9],
    trade: version[10] ?? {},
    programmed: (version[11] ?? []).map(([tradeType, from, until, amount]) => ({
      tradeType,
      from: from === null ? Number.NEGATIVE_INFINITY : Number(from),
      until: until === null ? Number.POSITIVE_INFINITY : Number(until),
      amount,
    })),
  };
}

const amountWithout = ({ base, trade }: ProgrammedVersion, tradeType: string): number => trade[tradeType] ?? base;

/** One for the trade type wins over one for all. */
function amountOf(version: ProgrammedVersion, tradeType: string, now: number): number {
  const open = version.programmed.filter(({ from, until }) => from <= now && now < until);
  const own = open.find((price) => price.tradeType === tradeType) ?? open.find((price) => price.tradeType === null);
  return own?.amount ?? amountWithout(version, tradeType);
}
